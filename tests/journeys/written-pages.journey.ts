import { readFileSync } from 'node:fs'
import path from 'node:path'
import { QuizzesFile } from '#modules/editorial/quizzes/contract.ts'
import { marketing } from './support/marketing.ts'
import { expect, languages, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

const quizzes = path.join(import.meta.dirname, '../../database/demo/quizzes.json')
const [demo] = QuizzesFile.parse(JSON.parse(readFileSync(quizzes, 'utf8')))
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
/** What a try of the journey adds is its own, by its titles too: the shop may have been walked before. */
const own = Date.now().toString(36)

test.describe('@desktop what staff write', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')

  test('a page is there at once in three languages, moves with a lasting way to it, and goes (R-29, R-32, A-11)', async ({
    request,
  }) => {
    const call = await marketing()
    const addresses = { es: `visitas-${own}`, ca: `visites-${own}`, en: `tours-${own}` }
    const at = (language: keyof typeof addresses) => `/${language}/${addresses[language]}`
    const texts = inThree({ title: `Visitas ${own}`, body: '## Horario\n\nA las diez.' })
    // Asked for before it is there: what is kept for an address that is none does not stay.
    for (const language of languages) expect((await request.get(at(language))).status()).toBe(404)
    const { version } = await call('PUT', `/pages/visits-${own}/`, { texts, addresses, version: 'new' })
    for (const language of languages) {
      const answer = await request.get(at(language))
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      for (const other of languages) expect(html).toMatch(new RegExp(`hreflang="${other}" href="[^"]*${at(other)}"`, 'i'))
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${at(language)}"`))
      expect(await (await request.get(`/sitemap/${language}/pages.xml`)).text()).toContain(`${at(language)}<`)
    }
    await call('PUT', `/pages/visits-${own}/`, { texts, addresses: { ...addresses, es: `paseos-${own}` }, version })
    const moved = await request.get(`${at('es')}?from=letter`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/es/paseos-${own}?from=letter`])
    const careless = await request.get(`/es/Paseos-${own}/`, { maxRedirects: 0 })
    expect([careless.status(), careless.headers()['location']]).toEqual([301, `/es/paseos-${own}`])
    await call('POST', `/pages/visits-${own}/publish/`, { published: false })
    for (const gone of [`/es/paseos-${own}`, at('es'), at('ca')]) expect((await request.get(gone)).status()).toBe(404)
  })

  test('a gift campaign has a page of its own out of season too (M-19)', async ({ page }) => {
    const call = await marketing()
    const title = `San Valentín ${own}`
    await call('PUT', `/gifts/campaigns/campaign-${own}/`, {
      theme: 'tiling',
      from_day: '02-01',
      to_day: '02-14',
      position: 90,
      titles: inThree(title),
      texts: inThree('Regalos para dos.'),
      addresses: inThree(`san-valentin-${own}`),
      version: 'new',
    })
    await page.goto(`/ca/san-valentin-${own}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.gift-tiles > li')).toHaveCount(6)
  })

  test('a quiz is taken at its own address, and its result is one to pass on (M-24 to M-29)', async ({ page }) => {
    const call = await marketing()
    const { key: _key, ...quiz } = demo!
    const title = `¿Quién lee ${own}?`
    const addresses = { es: `lectores-${own}`, ca: `lectors-${own}`, en: `readers-${own}` }
    await call('PUT', `/quizzes/readers-${own}/`, { ...quiz, titles: inThree(title), addresses, version: 'new' })
    const { quizzes: words } = wordsOf('es')
    await page.goto('/es/giftbetter')
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/es/lectores-${own}$`))
    const asked = page.locator('fieldset:visible')
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(asked.getByText(words.number({ place: number }))).toBeVisible()
      await asked.locator('label').first().click()
    }
    await expect(page).toHaveURL(new RegExp(`/es/lectores-${own}/resultado/[a-z-]+\\?answers=aaaaa$`))
    await expect(page.locator('.quiz-kicker')).toHaveText(title)
    const inEnglish = page.getByRole('link', { name: 'ENG', exact: true })
    await expect(inEnglish).toHaveAttribute('href', new RegExp(`^/en/readers-${own}/result/`))
    await inEnglish.click()
    await expect(page).toHaveURL(new RegExp(`/en/readers-${own}/result/[a-z-]+\\?answers=aaaaa$`))
    await call('POST', `/quizzes/readers-${own}/open/`, { opens: 'never' })
    expect((await page.request.get(`/es/lectores-${own}`)).status()).toBe(404)
  })
})
