import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { ordersOf } from './support/staff.sql.ts'
import { givenTradeCustomer, tradePassword } from './support/trade.sql.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

/** Whoever signs in is asked for the cart they left. */
const noCartYet = /404 \(Not Found\).*recover-last-cart/

const signIn = (page: Page, language: Language, email: string) => ahead(page, language).signIn(email, tradePassword)

test('a business sees prices without VAT, orders at its own prices and pays by invoice (L-16)', async ({ page, complaints }) => {
  complaints.expected.push(noCartYet)
  const email = freshEmail('hotel')
  await givenTradeCustomer(email, 'business')
  await signIn(page, 'es', email)
  const buy = buying(page, 'es')
  const { budgets, cart } = buy.words
  const vase = await plentiful('object', 'es')
  await buy.add(vase)
  await expect(page.locator('.net-price').first()).toContainText(cart.excludingVat)
  await buy.openBasket()
  await expect(page.getByText(cart.netTotal).first()).toBeVisible()
  await expect(page.getByText(cart.agreedTerms).first()).toBeVisible()
  await buy.checkOut()
  await expect(buy.heading(buy.words.checkout.deliveryTitle)).toBeVisible()
  await buy.deliverHome()
  await expect(page.getByRole('radio', { name: new RegExp(`^${budgets.onAccount}`) })).toBeChecked()
  await expectAccessible(page)
  await page.getByLabel(new RegExp(`^${buy.words.checkout.reference}`)).fill('OC-2026/41')
  await buy.acceptConditions()
  await buy.proveHuman()
  await buy.button(buy.words.checkout.pay).click()
  const number = await buy.confirmed()
  expect(await ordersOf(email)).toEqual([{ number, payment_state: 'on_account' }])
  expect((await emailTo(page, email, new RegExp(number))).text).toContain('Lo pagará con la factura')

  await page.goto(pathTo('private-budget', 'es'))
  await expect(buy.heading(budgets.titleBusiness)).toBeVisible()
  await expect(page.getByText(budgets.noOpenInvoices)).toBeVisible()
  await expect(page.locator('.agreed-terms')).not.toContainText(`${budgets.exposure}0,00`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a library reads its budgets by year, contract and lot, and the entries of one (L-01, L-02)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(noCartYet)
  const email = freshEmail('biblio')
  await givenTradeCustomer(email, 'library')
  await signIn(page, 'ca', email)
  const { budgets } = wordsOf('ca')
  await page.goto(pathTo('private-budget', 'ca'))
  await expect(page.getByRole('heading', { level: 1, name: budgets.title })).toBeVisible()
  await expect(page.getByRole('img', { name: budgets.used({ percent: 0 }) })).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: budgets.ledgerOf({ title: 'Infantil y juvenil' }) }).click()
  await expect(page.getByRole('cell', { name: budgets.kinds.assigned })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: budgets.back }).click()
  const before = page.getByRole('link', { name: String(new Date().getFullYear() - 1), exact: true })
  await before.click()
  await expect(before).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 2, name: budgets.contract({ contract: 'SUM-3/25' }) })).toBeVisible()
})
