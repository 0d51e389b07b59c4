import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, hydrated, languages, test } from './support/visitor.ts'

const desktop = { tag: '@desktop' }

for (const language of languages)
  test(
    `a guest buys a book in ${language}, and the letter's link opens the order for whoever holds it`,
    desktop,
    async ({ page, somebodyElse, complaints }) => {
      complaints.expected.push(/400 \(Bad Request\)/)
      const book = await plentiful('book', language)
      const email = freshEmail('guest')
      const buy = buying(page, language)
      const { cart, checkout, shell } = buy.words

      await page.goto(`/${language}`)
      await buy.refuseMeasuring()
      await buy.add(book)
      await expect(buy.count(1)).toBeVisible()

      await buy.openBasket()
      await page.getByRole('button', { name: cart.another({ title: book[`title_${language}`] }) }).click()
      await expect(buy.count(2)).toBeVisible()
      const goods = page.locator('.totals div').filter({ hasText: cart.goods }).locator('dd')
      await expect(goods).toHaveText(shown(2 * (book.price ?? 0), language))
      await expect(page.getByRole('link', { name: cart.login }).first()).toBeVisible()

      await buy.checkOut()
      await buy.enterAsGuest(email)
      await buy.deliverHome()
      await buy.button(checkout.pay).click()
      const conditions = page.getByRole('checkbox', { name: checkout.conditions })
      await expect(conditions).toHaveAttribute('aria-invalid', 'true')
      await expect(conditions).toBeFocused()
      await buy.acceptConditions()
      await buy.proveHuman()
      await buy.order()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await buy.payWith(cards.good)

      const number = await buy.confirmed()
      await expect(buy.count(0)).toBeVisible()
      const purchases = () =>
        page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'purchase').map((item) => item['ecommerce']))
      await expect
        .poll(purchases)
        .toMatchObject([
          { transaction_id: number, currency: 'EUR', items: [{ item_id: book.sku, quantity: 2, price: book.price }] },
        ])
      await page.reload()
      await buy.confirmed()
      await hydrated(page)
      expect(await purchases()).toEqual([])
      await expect(page.getByRole('link', { name: shell.cart, exact: true })).toBeVisible()

      const message = await emailTo(page, email, new RegExp(number))
      expect(message.language).toBe(language)
      const link = new RegExp(`https?://\\S+${number}\\?key=[^\\s)>]+`).exec(message.text)?.[0] ?? ''
      const other = await somebodyElse()
      expect((await other.goto(link))?.status()).toBe(200)
      await expect(other.getByRole('heading', { level: 1 })).toContainText(number)
      await expect(other.getByText(book[`title_${language}`]).first()).toBeVisible()
    },
  )

const shown = (euros: number, language: string) =>
  language === 'en' ? `€${euros.toFixed(2)}` : new RegExp(`^${euros.toFixed(2).replace('.', ',')}\\s€$`)
