import { openAsColleague } from './support/colleague.ts'
import { givenLastCopy, givenParcels } from './support/parcels.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop a copy that is not on its shelf', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('comes on the short list, is looked for again, and is picked once it turns up', async ({ page }) => {
    const store = 'T001'
    const { shipments } = await givenParcels(store, 1)
    const { number } = shipments[0]!
    await givenLastCopy(shipments[0]!)
    const pane = page.getByRole('complementary')

    await openAsColleague(page, '/picks', { roles: ['bookseller'], store, language: 'en' })
    const row = page.getByRole('listitem').filter({ hasText: number })
    await row.getByRole('button', { name: 'Not there…' }).click()
    await row.getByRole('button', { name: 'Not there', exact: true }).click()
    await expect(page.getByText('No store has it.')).toBeVisible()
    await expect(page.getByRole('button', { name: number })).toHaveCount(0)

    await openAsColleague(page, '/short-list?waits=true', { roles: ['order_desk'], language: 'en' })
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').click()
    await pane.getByRole('button', { name: 'Have it looked for again…' }).click()
    await pane.getByLabel('Note for colleagues').fill('behind the till?')
    await pane.getByRole('button', { name: 'Have it looked for again', exact: true }).click()
    await expect(pane.getByText('Being looked for again')).toBeVisible()
    await expectAccessible(page)

    await openAsColleague(page, '/short-list?state=looking', { roles: ['bookseller'], store, language: 'en' })
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').click()
    await pane.getByRole('button', { name: 'It turned up' }).click()
    await expect(page.getByText('It is back in the picking list.')).toBeVisible()
    await page.goto('/staff/picks')
    await expect(page.getByRole('button', { name: number })).toContainText('0/1')
  })
})
