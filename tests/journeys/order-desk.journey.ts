import { openAsColleague } from './support/colleague.ts'
import { givenParcels } from './support/parcels.ts'
import { scan } from './support/scan.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop an order desk’s forenoon', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('whoever works for every store opens one’s shelves by its address', async ({ page }) => {
    const store = 'T002'
    const { pickup } = await givenParcels(store, 0)
    await openAsColleague(page, `/picks?store=${store}`, { roles: ['order_desk'], language: 'en' })
    await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store)
    const row = page.getByRole('button', { name: pickup.number })
    await expect(row).toContainText('0/1')
    await scan(page, pickup.ean)
    await expect(row).toContainText('1/1')
    await page.goto('/staff/picks')
    await expect(page.getByRole('button', { name: pickup.number })).toHaveCount(0)
  })

  test('picks by scan, packs, sends many at once, hands over, and receives a return', async ({ page }) => {
    const store = 'T001'
    const { shipments, pickup } = await givenParcels(store, 3)

    await openAsColleague(page, '/picks', { roles: ['bookseller'], store, language: 'en' })
    await expect(page.getByRole('heading', { level: 1, name: 'To pick' })).toBeVisible()
    for (const { ean, number } of [...shipments, pickup]) {
      const row = page.getByRole('button', { name: number })
      await expect(row).toContainText('0/1')
      await scan(page, ean)
      await expect(row).toContainText('1/1')
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: `Mark ${shipments.length + 1} parcels as packed` }).click()
    for (const { number } of [...shipments, pickup]) await expect(page.getByRole('button', { name: number })).toHaveCount(0)

    await page.goto('/staff/dispatch?state=ready&kind=shipment')
    for (const { number } of shipments) await page.getByRole('checkbox', { name: `Select ${number}-1` }).check()
    await page.getByRole('button', { name: 'Send…' }).click()
    await page.getByLabel('Carrier').fill('Correos')
    await page.getByLabel(`Tracking of ${shipments[0]!.number}-1`).fill('PQ0000001')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Send ${shipments.length} parcels` }).click()
    await expect(page.getByText(`${shipments.length} parcels sent.`)).toBeVisible()

    await page.goto('/staff/pickups')
    await expect(page.getByRole('link', { name: `${pickup.number}-1` })).toBeVisible()
    await scan(page, `${pickup.number}-1`)
    const pane = page.getByRole('complementary')
    await expect(pane.getByRole('heading', { level: 2 })).toContainText(pickup.number)
    await pane.getByRole('button', { name: 'Hand over…' }).click()
    await pane.getByRole('button', { name: 'Hand over', exact: true }).click()
    await expect(page.getByText('Handed over.')).toBeVisible()

    await pane.getByRole('button', { name: 'Record a return…' }).click()
    await pane.getByLabel(/\(up to 1\)/).fill('1')
    await pane.getByLabel('Reason').fill('another edition wanted')
    await pane.getByRole('button', { name: 'Record a return', exact: true }).click()
    await expect(page.getByText('The return has been recorded.')).toBeVisible()

    await openAsColleague(page, '/returns?state=requested', { roles: ['order_desk'], language: 'en' })
    await page.getByRole('link', { name: pickup.number }).click()
    await pane.getByRole('button', { name: 'Answer…' }).click()
    await pane.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(page.getByText('The customer receives the answer by e-mail.')).toBeVisible()
    await pane.getByRole('button', { name: 'Receive…' }).click()
    await pane.getByLabel('Store').selectOption(store)
    await pane.getByRole('button', { name: 'Receive', exact: true }).click()
    await expect(page.getByText('Received. The money goes back the way it was paid.')).toBeVisible()
    await expectAccessible(page)
  })
})
