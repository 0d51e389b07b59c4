import type { Language } from '#kernel/language.ts'
import { customerKinds } from '#modules/people/customers/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { expect, hydrated, type Page, test } from './support/visitor.ts'

/** Each error of the summary names a field that can be seen, and no two say the same. */
async function expectReachableErrors(page: Page) {
  const links = page.getByRole('alert').locator('.error-list a')
  await expect(links.first()).toBeVisible()
  const errors = await links.evaluateAll((all) =>
    all.map((link) => ({
      said: link.textContent ?? '',
      seen: document.querySelector(link.getAttribute('href') ?? '')?.checkVisibility() ?? false,
    })),
  )
  expect(errors.filter(({ seen }) => !seen)).toEqual([])
  expect(new Set(errors.map(({ said }) => said)).size).toBe(errors.length)
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
}

const registerAs = async (page: Page, language: Language, fields: Record<string, string>) => {
  const { button, words } = buying(page, language)
  for (const [name, text] of Object.entries(fields)) await page.locator(`#field-${name}`).fill(text)
  await page.getByRole('checkbox', { name: words.account.privacy }).check()
  await button(words.account.register).click()
}

const company = (email: string, number: number) => {
  const digits = String(1_000_000 + number)
    .padStart(7, '0')
    .slice(-7)
  const sum = [...digits].reduce((all, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return all + Math.floor(weighed / 10) + (weighed % 10)
  }, 0)
  return {
    company: 'Azulejos del Darro, S. L.',
    'contact-person': 'Rosa Gil',
    email,
    phone: '600 555 111',
    nif: `B${digits}${(10 - (sum % 10)) % 10}`,
    password: 'granada de plata',
    'confirm-password': 'granada de plata',
  }
}

for (const language of ['es', 'ca', 'en'] as const)
  test(`a company registers with what its form shows, in ${language} (U-12)`, async ({ page, complaints }) => {
    // A company whose tax number nobody checked yet has no papers.
    complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/, /403 \(Forbidden\).*papers\/links/)
    const { button, words } = buying(page, language)
    const { account } = words
    await page.goto(pathTo('register', language))
    await hydrated(page)
    for (const kind of customerKinds) {
      await page.locator(`input[name=kind][value=${kind}]`).check()
      await button(account.register).click()
      await expectReachableErrors(page)
    }
    await page.locator('input[name=kind][value=business]').check()
    await expect(page.locator('#field-surnames')).toBeHidden()
    await registerAs(page, language, company(freshEmail('company'), Math.floor(Math.random() * 8_000_000)))
    await expect(page.getByText(account.hello({ name: 'Rosa Gil' }))).toBeVisible()
  })

test.describe('@desktop what is typed is there in the language that a visitor changes to', () => {
  const change = (page: Page, language: Language) => page.locator(`.header-languages a[lang=${language}]:visible`).first().click()

  test('in the form of registering, but for its passwords', async ({ page }) => {
    await page.goto(pathTo('register', 'es'))
    await hydrated(page)
    await page.locator('input[name=kind][value=library]').check()
    await page.locator('#field-email').fill('biblioteca.nueva@example.com')
    await page.locator('#field-password').fill('granada de plata')
    await page.locator('.register-address summary').click()
    await page.locator('#field-country').selectOption('PT')
    await page.locator('#field-street').fill('Rua das Flores, 1')
    await page.locator('#field-newsletter').check()
    await change(page, 'en')
    await expect(page).toHaveURL(new RegExp(pathTo('register', 'en')))
    await expect(page.locator('.kind-fields')).toHaveAttribute('data-kind', 'library')
    await expect(page.locator('#field-email')).toHaveValue('biblioteca.nueva@example.com')
    await expect(page.locator('#field-country')).toHaveValue('PT')
    await expect(page.locator('#field-street')).toBeVisible()
    await expect(page.locator('#field-street')).toHaveValue('Rua das Flores, 1')
    await expect(page.locator('#field-newsletter')).toBeChecked()
    await expect(page.locator('#field-privacy')).not.toBeChecked()
    await expect(page.locator('#field-password')).toHaveValue('')
    await page.reload()
    await hydrated(page)
    await expect(page.locator('#field-email')).toHaveValue('')
  })

  test('in the form of the delivery', async ({ page }) => {
    const buy = buying(page, 'es')
    await buy.add(await plentiful('book', 'es'))
    await page.goto(pathTo('basket-login', 'es'))
    await buy.enterAsGuest(freshEmail('lenguas'))
    await buy.fillHome()
    await change(page, 'en')
    const there = buying(page, 'en')
    const { checkout } = there.words
    await expect(there.heading(checkout.deliveryTitle)).toBeVisible()
    await expect(page.getByLabel(checkout.street)).toHaveValue('Calle Real, 1')
    await expect(page.locator('#field-postcode')).toHaveValue('18009')
    await there.button(checkout.toPayment).click()
    await expect(there.heading(checkout.paymentTitle)).toBeVisible()
  })
})

test('a company registers in the checkout and goes on to its delivery', { tag: '@desktop' }, async ({ page, complaints }) => {
  complaints.expected.push(/404 \(Not Found\)/)
  const buy = buying(page, 'es')
  const { account, checkout } = buy.words
  await buy.add(await plentiful('book'))
  await buy.openBasket()
  await buy.checkOut()
  await page.getByRole('link', { name: account.registerTitle, exact: true }).click()
  await expect(buy.heading(account.registerTitle)).toBeVisible()
  await hydrated(page)
  await page.locator('input[name=kind][value=business]').check()
  await registerAs(page, 'es', company(freshEmail('buyer'), Math.floor(Math.random() * 8_000_000)))
  await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
})

const emptyForms = ['login', 'password-recovery', 'withdrawal', 'contact', 'services-libraries', 'services-companies'] as const

for (const key of emptyForms)
  test(`${key}: what is sent empty asks for fields that can be seen`, { tag: '@desktop' }, async ({ page, complaints }) => {
    complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
    await page.goto(pathTo(key, 'es'))
    await hydrated(page)
    await page
      .locator('main form')
      .last()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
    await page.locator('main form').last().locator('button[type=submit]').last().click()
    await expectReachableErrors(page)
  })
