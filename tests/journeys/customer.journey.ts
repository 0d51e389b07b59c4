import { pathTo } from '#screens/addresses.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, hydrated, test } from './support/visitor.ts'

const stored = { user: 'user', cart: 'cart_id' }

test('a new customer registers inside the basket, collects at a store and comes back to the account', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  // A wrong password is answered with 400, a cart that nobody has yet with 404.
  complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
  const object = await plentiful('object', 'ca')
  const email = freshEmail('client')
  const buy = buying(page, 'ca')
  const { account, checkout, cart } = buy.words
  const [first, second] = ['una-clau-llarga', 'una-altra-clau']

  await buy.add(object)
  await buy.openBasket()
  await buy.checkOut()
  await page.getByRole('link', { name: account.registerTitle, exact: true }).click()
  await expect(buy.heading(account.registerTitle)).toBeVisible()
  await hydrated(page)
  await page.getByLabel(account.name, { exact: true }).fill('Clara')
  await page.getByLabel(account.surnames).fill('Prat Serra')
  await page.getByLabel(account.email).fill(email)
  await page.getByLabel(account.phone).fill('600000000')
  await page.getByLabel(account.password, { exact: true }).fill(first)
  await page.getByLabel(account.confirmPassword).fill('una altra cosa')
  await page.getByRole('checkbox', { name: account.privacy }).check()
  await buy.button(account.register).click()
  await expect(page.getByLabel(account.confirmPassword)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(account.password, { exact: true }).fill(first)
  await page.getByLabel(account.confirmPassword).fill(first)
  await buy.button(account.register).click()

  await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
  await expect(buy.count(1)).toBeVisible()
  await buy.collectAt('T013')
  await expect(page.getByText(checkout.collectAt)).toBeVisible()
  await buy.acceptConditions()
  await buy.proveHuman()
  await buy.order()
  await buy.payWith(cards.good)
  const number = await buy.confirmed()

  await page.goto(pathTo('private-orders', 'ca'))
  await page.getByRole('link', { name: new RegExp(account.order({ number })) }).click()
  await expect(buy.heading(account.order({ number }))).toBeVisible()
  await expect(page.getByText(object.title_ca).first()).toBeVisible()
  await expect(page.getByText(account.collectedAt).first()).toBeVisible()

  await buy.button(account.logout).click()
  await expect(buy.heading(account.loginTitle)).toBeVisible()
  await hydrated(page)
  expect(await page.evaluate(({ user, cart }) => [sessionStorage.getItem(user), localStorage.getItem(cart)], stored)).toEqual([
    null,
    null,
  ])
  await page.goto(pathTo('private-orders', 'ca'))
  await expect(buy.heading(account.loginTitle)).toBeVisible()
  await hydrated(page)
  await page.getByLabel(account.email).fill(email)
  await page.getByLabel(account.password, { exact: true }).fill('no és aquesta')
  await buy.button(account.login).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel(account.email)).toHaveValue(email)
  await page.getByLabel(account.password, { exact: true }).fill(first)
  await buy.button(account.login).click()
  await expect(page.getByRole('link', { name: new RegExp(account.order({ number })) })).toBeVisible()
  await buy.button(account.logout).click()
  await expect(buy.heading(account.loginTitle)).toBeVisible()

  await page.goto(pathTo('password-recovery', 'ca'))
  await hydrated(page)
  await page.getByLabel(account.email).fill(email)
  await buy.button(account.recover).click()
  await expect(page.getByRole('status').filter({ hasText: account.recoverSent })).toBeVisible()
  const message = await emailTo(page, email, /contrassenya-recordar\//)
  expect(message.language).toBe('ca')
  await page.goto(/https?:\S+contrassenya-recordar\/[^\s)>]+/.exec(message.text)?.[0] ?? '')
  await hydrated(page)
  await page.getByLabel(account.newPassword).fill(second)
  await page.getByLabel(account.confirmPassword).fill(second)
  await buy.button(account.reset).click()
  await page.getByRole('link', { name: account.login, exact: true }).last().click()
  await expect(buy.heading(account.loginTitle)).toBeVisible()
  await page.getByLabel(account.email).fill(email)
  await page.getByLabel(account.password, { exact: true }).fill(second)
  await buy.button(account.login).click()
  await expect(page.getByRole('link', { name: new RegExp(account.order({ number })) })).toBeVisible()
  await expect(page.getByText(cart.empty).filter({ visible: true })).toBeHidden()
})
