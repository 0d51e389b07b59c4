import { pathTo } from '#screens/addresses.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { answerQuestion } from './support/question.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/visitor.ts'

const booksOnly = 'This coupon is valid for books only. Please make a second basket with the other products.'
/** A coupon of the demonstration: five percent of a basket of books. */
const code = 'LECTORES5'

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })
    test(`a coupon for books refuses a mixed basket, counts in one of books and goes when an object comes in, ${scripts ? 'with' : 'without'} scripts`, async ({
      page,
      complaints,
    }) => {
      // A refused coupon is answered with 400, a cart that nobody has yet with 404.
      complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
      const [book, object] = [await plentiful('book', 'en'), await plentiful('object', 'en')]
      const buy = buying(page, 'en', { scripts })
      const { account, cart, why } = buy.words
      const ready = () => (scripts ? hydrated(page) : Promise.resolve())
      const said = page.locator('#coupon-said')
      const enter = async () => {
        const field = page.getByLabel(why.couponField, { exact: true })
        if (!(await field.isVisible())) await page.getByText(why.couponHave, { exact: true }).click()
        await field.fill(code)
        await buy.button(why.couponUse).click()
      }

      await buy.add(book)
      await page.goto(pathTo('basket-register', 'en'))
      await ready()
      await page.getByLabel(account.name, { exact: true }).fill('Clara')
      await page.getByLabel(account.surnames).fill('Prat Serra')
      await page.getByLabel(account.email).fill(freshEmail('coupon'))
      await page.getByLabel(account.phone).fill('600000000')
      await page.getByLabel(account.password, { exact: true }).fill('a long enough key')
      await page.getByLabel(account.confirmPassword).fill('a long enough key')
      await page.getByRole('checkbox', { name: account.privacy }).check()
      if (!scripts) await answerQuestion(page, 'en')
      await buy.button(account.register).click()
      await page.waitForURL((url) => url.pathname === pathTo('basket-buy', 'en'))

      await buy.add(object)
      await buy.openBasket()
      await enter()
      await expect(said).toHaveText(booksOnly)
      await expect(page.getByLabel(why.couponField, { exact: true })).toHaveValue(code)
      await buy.button(cart.removeOf({ title: object.title_en })).click()
      await expect(page.getByRole('heading', { level: 2, name: object.title_en })).toHaveCount(0)

      await enter()
      await expect(page.getByText(`(${code})`)).toBeVisible()
      await expect(page.locator('.totals div').filter({ hasText: cart.coupon })).toBeVisible()
      await page.getByText(why.title).click()
      await expect(page.getByText(new RegExp(`Coupon ${code}, 5%`))).toBeVisible()
      if (scripts) {
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }

      await buy.add(object)
      await buy.openBasket()
      await expect(said).toHaveText(booksOnly)
      await expect(page.locator('.totals div').filter({ hasText: cart.coupon })).toHaveCount(0)
    })
  })
