import { pathTo } from '#screens/addresses.ts'
import { failureOf } from '#storefront/api/failure.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, cards, freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, languages, openSlowly, test } from './support/visitor.ts'

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

test('a guest asks for a full invoice: mends the tax number, tries again after a failure, and is back at the orders', async ({
  page,
  complaints,
}) => {
  // After an order its buyer has no basket until the browser opens another (K-06).
  complaints.expected.push(/400 \(Bad Request\)/, /500 \(Internal Server Error\)/, /404 .*recover-last-cart/)
  const book = await plentiful('book', 'ca')
  const email = freshEmail('invoice')
  const buy = buying(page, 'ca')
  const { account, invoices } = buy.words
  await buy.reachBank(book, email)
  await buy.payWith(cards.good)
  const number = await buy.confirmed()
  const message = await emailTo(page, email, new RegExp(number))
  // Pressed before the scripts of the page come, let go when they have read the order anew: the link is where it was.
  const release = await openSlowly(page, pathOf(/\S+\?key=\S+/.exec(message.text)?.[0] ?? ''))
  await page.getByRole('link', { name: invoices.ask }).hover()
  await page.mouse.down()
  const readAnew = page.waitForResponse(/\/order\/[^/]+\/invoices\//)
  release()
  await readAnew
  await hydrated(page)
  await page.mouse.up()
  await expect(buy.heading(invoices.heading({ number }))).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathTo('invoice-request', 'ca', { orderCode: number }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const taxNumber = page.getByRole('textbox', { name: account.nif })
  await taxNumber.fill('12345678A')
  await buy.button(invoices.send).click()
  await expect(taxNumber).toHaveAttribute('aria-invalid', 'true')
  await expect(taxNumber).toBeFocused()

  const calls = '**/invoice-request/**'
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await taxNumber.fill('12345678Z')
  await buy.button(invoices.send).click()
  const failure = page.getByRole('dialog', { name: invoices.failedTitle })
  await expect(failure).toContainText(failureOf(500, {}, 'ca').detail ?? '')
  await expectAccessible(page)
  await page.unroute(calls)
  await failure.getByRole('button', { name: invoices.retry }).click()

  const done = page.getByRole('dialog', { name: invoices.doneTitle })
  await expect(done).toContainText(invoices.doneKept)
  await done.getByRole('link', { name: invoices.toOrders }).click()
  await expect(buy.heading(account.orders)).toBeVisible()
})

test.describe('asking for an invoice, without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages)
    test(`works in ${language} with forms alone, and the second time shows the first request`, async ({ page }) => {
      const book = await plentiful('book', language)
      const email = freshEmail('invoice-plain')
      const buy = buying(page, language, { scripts: false })
      const { account, invoices } = buy.words
      await buy.reachPayment(book, email)
      await buy.acceptConditions()
      await buy.answerQuestion()
      await buy.order()
      await buy.payWith(cards.good)
      const number = await buy.confirmed()

      const form = pathTo('invoice-request', language, { orderCode: number })
      await page.goto(form)
      await buy.button(invoices.send).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('textbox', { name: account.nif }).fill('b-12.345.674')
      await page.getByRole('textbox', { name: invoices.name }).fill('Librería de Prueba, S. L.')
      await buy.button(invoices.send).click()
      await expect(page.getByRole('dialog', { name: invoices.doneTitle })).toBeVisible()
      await page.goto(form)
      await expect(page.getByText(invoices.alreadyRequested)).toBeVisible()
      await expect(page.getByText('B12345674')).toBeVisible()
    })
})
