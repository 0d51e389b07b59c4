import type { Language } from '#kernel/language.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop } from '#screens/shops.ts'
import { giftCards as ca } from '#storefront/messages/ca/gift-cards.ts'
import { giftCards as en } from '#storefront/messages/en/gift-cards.ts'
import { giftCards as es } from '#storefront/messages/es/gift-cards.ts'
import { emailTo } from './support/letters.ts'
import { callsOf } from './support/marketing.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, type Page, test } from './support/visitor.ts'

const booksSection = { es: 'libros', ca: 'llibres', en: 'books' }

const said = { es, ca, en }
const gaudi = 'G001'
const letters = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/
const euros = (amount: number, language: Language) =>
  language === 'en' ? `€${amount.toFixed(2)}` : new RegExp(`${amount.toFixed(2).replace('.', ',')}\\s€`)

/** Buys a card of 20 euros as a guest, through the bank, and reads its code in the letter. */
async function buyCard(page: Page, language: Language, { scripts = true, shop = '/gaudi' } = {}) {
  const words = said[language]
  const buy = buying(page, language, { scripts })
  const recipient = freshEmail('berta')
  await page.goto(shopPath(shop, 'gift-cards', language))
  if (scripts) await hydrated(page)
  await page.getByRole('radio', { name: euros(20, language) }).check({ force: true })
  await page.getByLabel(words.recipientEmail).fill(recipient)
  await page.getByLabel(words.giverName).fill('Anna')
  await page.getByLabel(words.email, { exact: true }).fill(freshEmail('anna'))
  await page.getByRole('checkbox', { name: words.conditions }).check()
  if (scripts) await buy.proveHuman()
  await buy.button(words.buy).click()
  if (!scripts) {
    await buy.answerQuestion()
    await buy.button(words.buy).click()
    await buy.button(buy.words.checkout.toBankButton).click()
  }
  await expect(buy.heading(buy.words.bank.title)).toBeVisible({ timeout: 60_000 })
  await buy.payWith(cards.good)
  await expect(page.getByText(buy.words.account.giftCardThanks)).toBeVisible({ timeout: 60_000 })
  const email = await emailTo(page, recipient, letters)
  expect(email.language).toBe(language)
  return letters.exec(email.text)?.[0] ?? ''
}

/** A card of 20 euros that the shop hands out, for the journeys in which one is spent. */
async function givenCard(page: Page, language: Language) {
  const recipient = freshEmail('berta')
  const finance = await callsOf('finance')
  await finance('POST', '/gift-cards/', { storefront: gaudi, language, amount: 20, recipient_email: recipient })
  const email = await emailTo(page, recipient, letters)
  return letters.exec(email.text)?.[0] ?? ''
}

async function expectBalance(
  page: Page,
  language: Language,
  { code, amount, shop = '/gaudi' }: { code: string; amount: number; shop?: string },
) {
  const words = said[language]
  await expect(async () => {
    await page.goto(shopPath(shop, 'gift-cards', language))
    await hydrated(page)
    await page.getByLabel(words.code).fill(code)
    await page.getByRole('button', { name: words.see }).click()
    await expect(page.locator('.gift-left strong')).toHaveText(euros(amount, language), { timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
}

/** A basket of the second shop with the first of its books. */
async function fillBasket(page: Page, language: Language, { scripts = true } = {}) {
  const buy = buying(page, language, { scripts })
  const settled = () => (scripts ? hydrated(page) : Promise.resolve())
  await page.goto(shopPath('/gaudi', 'section', language, { section: booksSection[language] }))
  await settled()
  await page.locator('.card-link').first().click()
  await expect(page.locator('.product-top')).toBeVisible()
  const added = scripts
    ? page.waitForResponse((answer) => answer.url().includes('/api/cart/line/') && answer.ok())
    : page.waitForURL((url) => url.pathname === shopPath('/gaudi', 'basket', language))
  await buy.button(buy.words.catalogue.addToCart).first().click()
  await added
  await page.goto(shopPath('/gaudi', 'basket', language))
  await settled()
  return buy
}

async function typeCode(page: Page, language: Language, code: string) {
  const { why } = buying(page, language).words
  const field = page.getByLabel(why.giftCardField, { exact: true })
  if (!(await field.isVisible())) await page.getByText(why.giftCardHave, { exact: true }).click()
  await field.fill(code)
  await page.getByRole('button', { name: why.giftCardUse }).click()
}

const sellers = { es: mainShop, ca: mainShop, en: '/gaudi' }
for (const language of languages)
  test(`a card is given in ${language}: bought by a guest, sent with its code, looked at (A-08)`, async ({ page }) => {
    const shop = sellers[language]
    const code = await buyCard(page, language, { shop })
    await expectNoSidewaysScroll(page)
    await expectBalance(page, language, { code, amount: 20, shop })
    // The header that stays covers what lies under it where the page has been scrolled, and so does the question about cookies.
    await page.locator('.consent [data-choice="rejected"]').click()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('a card pays a part, the bank the rest; a wrong code is told beside its field; what is called off comes back to both', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expected.push(/400 \(Bad Request\)/, /404 .*recover-last-cart/)
  test.setTimeout(600_000)
  const language = 'es'
  const code = await givenCard(page, language)
  const buy = await fillBasket(page, language)
  await page.locator('.basket-line .stepper button').last().click()
  await expect(page.locator('.basket-line input[name=quantity]').first()).toHaveValue('2')
  const { why, checkout, afterwards } = buy.words
  await typeCode(page, language, 'AAAA-BBBB-CCCC-DDDD')
  await expect(page.locator('#gift-card-said')).toContainText('No reconocemos ese código')
  await expect(page.getByLabel(why.giftCardField, { exact: true })).toHaveValue('AAAA-BBBB-CCCC-DDDD')
  await typeCode(page, language, code.toLowerCase().replaceAll('-', ' '))
  await expect(page.locator('.totals-due')).toBeVisible()
  await expect(page.getByText(code.slice(-4))).toBeVisible()
  await expectAccessible(page)
  const email = freshEmail('spender')
  await buy.checkOut()
  await buy.enterAsGuest(email)
  await buy.deliverHome()
  await buy.acceptConditions()
  await buy.proveHuman()
  await buy.order()
  await buy.payWith(cards.good)
  const number = await buy.confirmed()
  await expectBalance(page, language, { code, amount: 0 })
  const message = await emailTo(page, email, new RegExp(number))
  expect(message.text).toContain('Pagado con tarjeta regalo')
  await page.goto(new RegExp(`https?://\\S+${number}\\?key=[^\\s)>]+`).exec(message.text)?.[0] ?? '')
  await hydrated(page)
  await page.getByText(afterwards.cancelTitle).click()
  await page.locator('.choices input[type=checkbox]').first().check()
  await buy.button(afterwards.cancel).click()
  await expect(page.locator('.message-good')).toBeVisible()
  await expectBalance(page, language, { code, amount: 20 })
  expect((await emailTo(page, email, /a la tarjeta regalo con la que pagó; puede gastarlos/)).text).toContain(number)
  expect(checkout.pay).not.toBe(why.confirmOrder)
})

// The basket that a card pays whole is told without scripts below.
test('cards that cover all need no bank', { tag: ['@desktop', '@whole'] }, async ({ page }) => {
  test.setTimeout(600_000)
  const language = 'en'
  const codes = [await givenCard(page, language), await givenCard(page, language)]
  const buy = await fillBasket(page, language)
  for (const code of codes) {
    await typeCode(page, language, code)
    await expect(page.getByText(code.slice(-4))).toBeVisible()
    if (!(await page.locator('#gift-card').isVisible())) break
  }
  await buy.checkOut()
  await buy.enterAsGuest(freshEmail('all'))
  await buy.deliverHome()
  const second = page.locator('#gift-card')
  if (await second.isVisible().catch(() => false)) await typeCode(page, language, codes[1] ?? '')
  await expect(buy.button(buy.words.why.confirmOrder)).toBeVisible()
  await buy.acceptConditions()
  await buy.proveHuman()
  await buy.button(buy.words.why.confirmOrder).click()
  await buy.confirmed()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a card is bought and looked at', { tag: '@desktop' }, async ({ page, complaints }) => {
    complaints.expected.push(/400 \(Bad Request\)/)
    const code = await buyCard(page, 'ca', { scripts: false })
    await page.goto(shopPath('/gaudi', 'gift-cards', 'ca'))
    await page.getByLabel(ca.code).fill('AAAA-BBBB-CCCC-DDDD')
    await page.getByRole('button', { name: ca.see }).click()
    await expect(page.getByLabel(ca.code)).toHaveValue('AAAA-BBBB-CCCC-DDDD')
    await expect(page.locator('#balance .field-error')).toBeVisible()
    await page.getByLabel(ca.code).fill(code)
    await page.getByRole('button', { name: ca.see }).click()
    await expect(page.locator('.gift-left strong')).toHaveText(euros(20, 'ca'))
  })

  test('a card is tried, taken off and put back, pays one basket whole and of the next what it can', {
    tag: '@desktop',
  }, async ({ page, complaints }) => {
    complaints.expected.push(/400 \(Bad Request\)/)
    test.setTimeout(600_000)
    const language = 'ca'
    const code = await givenCard(page, language)
    const buy = await fillBasket(page, language, { scripts: false })
    const { why } = buy.words
    const used = page.locator('.advantage-used')
    const toPayment = async ({ known = false } = {}) => {
      await buy.checkOut()
      if (!known) await buy.enterAsGuest(freshEmail('forms'))
      await buy.deliverHome()
      await buy.acceptConditions()
      await buy.answerQuestion()
    }
    await typeCode(page, language, 'AAAA-BBBB-CCCC-DDDD')
    await expect(page.locator('#gift-card-said')).not.toBeEmpty()
    await expect(page.locator('#gift-card')).toHaveValue('AAAA-BBBB-CCCC-DDDD')
    await typeCode(page, language, code)
    await expect(used).toContainText(code.slice(-4))
    await buy.button(why.giftCardRemove).click()
    await expect(used).toHaveCount(0)
    await typeCode(page, language, code)
    await toPayment()
    await buy.button(why.confirmOrder).click()
    await buy.confirmed()

    await fillBasket(page, language, { scripts: false })
    await typeCode(page, language, code)
    await toPayment({ known: true })
    await buy.order()
    await buy.payWith(cards.good)
    await buy.confirmed()
    await page.goto(shopPath('/gaudi', 'gift-cards', language))
    await page.getByLabel(ca.code).fill(code)
    await page.getByRole('button', { name: ca.see }).click()
    await expect(page.locator('.gift-movements').getByText(ca.kinds.spend)).toHaveCount(2)
    await expect(page.locator('.gift-left strong')).toHaveText(euros(0, language))
  })
})
