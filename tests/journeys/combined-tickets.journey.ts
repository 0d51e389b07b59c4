import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './support/visitor.ts'

const inThree = async (page: Page, group: string, text: string) => {
  for (const language of ['Español', 'Català', 'English'])
    await page.getByRole('group', { name: group, exact: true }).getByLabel(language).fill(text)
}

test.describe('@desktop combined tickets', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('are written in the back office and stand on the page of the visit until their last day', async ({ page, context }) => {
    const name = `Palace and orchard ${Date.now().toString(36)}`
    await openAsColleague(page, '/ticket-bundles/new', { roles: ['marketing'], language: 'en' })
    await inThree(page, 'Name', name)
    await inThree(page, 'What it includes', 'The courtyards, and the orchard behind them.')
    await page.getByLabel('Price, in euros').fill('21.50')
    await page.getByLabel('Address at the ticket office').fill('https://tickets.example/orchard')
    await page.getByLabel('Until', { exact: true }).fill('2031-05-01')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expectAccessible(page)

    const visit = await context.newPage()
    await visit.goto('/en/plan-your-visit')
    const row = visit.locator('.ticket-bundles li').filter({ hasText: name })
    await expect(row).toContainText('€21.50 at the palace’s ticket office')
    await expect(row).toContainText('Until 01/05/2031')
    await expect(row.getByRole('link')).toHaveAttribute('href', 'https://tickets.example/orchard')
    await expectAccessible(visit)
    await expectNoSidewaysScroll(visit)

    await page.getByLabel('Until', { exact: true }).fill('2026-01-01')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.getByRole('button', { name: 'Save' }).click()
    await saved
    await visit.reload()
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})
