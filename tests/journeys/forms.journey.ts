import { pathTo } from '#kernel/route-table.ts'
import { askHref } from '#storefront/contact/asked-about.ts'
import { formWords } from '#storefront/contact/form-words.ts'
import { letterTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { freshEmail } from './support/purchase.ts'
import { answerTo } from './support/question.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  type Page,
  test,
} from './support/visitor.ts'
import { starting, wordsOf } from './support/words.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function fill(page: Page, language: Language, email: string) {
  const { contact } = wordsOf(language)
  const main = page.getByRole('main')
  await main.getByLabel(contact.name, { exact: true }).fill('Elvira Tejeda')
  await main.getByLabel(contact.email, { exact: true }).fill(email)
}

test('C-25 who asks about a product finds it named in the form, and loses nothing by mistakes', async ({ page, complaints }) => {
  complaints.expected.push(/400 \(Bad Request\)/)
  const product = await plentiful('book')
  for (const language of languages) {
    const { contact } = wordsOf(language)
    await page.goto(askHref(product.pk, language))
    await hydrated(page)
    await expect(page.getByLabel(formWords[language].topic)).toHaveValue('stock')
    const message = page.getByLabel(contact.message, { exact: true })
    await expect(message).toHaveValue(new RegExp(product.ean))
    await message.fill(`${await message.inputValue()} Por favor.`)
    await button(page, contact.send).click()
    await expect(page.getByLabel(contact.name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(message).toHaveValue(/Por favor\.$/)
  }
})

test('a reader writes to the shop, and is told beside the field what is wrong (T-14 to T-18)', async ({ page, complaints }) => {
  complaints.expected.push(/400 \(Bad Request\)/)
  const { contact, checkout } = wordsOf('en')
  const forms = formWords.en
  const email = freshEmail('contact')
  await page.goto(pathTo('contact', 'en'))
  await hydrated(page)
  await expectAccessible(page)
  await button(page, contact.send).click()
  for (const said of [
    'Invalid topic.',
    'Invalid name.',
    'Invalid email.',
    'Invalid message.',
    'You must accept the privacy policy.',
  ])
    await expect(page.getByText(said).last()).toBeVisible()
  await expect(page.getByLabel(forms.topic)).toBeFocused()
  await page.getByLabel(forms.topic).selectOption('stock')
  await fill(page, 'en', email)
  await page.getByLabel(contact.message, { exact: true }).fill('Will the green tile come back before the spring?')
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: starting(contact.accept) })
    .check()
  await page.getByRole('checkbox', { name: starting(checkout.captcha) }).check()
  await expect(page.getByText(checkout.captchaDone)).toBeVisible({ timeout: 20_000 })
  await button(page, contact.send).click()
  await expect(page.getByRole('heading', { name: forms.thanks['contact-thanks'].title })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathTo('contact-thanks', 'en'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await letterTo(page, email, /number \d+/)
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`somebody would like to work here, in ${language}, with forms alone (T-21)`, async ({ page }) => {
      const { contact } = wordsOf(language)
      const forms = formWords[language]
      const email = freshEmail('job')
      await page.goto(pathTo('work-with-us', language))
      await expectNoSidewaysScroll(page)
      await fill(page, language, email)
      await page.getByLabel(forms.training, { exact: true }).fill('Filología árabe')
      await page.getByLabel(forms.letter, { exact: true }).fill('Llevo ocho años entre libros y azulejos.')
      await page
        .getByRole('main')
        .getByRole('checkbox', { name: starting(contact.accept) })
        .check()
      await button(page, forms.sendJob).click()
      await expect(page.getByLabel(forms.training, { exact: true })).toHaveValue('Filología árabe')
      await page.locator('#captcha-answer').fill(String(answerTo(await page.locator('.captcha label').innerText(), language)))
      await button(page, forms.sendJob).click()
      await expect(page.getByRole('heading', { name: forms.thanks['job-thanks'].title })).toBeVisible()
      await page.getByRole('link', { name: forms.home }).click()
      await letterTo(page, email, /\d/)
    })
})

test('a form whose call gets no answer says so, and what was typed stays (E-11)', async ({ page, complaints }) => {
  complaints.expected.push(/net::ERR|502 \(Bad Gateway\)/)
  const silent = { es: 'La tienda no responde.', ca: 'La botiga no respon.', en: 'The shop is not responding.' }
  for (const language of languages) {
    await page.goto(pathTo('login', language))
    await hydrated(page)
    await page.route('**/api/**', (route) => (language === 'en' ? route.fulfill({ status: 502, body: '<html>' }) : route.abort()))
    if (language === 'ca') await page.evaluate(() => sessionStorage.removeItem('access'))
    if (language === 'ca') await page.route('**/storefront/token/', (route) => route.abort())
    const form = page.getByRole('main').locator('form', { has: page.locator('input[type=password]') })
    await form.locator('input[type=email]').fill('lectora@example.com')
    await form.locator('input[type=password]').fill('palacio-de-prueba')
    await form.locator('button[type=submit]').click()
    await expect(page.getByRole('alert').filter({ hasText: silent[language] })).toBeVisible()
    await expect(form.locator('input[type=email]')).toHaveValue('lectora@example.com')
    await page.unrouteAll()
  }
})
