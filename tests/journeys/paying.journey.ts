import { pathTo } from '#screens/addresses.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { ordersOf } from './support/staff.sql.ts'
import { expect, test } from './support/visitor.ts'

test.describe('paying', { tag: '@desktop' }, () => {
  test('a declined card leads to the error step, and another card pays the same order', async ({ page }) => {
    const email = freshEmail('declined')
    const buy = buying(page, 'en')
    await buy.reachBank(await plentiful('book', 'en'), email)
    await buy.payWith(cards.declined)

    await expect(page).toHaveURL(new RegExp(pathTo('basket-error', 'en')))
    await expect(page.getByRole('alert')).toContainText('An error occurred while processing your order.')
    await expect(page.getByRole('alert')).toContainText('The purchase could not be completed. Please try again.')
    await expect(buy.count(1)).toBeVisible()
    await buy.button(buy.words.checkout.retry).click()
    await buy.payWith(cards.good)
    const number = await buy.confirmed()
    expect(await ordersOf(email)).toEqual([{ number, payment_state: 'paid' }])
  })

  test('the bank may ask whether it is really you, and an approval confirms the order', async ({ page }) => {
    const buy = buying(page, 'ca')
    await buy.reachBank(await plentiful('object', 'ca'), freshEmail('secure'))
    await buy.payWith(cards.challenge)
    await expect(buy.heading(buy.words.bank.challengeTitle)).toBeVisible()
    await buy.button(buy.words.bank.approve).click()
    await buy.confirmed()
  })

  test('a bank that tells the shop late keeps the visitor waiting, then confirms by itself', async ({ page }) => {
    const email = freshEmail('late')
    const buy = buying(page, 'es')
    await buy.reachBank(await plentiful('book'), email)
    await buy.payWith(cards.late)
    await expect(buy.heading(buy.words.checkout.waitingTitle)).toBeVisible()
    const number = await buy.confirmed()
    await expect(buy.count(0)).toBeVisible()
    expect((await emailTo(page, email, new RegExp(number))).language).toBe('es')
  })

  test('cancelling at the bank keeps the cart, and buying again makes another order of it', async ({ page }) => {
    const email = freshEmail('cancelled')
    const buy = buying(page, 'es')
    const { checkout, bank } = buy.words
    await buy.reachBank(await plentiful('book'), email)
    await buy.button(bank.cancel).click()
    await expect(page.getByRole('alert')).toContainText('Se ha producido un error al procesar su pedido.')
    await page.getByRole('link', { name: checkout.toBasket }).click()
    await expect(buy.count(1)).toBeVisible()
    await buy.checkOut()
    await buy.deliverHome()
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.order()
    await buy.payWith(cards.good)
    const number = await buy.confirmed()
    expect(await ordersOf(email)).toMatchObject([{ payment_state: 'cancelled' }, { number, payment_state: 'paid' }])
  })

  test('two clicks on the button make one order, and going back after paying makes none', async ({ page, complaints }) => {
    // The empty basket asks for a last cart, and there is none any more.
    complaints.expected.push(/404.*recover-last-cart/)
    const email = freshEmail('twice')
    const buy = buying(page, 'es')
    await buy.reachPayment(await plentiful('book'), email)
    await buy.acceptConditions()
    await buy.proveHuman()
    await buy.button(buy.words.checkout.pay).dblclick()
    await expect(buy.heading(buy.words.bank.title)).toBeVisible()
    await buy.payWith(cards.good)
    const number = await buy.confirmed()
    await page.goBack()
    await page.waitForLoadState('networkidle')
    await expect(buy.button(buy.words.checkout.pay)).toBeHidden()
    await page.goto(pathTo('basket-buy', 'es'))
    await expect(page.getByText(buy.words.cart.empty).filter({ visible: true })).toBeVisible()
    expect(await ordersOf(email)).toEqual([{ number, payment_state: 'paid' }])
  })
})
