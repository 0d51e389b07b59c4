import { pathTo } from '#screens/addresses.ts'
import { browserLimits } from '#storefront/site/old-browser-check.ts'
import { expect, hydrated, type Language, languages, test } from './support/visitor.ts'

const hours: Record<Language, [main: RegExp, library: RegExp]> = {
  es: [/lunes a viernes, de 9 a 21\sh; sábados, de 10 a 21\sh/, /lunes a viernes, de 7 a 15\sh/],
  ca: [/dilluns a divendres, de 9 a 21\sh; dissabtes, de 10 a 21\sh/, /dilluns a divendres, de 7 a 15\sh/],
  en: [/Monday to Friday, 9\sam to 9\spm; Saturday, 10\sam to 9\spm/, /Monday to Friday, 7\sam to 3\spm/],
}

test('T-20 contact and customer service say when somebody answers, in every language', async ({ page }) => {
  for (const language of languages)
    for (const key of ['contact', 'customer-service'] as const) {
      await page.goto(pathTo(key, language))
      for (const said of hours[language]) await expect(page.getByRole('main').getByText(said)).toBeVisible()
    }
})

test('T-24 purchase conditions open at shipping and at returns', async ({ page }) => {
  for (const language of languages)
    for (const anchor of ['shipping', 'returns']) {
      await page.goto(`${pathTo('purchase-conditions', language)}#${anchor}`)
      await expect(page.locator(`h2#${anchor}`)).toBeInViewport()
    }
})

test('T-25 legal notice, cookies and privacy stand in the language of their address', async ({ page }) => {
  for (const key of ['legal-notice', 'cookies-policy', 'privacy-policy'] as const) {
    const openings = new Set<string>()
    for (const language of languages) {
      await page.goto(pathTo(key, language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const text = await page.locator('.prose').innerText()
      expect(text.length).toBeGreaterThan(1_200)
      openings.add(text.slice(0, 200))
    }
    expect(openings.size).toBe(3)
  }
})

test('T-26 the page for old browsers lists each with its oldest version', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathTo('supported-browsers', language))
    for (const { name, oldest } of browserLimits)
      await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${name} ${oldest}\\b`) })).toBeVisible()
  }
})

test('R-07 what is typed shows as text, ampersand, apostrophe and markup alike', async ({ page }) => {
  const typed = 'O’Brien & Sons <b>bis</b>'
  for (const language of languages) {
    await page.goto(`${pathTo('search', language)}?q=${encodeURIComponent(typed)}`)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText(typed)
    await expect(page.locator('main b')).toHaveCount(0)
  }
})

test('a page that is not there offers the search and the way home (R-29)', async ({ page, complaints }) => {
  complaints.expected.push(/404 \(Not Found\)/)
  for (const language of languages) {
    const answer = await page.goto(`/${language}/no-existe`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('main').getByRole('combobox').fill('granada')
    await page.getByRole('main').getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/q=granada/)
  }
})
