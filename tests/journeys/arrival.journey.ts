import { pathTo } from '#screens/addresses.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, languages, test } from './support/visitor.ts'

for (const language of languages) {
  test(`the home page opens in ${language}, without errors and accessible, and names its address and translations (R-32)`, async ({
    page,
  }) => {
    const answer = await page.goto(pathTo('home', language))
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathTo('home', language)}$`))
    for (const other of languages)
      await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
        'href',
        new RegExp(`${pathTo('home', other)}$`),
      )
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, { seen: [] })
  })

  test(`an unknown address in ${language} is answered with 404 and a way back`, async ({ page, complaints }) => {
    complaints.expected.push(/404/)
    const answer = await page.goto(`/${language}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
  })
}

test('the bare address leads to the home page of a language', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/(es|ca|en)\/?$/)
})

test('changing the language keeps the screen', async ({ page }) => {
  await page.goto(pathTo('advanced-search', 'es'))
  // It comes with the scripts and would slide in under the pointer.
  await page.locator('.consent button').first().click()
  await page.locator('a[hreflang=en]:visible').first().click()
  await expect(page).toHaveURL(new RegExp(`${pathTo('advanced-search', 'en')}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
