import { pathTo } from '#kernel/route-table.ts'
import { givenCentre, givenRequester } from './support/desk.sql.ts'
import { letterTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { givenTradeCustomer, tradePassword } from './support/trade.sql.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Page, test } from './support/visitor.ts'

const signIn = async (page: Page, email: string) => {
  const { words, button } = buying(page, 'es')
  await page.goto(`${pathTo('login', 'es')}?to=${encodeURIComponent(pathTo('private-order-entry', 'es'))}`)
  await hydrated(page)
  await page.getByLabel(words.account.email, { exact: true }).fill(email)
  await page.getByLabel(words.account.password, { exact: true }).fill(tradePassword)
  await button(words.account.login).filter({ visible: true }).click()
  await expect(page.getByLabel(words.desk.scan)).toBeVisible()
}

const scan = async (page: Page, ean: string, title: string) => {
  const { desk } = buying(page, 'es').words
  const field = page.getByLabel(desk.scan)
  await field.fill(ean)
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
  await expect(field).toHaveValue('')
}

test('a library scans titles, sees what the budget has left, orders, and is told what it has already', async ({
  page,
  complaints,
}) => {
  // A number of no product is answered with 400, a basket that nobody has yet with 404.
  complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
  const [book, other] = [await plentiful('book'), await plentiful('object')]
  const email = freshEmail('desk')
  await givenTradeCustomer(email, 'library', 10_000)
  await givenCentre(email)
  const { button, words } = buying(page, 'es')
  const { desk } = words
  await signIn(page, email)
  const field = page.getByLabel(desk.scan)
  await expect(field).toBeFocused()
  await field.fill('9788437604948')
  await field.press('Enter')
  await expect(page.getByText('El EAN / ISBN introducido no corresponde a ningún producto disponible.')).toBeVisible()
  await expect(field).toBeFocused()
  await scan(page, book.ean, book.title_es)
  await expect(field).toBeFocused()
  await scan(page, book.ean, '2 ejemplares')
  await scan(page, other.ean, other.title_es)

  const copies = page.getByLabel(desk.copiesField({ title: book.title_es }))
  await expect(copies).toHaveValue('2')
  await copies.fill('3')
  await copies.press('Enter')
  await expect(page.getByText(desk.copiesOf({ count: 4 })).first()).toBeVisible()
  await page.getByLabel(desk.reference).fill('EXP-2026/7')
  await page.getByLabel(desk.budget, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(desk.delivery).selectOption({ index: 1 })
  await button(desk.save).click()
  await expect(page.getByText(desk.afterOrder)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(desk.place).click()
  await expect(page.getByText(/Pedido \S+ confirmado/)).toBeVisible()

  await page.goto(pathTo('private-order-entry', 'es'))
  await hydrated(page)
  await scan(page, book.ean, book.title_es)
  await expect(page.getByText(/En camino: 3 ejemplares/)).toBeVisible()
  await page.getByRole('link', { name: /^pedido / }).click()
  await expect(page.getByText('EXP-2026/7').first()).toBeVisible()
})

test('a requester asks, the holder decides, without scripts', { tag: '@desktop' }, async ({ somebodyElse }) => {
  const book = await plentiful('book')
  const [email, asker] = [freshEmail('holder'), freshEmail('asker')]
  await givenTradeCustomer(email, 'library', 10_000)
  await givenCentre(email)
  await givenRequester(email, asker)
  const opened = async (who: string) => {
    const page = await somebodyElse({ javaScriptEnabled: false })
    const { words, button } = buying(page, 'es', { scripts: false })
    await page.goto(`${pathTo('login', 'es')}?to=${encodeURIComponent(pathTo('private-order-entry', 'es'))}`)
    await page.getByLabel(words.account.email, { exact: true }).fill(who)
    await page.getByLabel(words.account.password, { exact: true }).fill(tradePassword)
    await button(words.account.login).filter({ visible: true }).click()
    await expect(page.getByLabel(words.desk.scan)).toBeVisible()
    return { page, button, desk: words.desk }
  }
  const asks = await opened(asker)
  await asks.page.getByLabel(asks.desk.scan).fill(book.ean)
  await asks.button(asks.desk.add).click()
  await expect(asks.page.getByText(asks.desk.added({ title: book.title_es, count: 1 }))).toBeVisible()
  await asks.page.getByLabel(asks.desk.delivery).selectOption({ index: 1 })
  await asks.button(asks.desk.save).click()
  await asks.page.getByLabel(asks.desk.letter).fill('Para el club de lectura')
  await asks.button(asks.desk.submit).click()
  await expect(asks.page.getByText('Para el club de lectura')).toBeVisible()

  const holder = await opened(email)
  await letterTo(holder.page, email, /para que la apruebe/)
  await holder.page.goto(pathTo('private-approvals', 'es'))
  await holder.page.getByRole('link', { name: holder.desk.unnamed }).click()
  await holder.button(holder.desk.approve).click()
  await expect(holder.page.getByText(/Pedido \S+ confirmado/)).toBeVisible()
  await letterTo(holder.page, asker, /ha aprobado la lista/)
})
