import { openAsColleague } from './support/colleague.ts'
import { givenPickup, givenSale } from './support/parcels.ts'
import { scan } from './support/scan.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const store = 'T001'

test.describe('@desktop what happens to an order after it was made', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('copies are taken out, with money back; a title is added, with money to pay', async ({ page }) => {
    const { number, other } = await givenSale(store, { copies: 3 })
    await openAsColleague(page, `/orders/${number}`, { roles: ['order_desk'], language: 'en' })
    const pane = page.getByRole('complementary')
    await pane.getByRole('button', { name: 'Change the order…' }).click()
    await pane.getByRole('button', { name: /One copy fewer/ }).click()
    await pane.getByLabel('Delivery costs what was agreed').check()
    await expect(pane.getByText('To be refunded')).toContainText('€15.00')
    await expectAccessible(page)
    await pane.getByLabel('Reason').fill('the customer telephoned')
    await pane.getByRole('button', { name: 'Make the change' }).click()
    await expect(page.getByText('The order has been changed. The customer receives an e-mail.')).toBeVisible()

    await pane.getByRole('button', { name: 'Change the order…' }).click()
    await pane.getByLabel('Add a title').fill(other.ean)
    await page.getByRole('option', { name: other.title }).click()
    await expect(pane.getByText('Still to pay')).toBeVisible()
    await pane.getByLabel('Reason').fill('wants another one with it')
    await pane.getByRole('button', { name: 'Make the change' }).click()
    await expect(pane.getByText('Difference to be paid').first()).toBeVisible()
    await expect(pane.getByText('The difference of the last change is still to be paid.').first()).toBeVisible()
  })

  test('a copy comes back over the counter for its money, found by its number and a key', async ({ page }) => {
    const { number, ean } = await givenSale(store, { copies: 2, handedOver: true })
    await openAsColleague(page, `/counter?code=${number}`, { roles: ['order_desk'], language: 'en' })
    await expect(page.getByRole('link', { name: /^Take back/ })).toBeVisible()
    await page.keyboard.press('v')
    await expect(page.getByRole('heading', { level: 1, name: `Return from order ${number}` })).toBeVisible()
    await page.getByLabel('Store').selectOption(store)
    await page.getByRole('button', { name: /One copy fewer/ }).click()
    await scan(page, ean)
    await expect(page.getByText('Refunded:')).toContainText('€15.00')
    await expectAccessible(page)
    await page.getByLabel('Reason').fill('twice the same present')
    await page.getByRole('button', { name: 'Take back and refund' }).click()
    await expect(page.getByText('Done: the copies are in the store')).toBeVisible()
    await page.getByRole('link', { name: 'Open the order' }).click()
    await expect(page.getByRole('complementary').getByText('twice the same present').first()).toBeVisible()
  })

  test('a part of a pickup is handed over, and the rest waits on in a parcel of its own', async ({ page }) => {
    const { number } = await givenPickup(store, 3)
    await openAsColleague(page, `/counter?code=${number}`, { roles: ['bookseller'], store, language: 'en' })
    await expect(page.getByRole('button', { name: 'Hand over a part' })).toBeVisible()
    await page.keyboard.press('p')
    await page.getByRole('button', { name: /One copy fewer/ }).click()
    await expect(page.getByRole('button', { name: 'Hand over 2 of 3' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hand over 2 of 3' }).click()
    await expect(page.getByText('Handed over.', { exact: true })).toBeVisible()
    const rest = page.getByRole('heading', { level: 3, name: /Parcel 2 of 2/ })
    await expect(rest).toContainText('Ready')
  })

  test('a return is granted with a label, which opens it when the parcel arrives', async ({ page }) => {
    const { number } = await givenSale(store, { handedOver: true })
    await openAsColleague(page, `/orders/${number}`, { roles: ['order_desk'], language: 'en' })
    const pane = page.getByRole('complementary')
    await pane.getByRole('button', { name: 'Record a return…' }).click()
    await pane.getByLabel(/\(up to 1\)/).fill('1')
    await pane.getByLabel('Reason').fill('another edition wanted')
    await pane.getByRole('button', { name: 'Record a return', exact: true }).click()
    await expect(page.getByText('The return has been recorded.')).toBeVisible()
    await page.goto('/staff/returns?state=requested')
    await page.getByRole('link', { name: number }).click()
    await pane.getByRole('button', { name: 'Accept and send the label' }).click()
    await expect(page.getByText('The label is on its way by e-mail.')).toBeVisible()
    const code = /D-\d{6,}/.exec((await pane.textContent()) ?? '')?.[0] ?? ''
    await expectAccessible(page)
    await scan(page, code)
    await page.getByRole('link', { name: 'Open the return' }).click()
    await expect(pane.getByRole('button', { name: 'Receive…' })).toBeVisible()
  })
})
