import { pathTo } from '#screens/addresses.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const returning = { es: 'devolución', ca: 'devolució', en: 'withdrawal' }

for (const language of languages)
  test(`what only the help pages say is shown before products of another word in ${language}`, async ({ page }) => {
    const { search } = wordsOf(language)
    await page.goto(`${pathTo('search', language)}?q=${encodeURIComponent(returning[language])}`)
    await hydrated(page)
    await expect(page.locator('.everything-found a').first()).toHaveAttribute('href', /#/)
    const headings = page.locator('main h2')
    await expect(headings.nth(0)).toHaveText(search.elsewhereFirst)
    await expect(headings.nth(1)).toHaveText(search.products)
    await expect(page.getByText(search.nothing)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
