import { addressOf, plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, languages, test } from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

test.describe('without scripts', { tag: '@desktop' }, () => {
  for (const language of languages)
    test(`a visitor buys in ${language}, with forms alone`, async ({ page }) => {
      const book = await plentiful('book', language)
      const title = book[`title_${language}`]
      const email = freshEmail('plain')
      const buy = buying(page, language, { scripts: false })
      const { cart, catalogue, checkout } = buy.words

      await page.goto(addressOf(book, language))
      await buy.button(catalogue.addToCart).first().click()
      await expect(buy.heading(cart.title)).toBeVisible()
      const quantity = page.getByRole('textbox', { name: cart.quantityOf({ title }) })
      await expect(quantity).toHaveValue('1')
      await page.getByRole('button', { name: cart.another({ title }) }).click()
      await expect(quantity).toHaveValue('2')
      await page.getByRole('button', { name: cart.fewer({ title }) }).click()
      await expect(quantity).toHaveValue('1')

      await page.getByLabel(cart.comments).fill('Con lazo')
      await buy.checkOut()
      await expect(buy.heading(buy.words.checkout.doorTitle)).toBeVisible()
      await page.goBack()
      await page.reload()
      await expect(page.getByLabel(cart.comments)).toHaveValue('Con lazo')
      await buy.checkOut()
      await buy.enterAsGuest(email)
      await buy.button(checkout.toPayment).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await buy.deliverHome()

      await buy.button(checkout.pay).click()
      await expect(page.getByRole('checkbox', { name: checkout.conditions })).toHaveAttribute('aria-invalid', 'true')
      await buy.acceptConditions()
      await buy.answerQuestion()
      await buy.order()
      await buy.payWith(cards.good)
      const number = await buy.confirmed()
      await expect(page.getByRole('heading', { name: buy.words.account.order({ number }) })).toBeVisible()
      await expect(page.getByText(title).first()).toBeVisible()
    })

  test('the basket is emptied line by line', async ({ page }) => {
    const book = await plentiful('book')
    const buy = buying(page, 'es', { scripts: false })
    await buy.add(book)
    await page.getByRole('button', { name: buy.words.cart.removeOf({ title: book.title_es }) }).click()
    await expect(page.getByText(buy.words.cart.empty).filter({ visible: true })).toBeVisible()
  })
})
