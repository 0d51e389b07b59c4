import { pathTo } from '#screens/addresses.ts'
import { loyaltyWords } from '#storefront/loyalty/loyalty-words.ts'
import { emailTo } from './support/letters.ts'
import { freshEmail } from './support/purchase.ts'
import { answerTo } from './support/question.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, type Page, test } from './support/visitor.ts'
import { starting, wordsOf } from './support/words.ts'

async function fill(page: Page, language: 'es' | 'ca' | 'en', email: string) {
  const { request } = loyaltyWords[language]
  const typed: [string, string][] = [
    [request.name, 'Clara'],
    [request.surnames, 'Prueba Almez'],
    [request.taxId, '12345678Z'],
    [request.birthDate, '05/03/1988'],
    [request.phone, '600555013'],
    [request.email, email],
    [request.city, 'Granada'],
    [request.postcode, '18009'],
  ]
  for (const [label, text] of typed) await page.locator('main').getByLabel(label, { exact: true }).fill(text)
  await page.locator('#field-address').fill('Calle del Agua, 7')
  await page.getByLabel(request.sector).selectOption('libraries-archives')
  await page.getByLabel(request.store).selectOption({ index: 1 })
  await page
    .locator('main')
    .getByRole('checkbox', { name: starting(request.accept) })
    .check()
}

test('somebody reads what the card gives, asks for it, mends the form and is thanked', async ({ page, complaints }) => {
  complaints.expected.push(/400 \(Bad Request\)/)
  const loyalty = loyaltyWords.en
  const { checkout } = wordsOf('en')
  const email = freshEmail('card')
  await page.goto(pathTo('loyalty-card', 'en'))
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: loyalty.ask }).click()
  await expect(page.getByRole('heading', { level: 1, name: loyalty.request.title })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: loyalty.request.send }).click()
  await expect(page.locator('#field-name')).toBeFocused()
  await expect(page.locator('#field-name-error')).toHaveText('Invalid name. Please enter your first name.')
  await expect(page.locator('#field-data-protection-error')).toHaveText('You must accept the data-protection law.')
  await expectAccessible(page)
  await fill(page, 'en', email)
  await page.getByRole('checkbox', { name: starting(checkout.captcha) }).check()
  await expect(page.getByText(checkout.captchaDone)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: loyalty.request.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: loyalty.thanks.title })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathTo('loyalty-card-thanks', 'en'))
  expect((await emailTo(page, email, /number is \d+/)).language).toBe('en')
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the card is asked for with forms alone, the question in words', async ({ page, complaints }) => {
    complaints.expected.push(/400 \(Bad Request\)/)
    const loyalty = loyaltyWords.ca
    await page.goto(pathTo('loyalty-card-request', 'ca'))
    await fill(page, 'ca', freshEmail('plain-card'))
    await page.getByRole('button', { name: loyalty.request.send }).click()
    await page.locator('#captcha-answer').fill(String(answerTo(await page.locator('.captcha label').innerText(), 'ca')))
    await page.getByRole('button', { name: loyalty.request.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: loyalty.thanks.title })).toBeVisible()
  })
})

for (const language of languages)
  test(`promotions and partners are read by anybody, a code after signing in, in ${language}`, async ({ page }) => {
    const loyalty = loyaltyWords[language]
    const { account } = wordsOf(language)
    await page.goto(pathTo('promotions', language))
    await hydrated(page)
    await expect(page.locator('.promotion-card')).toHaveCount(10)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator('.promotion-card a').nth(1).click()
    await expect(page.getByRole('button', { name: loyalty.showVoucher })).toBeVisible()
    await hydrated(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: loyalty.showVoucher }).click()
    await expect(page.getByRole('heading', { level: 1, name: account.login })).toBeVisible()

    await page.goto(pathTo('promotions-excluded', language))
    await expectAccessible(page)
    await page.goto(pathTo('partners', language))
    await expect(page.locator('.promotion-card')).toHaveCount(8)
    await page
      .locator('.list-links')
      .getByRole('link', { name: /^Barcelona/ })
      .click()
    await expect(page.locator('.promotion-card')).toHaveCount(1)
    await page.locator('.promotion-card a').first().click()
    const site = page.locator('a[target=_blank][rel=noopener]').filter({ hasText: '.example' })
    await expect(site).toHaveAttribute('href', /^https:/)
    await hydrated(page)
    await expectAccessible(page)
  })
