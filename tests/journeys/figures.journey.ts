import { openAsColleague } from './support/colleague.ts'
import { givenSale } from './support/sales.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.describe('@desktop figures and dates', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('finance reads the sales of a year by month, and opens a month to its days', async ({ page }) => {
    await givenSale()
    const [from, to] = [dayFromNow(-200), dayFromNow(1)]
    await openAsColleague(page, `/sales?by=month&from=${from}&to=${to}`, { roles: ['finance'], language: 'en' })
    await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible()
    await expect(page.getByText('Compared with the same weekdays', { exact: false })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Month' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'By store' }).click()
    await expect(page.getByRole('columnheader', { name: 'Store' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`from=${from}`))
  })

  test('marketing sees how far visitors came, as a table', async ({ page }) => {
    await openAsColleague(page, '/visits', { roles: ['marketing'], language: 'en' })
    await expect(page.getByRole('table', { name: 'All days together' }).getByRole('rowheader')).toHaveCount(7)
    await expectAccessible(page)
  })

  test('what a visitor asks of the search and opens is among the most searched, and leads to a result pinned to it', async ({
    page,
  }) => {
    const told = (opened: boolean) =>
      page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === '/api/searches/' && answer.request().postDataJSON().opened === opened,
      )
    const [asked] = await Promise.all([told(false), page.goto('/en/search?q=azulejo')])
    const { results } = asked.request().postDataJSON()
    await Promise.all([told(true), page.locator('.card-link').first().click()])
    await openAsColleague(page, '/asked-searches?q=azulejo', { roles: ['marketing'], language: 'en' })
    const row = page.getByRole('row', { name: 'azulejo' }).filter({ hasText: 'English' })
    await expect(row).toContainText(String(results))
    await expectAccessible(page)
    await row.getByRole('link', { name: 'azulejo', exact: true }).click()
    await expect(page.getByLabel('Question')).toHaveValue('azulejo')
  })

  test('what comes is walked by keys, week by week and month by month', async ({ page }) => {
    await openAsColleague(page, '/coming-up?day=2030-05-15', { roles: ['marketing'], language: 'en' })
    await expect(page.getByText('May 2030')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('June 2030')).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
  })
})
