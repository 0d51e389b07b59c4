import { pathTo } from '#screens/addresses.ts'
import { expect, expectNoSidewaysScroll, hydrated, languages, type Page, test } from './support/visitor.ts'

const total = async (page: Page) => Number((await page.locator('.list-bar p').innerText()).replace(/\D/g, ''))

for (const language of languages)
  test(`a book stands in lists once, opens to its editions, and is shown edition by edition where that is wanted in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${pathTo('search', language)}?q=alhambra`)
    await hydrated(page)
    const works = await total(page)
    const titles = await page.locator('.results .card-title').allInnerTexts()
    expect(titles.filter((title) => title === titles[0])).toHaveLength(1)

    const editions = page.locator('.card-editions').first()
    await editions.locator('summary').click()
    const named = editions.locator('li')
    expect(await named.count()).toBeGreaterThan(1)
    await expectNoSidewaysScroll(page)

    await page.locator('.list-group').click()
    await expect(page).toHaveURL(/group=editions/)
    await expect(page.locator('.card-editions')).toHaveCount(0)
    await expect.poll(() => total(page)).toBeGreaterThan(works)

    await page.locator('.list-group').click()
    await expect(page).not.toHaveURL(/group=/)
    await expect.poll(() => total(page)).toBe(works)
    const other = page.locator('.card-editions').first()
    await other.locator('summary').click()
    await other.locator('li a').nth(1).click()
    await expect(page.locator('article.product')).toBeVisible()
  })

test('filters count works as the list shows them, and an ISBN leads to its edition without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${pathTo('search', 'es')}?q=alhambra`)
  const language = page.locator('.filter-values a[href*="language="]').first()
  const told = Number((await language.locator('.filter-count').innerText()).replace(/\D/g, ''))
  await language.click()
  expect(await total(page)).toBe(told)
  await page.locator('.card-editions summary').first().click()
  await page.locator('.card-editions[open] li a').last().click()
  const isbn = /97[89]\d{10}/.exec(await page.locator('article.product').innerText())?.[0]
  const edition = new URL(page.url()).pathname
  if (isbn !== undefined) {
    await page.goto(`${pathTo('search', 'es')}?q=${isbn}`)
    await expect(page.locator('.results .card-link').first()).toHaveAttribute('href', edition)
  }
  await context.close()
})
