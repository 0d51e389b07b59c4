import { keptWords } from '#storefront/cart/kept-words.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { letBasketAge } from './support/staff.sql.ts'
import { expect, expectAccessible, test } from './support/visitor.ts'

test.describe('@desktop a basket that a guest leaves', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  test.slow()

  test('is told of once by letter, opens on another device, and no more are sent after one press', async ({
    page,
    somebodyElse,
  }) => {
    const book = await plentiful('book', 'ca')
    const email = freshEmail('left')
    const buy = buying(page, 'ca')
    await page.goto('/ca')
    await buy.refuseMeasuring()
    await buy.add(book)
    await buy.openBasket()
    await buy.checkOut()
    await buy.enterAsGuest(email, { remind: true })
    await letBasketAge(email)

    const letter = await emailTo(page, email, new RegExp(book.title_ca))
    expect(letter).toMatchObject({ language: 'ca', subject: 'La vostra cistella us espera' })
    const link = /https?:\/\/\S+\/desada\/[^\s?)>]+/.exec(letter.text)?.[0] ?? ''

    const other = await somebodyElse()
    const there = buying(other, 'ca')
    await other.goto(link)
    await there.refuseMeasuring()
    await expectAccessible(other)
    await there.button(keptWords.ca.open).click()
    await expect(there.heading(buy.words.cart.title)).toBeVisible()
    await expect(other.getByRole('link', { name: book.title_ca }).first()).toBeVisible()
    await expect(other.getByText(email)).toHaveCount(0)

    await other.goto(`${link}?stop=1`)
    await there.button(keptWords.ca.stop).click()
    await expect(other.getByText('D’acord: no us escriurem sobre la cistella.')).toBeVisible()
  })
})
