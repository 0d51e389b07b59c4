import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { addressOf, plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { endHolds, endSessions, setPrice, setStock } from './support/staff.sql.ts'
import { expect, hydrated, type Page, test } from './support/visitor.ts'

const refused = /40[034] \((Bad Request|Forbidden|Not Found)\)/

const password = 'a long secret'
/** A customer of the shop. */
const register = (page: Page, email: string) => ahead(page, 'en').register(email, password)

test.describe('around the basket', { tag: '@desktop' }, () => {
  test('the buy step sends a visitor without a session to the login step, and without a cart to the basket', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(refused)
    const buy = buying(page, 'es')
    await page.goto(pathTo('basket-buy', 'es'))
    await expect(page).toHaveURL(new RegExp(pathTo('basket-login', 'es')))
    await expect(buy.heading(buy.words.checkout.doorTitle)).toBeVisible()
    await hydrated(page)
    await buy.guestDoor.getByRole('textbox', { name: buy.words.account.email }).fill(freshEmail('nothing'))
    await buy.guestDoor.getByRole('checkbox', { name: buy.words.checkout.privacy }).check()
    await buy.button(buy.words.checkout.guestContinue).click()
    await expect(buy.heading(buy.words.cart.title)).toBeVisible()
    await expect(page.getByText(buy.words.cart.empty).filter({ visible: true })).toBeVisible()
  })

  test('two presses at once are one, but for the number of copies, where each counts', async ({ page }) => {
    const [book, object] = [await plentiful('book'), await plentiful('object')]
    const buy = buying(page, 'es')
    const { cart } = buy.words
    await buy.add(book)
    await buy.add(object)
    await buy.openBasket()
    await hydrated(page)
    await buy.button(cart.another({ title: book.title_es })).dblclick()
    await expect(buy.count(4)).toBeVisible()
    const taken: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cart/line/delete/')) taken.push(request.url())
    })
    await buy.button(cart.removeOf({ title: object.title_es })).dblclick()
    await expect(buy.count(3)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(taken).toHaveLength(1)
  })

  test('a quantity typed is kept by Enter, by typing on and by going on, and the last one typed stays', async ({ page }) => {
    const book = await plentiful('book')
    const buy = buying(page, 'es')
    const { cart } = buy.words
    await buy.add(book)
    await buy.openBasket()
    const field = page.getByRole('textbox', { name: cart.quantityOf({ title: book.title_es }) })
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON()?.quantity)
    })
    await field.fill('5')
    await field.press('Enter')
    await expect(buy.count(5)).toBeVisible()
    await field.selectText()
    await field.pressSequentially('12')
    await field.press('Tab')
    await expect(buy.count(12)).toBeVisible()
    await field.fill('3')
    await buy.button(cart.another({ title: book.title_es })).click()
    await buy.button(cart.another({ title: book.title_es })).click()
    await expect(buy.count(5)).toBeVisible()
    await expect(field).toHaveValue('5')
    expect(sent.at(-1)).toBe(5)
    await field.fill('')
    await field.press('Tab')
    await expect(field).toHaveValue('5')
  })

  test('more copies than there are: the product’s page and the basket say how many lie there now', async ({ page }) => {
    const object = await plentiful('object', 'es', { first: 8 })
    const buy = buying(page, 'es')
    const { cart, catalogue } = buy.words
    await setStock(object.pk, 3)
    await page.goto(addressOf(object, 'es'))
    await hydrated(page)
    await page.getByLabel(catalogue.quantity, { exact: true }).fill('5')
    await buy.button(catalogue.addToCart).first().click()
    await expect(page.getByText('Solo quedan 3: en su cesta hay 3.').first()).toBeVisible()
    await expect(buy.count(3)).toBeVisible()
    await buy.openBasket()
    const field = page.getByRole('textbox', { name: cart.quantityOf({ title: object.title_es }) })
    await field.fill('8')
    await field.press('Enter')
    await expect(page.getByText('No quedan más: en su cesta ya están todos los disponibles (3).')).toBeVisible()
    await expect(field).toHaveValue('3')
  })

  test('a note typed in the basket goes along without being saved first, and a guest is told who coupons are for', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(refused)
    const buy = buying(page, 'en')
    const { cart, why, checkout } = buy.words
    const note = 'For Ana.\nWith a bow, please.'
    await buy.add(await plentiful('book', 'en'))
    await buy.openBasket()
    await page.getByLabel(cart.comments).fill(note)
    await buy.checkOut()
    await buy.enterAsGuest(freshEmail('note'))
    await expect(page.getByText(why.couponSignIn)).toBeVisible()
    await expect(page.getByLabel(why.couponField, { exact: true })).toHaveCount(0)
    await page.goto(pathTo('basket-register', 'en'))
    await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
    await buy.openBasket()
    await expect(page.getByLabel(cart.comments)).toHaveValue(note)
  })

  test('an unknown step is a page that was not found', async ({ page, complaints }) => {
    complaints.expected.push(/404/)
    expect((await page.goto(`${pathTo('basket', 'en')}/elsewhere`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  test('somebody else’s order cannot be accessed', async ({ page, browser, complaints }) => {
    complaints.expected.push(/40[34]/)
    const buy = buying(page, 'en')
    await buy.reachBank(await plentiful('book', 'en'), freshEmail('owner'))
    await buy.payWith(cards.good)
    const number = await buy.confirmed()
    const foreign = await browser.newPage()
    await register(foreign, freshEmail('stranger'))
    for (const step of ['basket-success', 'basket-error'] as const) {
      await foreign.goto(`${pathTo(step, 'en')}?order=${number}`)
      await expect(foreign.getByRole('heading', { level: 1, name: 'This page can not be accessed.' })).toBeVisible()
    }
    await foreign.goto(pathTo('private-order-detail', 'en', { number }))
    await expect(foreign.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await foreign.close()
  })

  test('a stored cart that the shop does not know makes room for a new one', async ({ page, complaints }) => {
    complaints.expected.push(refused)
    const buy = buying(page, 'es')
    await page.goto('/es')
    await page.evaluate(() => localStorage.setItem('cart_id', 'a-cart-that-never-was'))
    await buy.add(await plentiful('book'))
    await expect(buy.count(1)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart_id'))).not.toBe('a-cart-that-never-was')
  })

  test('a session that ended on the buy step asks to sign in and goes on with the same cart', async ({ page, complaints }) => {
    complaints.expected.push(refused)
    const email = freshEmail('ended')
    const buy = buying(page, 'en')
    const { account, checkout } = buy.words
    await register(page, email)
    await buy.add(await plentiful('book', 'en'))
    await buy.openBasket()
    await buy.checkOut()
    await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
    await endSessions(email)
    await buy.fillHome()
    await buy.button(checkout.toPayment).click()
    await expect(page).toHaveURL(new RegExp(pathTo('basket-login', 'en')))
    await expect(page.getByText(account.sessionEnded)).toBeVisible()
    await buy.loginDoor.getByLabel(account.email).fill(email)
    await buy.loginDoor.getByLabel(account.password).fill(password)
    await buy.button(account.login).click()
    await expect(buy.heading(checkout.deliveryTitle)).toBeVisible()
    await expect(buy.count(1)).toBeVisible()
    await endSessions(email)
    await page.goto(pathTo('basket-buy', 'en'))
    await expect(page.getByText(account.sessionEnded)).toBeVisible()
  })

  test('another price is said, holds the purchase up, and may be accepted', async ({ page }) => {
    // Of pages that no other journey takes from: its price is changed under whoever has it in the basket.
    const book = await plentiful('book', 'es', { first: 8 })
    const buy = buying(page, 'es')
    const { cart } = buy.words
    await buy.add(book)
    await setPrice(book.pk, Math.round((book.price ?? 0) * 100) + 150)
    try {
      await buy.openBasket()
      await expect(page.getByText(cart.notices.price_changed)).toBeVisible()
      await expect(buy.button(cart.buy)).toHaveCount(0)
      await buy.button(cart.accept).click()
      await expect(page.getByText(cart.notices.price_changed)).toBeHidden()
      await expect(buy.button(cart.buy)).toBeVisible()
    } finally {
      await setPrice(book.pk, Math.round((book.price ?? 0) * 100))
    }
  })

  test('what lies in the buy step is bought although the shelf is empty by then', async ({ page }) => {
    const object = await plentiful('object', 'es', { first: 14 })
    const buy = buying(page, 'es')
    await buy.reachPayment(object, freshEmail('held'))
    await setStock(object.pk, 0)
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.order()
    await buy.payWith(cards.good)
    await buy.confirmed()
  })

  test('what somebody else bought after the copies were let go is said in the basket, where the order leads back', async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(refused)
    const object = await plentiful('object', 'es', { first: 20 })
    const buy = buying(page, 'es')
    const { cart, checkout } = buy.words
    await buy.reachPayment(object, freshEmail('late'))
    await buy.acceptConditions()
    await buy.proveHuman()
    // Last, for whoever looks at the buy step again holds the copies again.
    await endHolds(object.pk)
    await setStock(object.pk, 0)
    await buy.button(checkout.pay).click()
    await expect(page.locator('.basket-notice')).toHaveText(new RegExp(`${cart.notices.unavailable}|${cart.notices.stock_short}`))
    await page.getByRole('button', { name: cart.removeOf({ title: object.title_es }) }).click()
    await expect(page.getByText(cart.empty).filter({ visible: true })).toBeVisible()
  })

  test('two tabs show and change one cart', async ({ page, context }) => {
    const [book, object] = [await plentiful('book'), await plentiful('object')]
    const buy = buying(page, 'es')
    await buy.add(book)
    const tab = await context.newPage()
    const other = buying(tab, 'es')
    await other.add(object)
    await expect(other.count(2)).toBeVisible()
    await buy.openBasket()
    await expect(page.getByText(object.title_es).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: buy.words.cart.removeOf({ title: object.title_es }) }).click()
    await expect(buy.count(1)).toBeVisible()
    await tab.close()
  })

  test('a customer’s new tab knows who is there and what lies in the basket', async ({ page, context, complaints }) => {
    complaints.expected.push(refused)
    const buy = buying(page, 'en')
    await register(page, freshEmail('new-tab'))
    await buy.add(await plentiful('book', 'en'))
    const tab = await context.newPage()
    const other = buying(tab, 'en')
    await tab.goto(pathTo('basket', 'en'))
    await expect(other.count(1)).toBeVisible()
    await expect(other.button(other.words.cart.buy)).toBeVisible()
    await other.checkOut()
    await expect(other.heading(other.words.checkout.deliveryTitle)).toBeVisible()
    await tab.close()
  })

  test('a guest’s purchase goes on although the shop was opened in a second tab', async ({ page, context, complaints }) => {
    complaints.expected.push(refused)
    const buy = buying(page, 'es')
    await buy.add(await plentiful('book'))
    await buy.openBasket()
    await buy.checkOut()
    await buy.enterAsGuest(freshEmail('tabs'))
    const tab = await context.newPage()
    await tab.goto('/es')
    await hydrated(tab)
    await tab.waitForLoadState('networkidle')
    await tab.close()
    await buy.deliverHome()
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.order()
    await buy.payWith(cards.good)
    await buy.confirmed()
  })
})
