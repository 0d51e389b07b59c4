import { openAsColleague } from './support/colleague.ts'
import { givenClaim } from './support/library.ts'
import { scan } from './support/scan.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop a claim', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('is decided by sending again: an order without a price appears, and is picked in the store', async ({ page }) => {
    const store = 'T001'
    const { claim, note, ean } = await givenClaim(store)
    const pane = page.getByRole('complementary')

    await openAsColleague(page, `/claims/${claim}?state=open`, { roles: ['order_desk'], language: 'en' })
    await expect(pane.getByRole('heading', { level: 2, name: `Claim on delivery note ${note}` })).toBeVisible()
    await pane.getByRole('button', { name: 'Answer…' }).click()
    await pane.getByLabel('Decision').selectOption('resend')
    await pane.getByLabel('What the customer reads').fill('We send them again.')
    await pane.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(pane.getByText('Accepted').first()).toBeVisible()
    await pane.getByRole('button', { name: 'Send again…' }).click()
    await pane.getByLabel('Taken from').selectOption(store)
    await pane.getByRole('button', { name: 'Send again', exact: true }).click()
    await expect(page.getByText('The order without a price is in the store’s picking list.')).toBeVisible()
    const replacement = pane.getByRole('definition').getByRole('link').last()
    const number = await replacement.innerText()
    await expectAccessible(page)
    await replacement.click()
    await expect(page.getByRole('heading', { name: new RegExp(number) }).first()).toBeVisible()
    await expect(page.getByText('€0.00').first()).toBeVisible()

    await openAsColleague(page, '/picks', { roles: ['bookseller'], store, language: 'en' })
    const row = page.getByRole('button', { name: number })
    await expect(row).toContainText('0/2')
    await scan(page, ean)
    await expect(row).toContainText('1/2')
    await scan(page, ean)
    await expect(row).toContainText('2/2')
    await page.getByRole('button', { name: /^Mark .* as packed$/ }).click()
    await expect(row).toHaveCount(0)
  })
})
