import writeXlsx from 'write-excel-file/node'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { ahead } from './support/ahead.ts'
import { answerLastRequest } from './support/bookseller.ts'
import { emailTo } from './support/letters.ts'
import { givenLibraryAndBooks, libraryPassword } from './support/library.sql.ts'
import { plentiful } from './support/products.ts'
import { freshEmail } from './support/purchase.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, type Page, test } from './support/visitor.ts'
import { wordsOf } from './support/words.ts'

/** Who has no basket yet is told so once. */
const noCart = /404 .*recover-last-cart/
const unknown = '9788437604947'

async function enter(
  page: Page,
  language: Language,
  key: 'private-paste' | 'private-order-by-email',
  scripts = true,
): Promise<string> {
  const email = freshEmail('intake')
  await givenLibraryAndBooks(email, `Intake${Math.floor(Math.random() * 1e6)}`, 1)
  await ahead(page, language).signIn(email, libraryPassword)
  await page.goto(pathTo(key, language))
  if (scripts) await hydrated(page)
  return email
}

const letterOf = (ean: string) => `Buenos días:

> Necesitamos para la sala:
> 3 x ${ean}
> ${unknown}  El libro que nadie tiene (2 ej.)
9788437604948

Saludos
--
Tel. 958 123 456`

test('a librarian pastes an e-mail, takes what was found, asks for the rest and takes the answer too', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/400 \(Bad Request\)/, noCart)
  await enter(page, 'es', 'private-paste')
  const book = await plentiful('book')
  const { intake, desk } = wordsOf('es')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: intake.paste.read }).click()
  await expect(page.getByLabel(intake.paste.text)).toBeFocused()

  await page.getByLabel(intake.paste.text).fill(letterOf(book.ean))
  await page.getByRole('button', { name: intake.paste.read }).click()
  await expect(page.getByRole('heading', { name: intake.paste.found({ count: 1 }) })).toBeVisible()
  await expect(page.getByRole('heading', { name: intake.paste.unknown({ count: 2 }) })).toBeVisible()
  await expect(page.getByText(intake.paste.reasons.check_digit)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const copies = page.getByRole('spinbutton', { name: intake.paste.copiesOf({ title: book.title_es }) })
  await expect(copies).toHaveValue('3')
  await copies.fill('4')

  const row = page.getByRole('row').filter({ hasText: 'El libro que nadie tiene' })
  await row.getByRole('button', { name: intake.paste.askOf({ row: 5 }) }).click()
  await expect(page.getByText(intake.paste.askedNow({ count: 1 }))).toBeVisible()
  await expect(row).toContainText(intake.paste.requested)
  await page.getByRole('spinbutton', { name: intake.paste.copiesOf({ title: book.title_es }) }).fill('4')
  await page.getByRole('button', { name: intake.paste.take, exact: true }).click()
  await page.waitForURL(`**${pathTo('private-order-entry', 'es')}?list=*`)
  await expect(page.getByRole('textbox', { name: desk.copiesField({ title: book.title_es }) })).toHaveValue('4')

  const other = await plentiful('book')
  const answer = { ean: other.ean, price: other.price ?? 1, available: '2030-04-23', answer: 'Lo tenemos en otra edición.' }
  const number = await answerLastRequest(/El libro que nadie tiene/, answer)
  await page.goto(pathTo('private-requests', 'es'))
  await expect(page.getByText('Lo tenemos en otra edición.')).toBeVisible()
  await expect(page.getByText(intake.requests.available({ date: '23/04/2030' }))).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: intake.requests.acceptOf({ number }) }).click()
  await expect(page.getByText(intake.requests.accepted)).toBeVisible()
  await page.goto(pathTo('private-order-entry', 'es'))
  await expect(page.getByRole('textbox', { name: desk.copiesField({ title: other.title_es }) })).toBeVisible()
})

test('a workbook is read as Excel wrote it, and an old one is refused with the way out', async ({ page, complaints }) => {
  complaints.expected.push(/400 \(Bad Request\)/, noCart)
  await enter(page, 'ca', 'private-paste')
  const book = await plentiful('book', 'ca')
  const { intake } = wordsOf('ca')
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from('Workbook', 'utf16le')])
  const file = page.getByLabel(intake.paste.file)
  await file.setInputFiles({ name: 'comanda.xls', mimeType: 'application/vnd.ms-excel', buffer: old })
  await page.getByRole('button', { name: intake.paste.read }).click()
  await expect(file).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/Llibre d’Excel \(\.xlsx\)/).first()).toBeVisible()

  const buffer = await writeXlsx([
    [{ value: 'Comanda de maig', span: 3 }],
    [{ value: 'Títol' }, { value: 'ISBN' }, { value: 'Quantitat' }],
    [{ value: 'El nostre' }, { value: Number(book.ean), type: Number }, { value: 2, type: Number }],
    [{ value: 'Total' }, null, { value: 2, type: Number }],
  ] as never).toBuffer()
  await file.setInputFiles({ name: 'comanda maig.xlsx', mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: intake.paste.read }).click()
  await expect(page.getByRole('heading', { name: intake.paste.found({ count: 1 }) })).toBeVisible()
  await expect(page.getByText(intake.paste.from({ name: 'comanda maig.xlsx' }))).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})

test('an order by e-mail keeps what was typed when sending fails, and is sent once (L-08 to L-10)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/400 \(Bad Request\)/, /500 \(Internal Server Error\)/, noCart)
  const email = await enter(page, 'en', 'private-order-by-email')
  const { intake } = wordsOf('en')
  await page.getByRole('button', { name: intake.letter.send }).click()
  await expect(page.getByLabel(intake.letter.comments)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(intake.letter.comments)).toBeFocused()
  await page.getByLabel(intake.letter.comments).fill('For the children’s room, please.')
  await page
    .getByLabel(intake.letter.file)
    .setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(`ISBN;Copies\n${unknown};2\n`) })

  const calls = '**/order-letters/?**'
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: intake.letter.send }).click()
  const failure = page.getByRole('dialog', { name: 'Error sending the order...' })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel(intake.letter.comments)).toHaveValue('For the children’s room, please.')
  await page.unroute(calls)
  await failure.getByRole('button', { name: intake.letter.retry }).click()
  await expect(page.getByText('The order has been sent.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect((await emailTo(page, email, /children/)).text).toContain('order.csv')
  await page.getByRole('link', { name: intake.letter.toReading }).click()
  await expect(page.getByRole('heading', { name: intake.paste.unknown({ count: 1 }) })).toBeVisible()
})

test.describe('pasting and ordering by e-mail, without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test('work with forms alone', async ({ page }) => {
    await enter(page, 'es', 'private-paste', false)
    const book = await plentiful('book')
    const { intake, desk } = wordsOf('es')
    await page
      .getByLabel(intake.paste.file)
      .setInputFiles({ name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from(letterOf(book.ean)) })
    await page.getByRole('button', { name: intake.paste.read }).click()
    await expect(page.getByRole('heading', { name: intake.paste.found({ count: 1 }) })).toBeVisible()
    await page.getByRole('button', { name: intake.paste.take, exact: true }).click()
    await expect(page.getByRole('textbox', { name: desk.copiesField({ title: book.title_es }) })).toHaveValue('3')
    await page.goto(pathTo('private-order-by-email', 'es'))
    await page.getByLabel(intake.letter.comments).fill('Lo de siempre.')
    // More than an ordinary form may carry.
    await page
      .getByLabel(intake.letter.file)
      .setInputFiles({ name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_000_000, 'lista ') })
    await page.getByRole('button', { name: intake.letter.send }).click()
    await expect(page.getByText('El pedido se ha enviado.')).toBeVisible()
  })
})
