import { pathTo } from '#screens/addresses.ts'
import { visitWords } from '#storefront/visit-basket/words.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, test } from './support/visitor.ts'

for (const language of languages)
  test(`a visitor fills a basket from shelf cards, also without a line, and sends it home in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
    const words = visitWords[language]
    await page.goto(pathTo('books', language))
    const href = await page.locator('main a[href*="/978"]').first().getAttribute('href')
    const id = /\/(\d+)(?:\/|$)/.exec(href ?? '')?.[1] ?? ''
    await page.goto(`${pathTo('visit-basket', language)}?add=${id}`)
    await hydrated(page)
    const letters = page.locator('.visit-letters')
    await expect(letters).toHaveText(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const code = await letters.innerText()

    await context.setOffline(true)
    await page.getByLabel(words.number).fill(id)
    await page.getByRole('button', { name: words.add, exact: true }).click()
    await expect(page.getByText(words.waits)).toBeVisible()
    await expect(page.locator('.visit-quantity output')).toHaveText('2')
    await context.setOffline(false)
    await expect(letters).toHaveText(code, { timeout: 30_000 })
    await page.reload()
    await expect(page.locator('.visit-quantity output')).toHaveText('2')

    await page.getByRole('button', { name: words.toBasket }).click()
    await expect(page).toHaveURL(new RegExp(`${pathTo('basket', language)}$`))
  })

/** What the counter says of a visitor's basket. */
const counterWords = {
  es: { title: 'Cesta de la visita', handed: 'Cesta entregada.' },
  ca: { title: 'Cistella de la visita', handed: 'Cistella lliurada.' },
  en: { title: 'Visit basket', handed: 'Basket handed over.' },
}

for (const language of languages)
  test(`@desktop the counter opens a visitor’s basket by its six letters and hands it over in ${language}`, async ({ page }) => {
    test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
    const words = counterWords[language]
    await page.goto(pathTo('books', language))
    const href = await page.locator('main a[href*="/978"]').first().getAttribute('href')
    await page.goto(`/v/${/\/(\d+)(?:\/|$)/.exec(href ?? '')?.[1] ?? ''}`)
    await hydrated(page)
    const code = await page.locator('.visit-letters').innerText()
    await openAsColleague(page, `/counter?code=${code}`, { roles: ['bookseller'], store: 'T013', language })
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.handed)).toBeVisible()
  })
