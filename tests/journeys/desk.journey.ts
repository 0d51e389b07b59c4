import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { givenCentre, givenLineToChoose, givenRequester } from './support/desk.sql.ts'
import { emailTo } from './support/letters.ts'
import { plentiful } from './support/products.ts'
import { buying, freshEmail } from './support/purchase.ts'
import { givenTradeCustomer, tradePassword } from './support/trade.sql.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Page, test } from './support/visitor.ts'

const signIn = async (page: Page, email: string) => {
  await ahead(page, 'es').signIn(email, tradePassword)
  await page.goto(pathTo('private-order-entry', 'es'))
  await hydrated(page)
  await expect(page.getByLabel(buying(page, 'es').words.desk.scan)).toBeVisible()
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
  await emailTo(holder.page, email, /para que la apruebe/)
  await holder.page.goto(pathTo('private-approvals', 'es'))
  await holder.page.getByRole('link', { name: holder.desk.unnamed }).click()
  await holder.button(holder.desk.approve).click()
  await expect(holder.page.getByText(/Pedido \S+ confirmado/)).toBeVisible()
  await emailTo(holder.page, asker, /ha aprobado la lista/)
})

test('fifty codes typed while answers are held back lose no digit, and are answered in their order (L-13)', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expected.push(/400 \(Bad Request\)/, /404 \(Not Found\)/)
  const [book, other] = [await plentiful('book'), await plentiful('object')]
  const email = freshEmail('burst')
  await givenTradeCustomer(email, 'library', 10_000)
  const { desk } = buying(page, 'es').words
  await signIn(page, email)
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  await page.route('**/api/desk/add/**', async (route) => {
    asked.push(String(route.request().postDataJSON().ean))
    await held
    await route.continue()
  })
  const codes = Array.from({ length: 50 }, (_, index) =>
    index === 20 ? '9788437604948' : index % 2 === 0 ? book.ean : other.ean,
  )
  const field = page.getByLabel(desk.scan)
  await expect(field).toBeFocused()
  for (const code of codes) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page.getByText(desk.queued({ count: 50 }))).toBeVisible()
  // What is being typed as answers come stays where it is.
  await page.keyboard.type('97884')
  release()
  const refused = page.getByRole('alert').filter({ hasText: '9788437604948' })
  await expect(refused).toBeVisible()
  await expect(page.locator('.queued')).toBeHidden()
  await expect(field).toHaveValue('97884')
  expect(asked).toEqual(codes)
  await expect(page.getByLabel(desk.copiesField({ title: book.title_es }))).toHaveValue('24')
  await expect(page.getByLabel(desk.copiesField({ title: other.title_es }))).toHaveValue('25')
  await refused.getByRole('button', { name: desk.dropCode }).click()
  await expect(refused).toBeHidden()
})

test('a code without an answer stays, also after a reload, until somebody tries it again', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/Failed to load resource/, /ERR_FAILED/, /404 \(Not Found\)/)
  const book = await plentiful('book')
  const email = freshEmail('unanswered')
  await givenTradeCustomer(email, 'library', 10_000)
  const { desk } = buying(page, 'es').words
  await signIn(page, email)
  await hydrated(page)
  await page.route('**/api/desk/add/**', (route) => route.abort())
  await page.getByLabel(desk.scan).fill(book.ean)
  await page.getByLabel(desk.scan).press('Enter')
  await expect(page.getByText(desk.unanswered)).toBeVisible()
  await page.unroute('**/api/desk/add/**')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: desk.retryCode }).click()
  await expect(page.getByLabel(desk.copiesField({ title: book.title_es }))).toHaveValue('1')
  await expect(page.getByText(desk.unanswered)).toBeHidden()
})

test('the order table shows all its columns from a phone to a wide screen, with a line to choose too', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expected.push(/404 \(Not Found\)/)
  const [book, other] = [await plentiful('book'), await plentiful('object')]
  const email = freshEmail('widths')
  await givenTradeCustomer(email, 'library', 10_000)
  await givenCentre(email)
  const { button, words } = buying(page, 'es')
  const { desk } = words
  await signIn(page, email)
  await scan(page, book.ean, book.title_es)
  await scan(page, other.ean, other.title_es)
  await page.getByLabel(desk.budget, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(desk.delivery).selectOption({ index: 1 })
  await button(desk.save).click()
  await expect(page.getByText(desk.afterOrder)).toBeVisible()
  await givenLineToChoose(email, [book.ean, other.ean])
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('combobox', { name: desk.chooseEdition })).toBeVisible()
  for (const width of [390, 768, 1280, 1366, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 })
    const cut = await page.locator('.desk-lines').evaluate((table) => {
      const around = table.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const cells = [...table.querySelectorAll('tbody :is(td, th)')].map((cell) => cell.getBoundingClientRect())
      return cells.filter((cell) => cell.width > 0 && (cell.right > around.right + 1 || cell.left < around.left - 1)).length
    })
    const used = await page.locator('.private').evaluate((area) => area.getBoundingClientRect().width / innerWidth)
    expect({ width, cut, wasted: used < 0.75 }).toEqual({ width, cut: 0, wasted: false })
    await expectNoSidewaysScroll(page)
  }
})
