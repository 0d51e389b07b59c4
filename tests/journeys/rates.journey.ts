import { openAsColleague } from './support/colleague.ts'
import { test as base, expect, expectAccessible } from './support/visitor.ts'

const test = base
test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

test.describe('@desktop a rule that two people change', () => {
  test('is proposed by finance with its effect seen, and put in force by another', async ({ page, complaints }) => {
    // What the law does not allow is refused, which the browser tells of.
    complaints.expected.push(/400 \(Bad Request\).*\/rates\/trial\//)
    await openAsColleague(page, '/rates', { roles: ['finance'], language: 'en' })
    await expect(page.getByRole('heading', { name: 'In force' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Propose a change' }).click()
    const pane = page.getByRole('complementary')
    await pane.getByLabel('What changes').selectOption({ label: 'Highest discount on books' })
    await pane.getByLabel('Percentage').fill('6')
    await pane.getByLabel('From').fill('2035-01-01')
    await pane.getByRole('button', { name: 'See the effect' }).click()
    await expect(pane.getByText('The book law does not allow as much').first()).toBeVisible()
    await pane.getByLabel('Percentage').fill('4')
    await pane.getByRole('button', { name: 'See the effect' }).click()
    await expect(pane.getByText('Without the change')).toBeVisible()
    await expect(pane.getByText('With the change')).toBeVisible()
    await expectAccessible(page)
    await pane.getByRole('button', { name: 'Propose…' }).click()
    await pane.getByLabel('Reason').fill('the house wants it so')
    await pane.getByRole('button', { name: 'Propose', exact: true }).click()
    await expect(pane.getByText('the house wants it so')).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Withdraw' })).toBeVisible()

    await openAsColleague(page, '/rate-proposals?state=waiting', { roles: ['admin'], language: 'en' })
    await page.locator('main a[data-to]').first().click()
    await expect(pane.getByText('the house wants it so')).toBeVisible()
    await pane.getByRole('button', { name: 'Put in force' }).click()
    await expect(pane.getByText('In force from its day')).toBeVisible()
    await page.goto('/staff/rates')
    await expect(page.getByRole('row', { name: /Highest discount on books.*4%.*01\/01\/2035/ })).toBeVisible()
  })
})
