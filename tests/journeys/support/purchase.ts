import { expect, type Page } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { ahead } from './ahead.ts'
import { addressOf } from './products.ts'
import { answerTo } from './question.ts'
import { hydrated } from './visitor.ts'
import { starting, wordsOf } from './words.ts'

export const cards = {
  good: '4548 8100 0000 0003',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0025 0000 3155',
  late: '4000 0000 0000 0259',
}

let serial = 0
/** An address nobody else in this run uses. */
export const freshEmail = (who: string) => `${who}-${process.pid}-${Date.now().toString(36)}${++serial}@example.com`

/** The steps of a purchase as a visitor takes them, by what the pages say in a language; with or without scripts. */
export function buying(page: Page, language: Language, { scripts = true } = {}) {
  const words = wordsOf(language)
  const { account, cart, catalogue, checkout, shell, bank } = words
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const settled = () => (scripts ? hydrated(page) : Promise.resolve())
  const steps = {
    words,
    button,
    heading,
    count: (items: number) =>
      page.getByRole('link', { name: items > 0 ? shell.cartCount({ count: items }) : shell.cart, exact: true }),

    /** Refuses measurement, so that the question does not stand in the way. */
    async refuseMeasuring() {
      await page.getByRole('button', { name: shell.reject, exact: true }).click()
    },
    async add(product: ProductCard) {
      await page.goto(addressOf(product, language))
      await settled()
      const added = scripts
        ? page.waitForResponse((answer) => answer.url().includes('/api/cart/line/') && answer.ok())
        : page.waitForURL((url) => url.pathname === pathTo('basket', language))
      // On its own label: neighbours further down the page have such buttons as well.
      await page
        .locator('article.product .label')
        .getByRole('button', { name: catalogue.addToCart, exact: true })
        .filter({ visible: true })
        .click()
      await added
      // The answer is there before the page has kept what it says: whoever went on now would go without the basket.
      if (scripts) await button(cart.adding).first().waitFor({ state: 'hidden' })
    },
    async openBasket() {
      await page.goto(pathTo('basket', language))
      await expect(heading(cart.title)).toBeVisible()
      await settled()
    },
    async checkOut() {
      await button(cart.buy).click()
    },
    guestDoor: page.locator('section[aria-labelledby=door-guest]'),
    loginDoor: page.locator('section[aria-labelledby=door-login]'),
    async enterAsGuest(email: string, { remind = false } = {}) {
      await expect(heading(checkout.doorTitle)).toBeVisible()
      await settled()
      await steps.guestDoor.getByRole('textbox', { name: account.email }).fill(email)
      await steps.guestDoor.getByRole('checkbox', { name: checkout.privacy }).check()
      const reminder = steps.guestDoor.getByRole('checkbox', { name: checkout.guestReminder })
      await expect(reminder).not.toBeChecked()
      if (remind) await reminder.check()
      await button(checkout.guestContinue).click()
      await expect(heading(checkout.deliveryTitle)).toBeVisible()
    },
    async fillHome() {
      await settled()
      await page.getByRole('radio', { name: starting(checkout.methodHome) }).check()
      await page.getByLabel(checkout.recipient).fill('Lectora de Prueba')
      await page.getByLabel(checkout.street).fill('Calle Real, 1')
      await page.locator('#field-postcode').fill('18009')
      await page.getByLabel(checkout.city).fill('Granada')
      await page.getByLabel(checkout.region).fill('Granada')
    },
    async deliverHome() {
      await steps.fillHome()
      await button(checkout.toPayment).click()
      await expect(heading(checkout.paymentTitle)).toBeVisible()
    },
    async collectAt(store: string) {
      await settled()
      await page.getByRole('radio', { name: starting(checkout.methodStore) }).check()
      await page.locator(`input[name=store][value=${store}]`).check()
      await button(checkout.toPayment).click()
      await expect(heading(checkout.paymentTitle)).toBeVisible()
    },
    async acceptConditions() {
      await settled()
      await page.getByRole('checkbox', { name: checkout.conditions }).check()
    },
    /** By the box that makes the browser work; who came to the page before its scripts has the question in words. */
    async proveHuman() {
      if (await page.locator('#captcha-answer').isVisible()) return steps.answerQuestion()
      await page.getByRole('checkbox', { name: starting(checkout.captcha) }).check()
      await expect(page.getByText(checkout.captchaDone)).toBeVisible({ timeout: 60_000 })
    },
    /** Answers the question in words, for whoever has no scripts. */
    async answerQuestion() {
      const question = await page.locator('.captcha label').innerText()
      await page.locator('#captcha-answer').fill(String(answerTo(question, language)))
    },
    /** Presses the button that obliges to pay and arrives at the bank. */
    async order() {
      await button(checkout.pay).click()
      if (!scripts) await button(checkout.toBankButton).click()
      await expect(heading(bank.title)).toBeVisible({ timeout: 60_000 })
    },
    async payWith(number: string) {
      await page.getByLabel(bank.number).fill(number)
      await page.getByLabel(bank.expiry).fill('12/2040')
      await page.getByLabel(bank.cvc).fill('123')
      await page.getByRole('button', { name: starting(bank.pay.replace('{amount}', '').trim()) }).click()
    },
    /** The confirmation, and the number of its order. */
    async confirmed(): Promise<string> {
      await expect(heading(checkout.successTitle)).toBeVisible({ timeout: 60_000 })
      const said = await page.locator('.confirmation .lead').innerText()
      const number = /\S*\d{4,}\S*/.exec(said)?.[0] ?? ''
      expect(said).toBe(checkout.successText({ number }))
      return number
    },
    /** The payment step of a guest who is sent a product home, without the pages that lead there. */
    async reachPayment(product: ProductCard, email: string) {
      await ahead(page, language).settle(product, email)
      await page.goto(`${pathTo('basket-buy', language)}?part=payment`)
      await expect(heading(checkout.paymentTitle)).toBeVisible()
    },
    async reachBank(product: ProductCard, email: string) {
      await steps.reachPayment(product, email)
      await steps.acceptConditions()
      await steps.proveHuman()
      await steps.order()
    },
  }
  return steps
}
