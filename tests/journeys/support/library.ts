import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import type { Language } from '#kernel/language.ts'
import { makeClaim } from '#modules/orders/claims/make-claim.ts'
import { hashPassword } from '#modules/people/access/password.ts'
import { staffPost } from '#tests/support/staff-post.ts'
import { trading } from '#tests/support/trading.ts'
import { plentiful } from './products.ts'

export const libraryPassword = 'ocho caracteres'

/** A library that buys on account, with two orders delivered: what the staff and the parcels do before a journey begins. */
export async function givenLibrary(language: Language) {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const { library, delivered } = trading({ sql })
    const id = `c-journey-${randomUUID()}`
    const email = `${id}@example.com`
    await library({
      id,
      email,
      name: 'Biblioteca',
      language,
      tax_id: `Q${randomUUID().slice(0, 8)}`,
      password_hash: await hashPassword(libraryPassword),
    })
    const book = await plentiful('book', language)
    const line = (title: string, quantity: number) => ({
      title,
      quantity,
      unit_cents: 1990,
      promotion_cents: 298 * quantity,
      author: 'Ana Ruiz',
    })
    const first = await delivered(id, { language, reference: 'EXP-2026/114', lines: [line('El patio de los leones', 3)] })
    const second = await delivered(id, { language, lines: [line(book.title, 2), line('Un título agotado', 1)] })
    // The catalogue still has the first of them.
    await sql`update order_line set ean = ${book.ean} where id = ${second.order.lines[0] ?? 0}`
    return { id, email, first, second, book: book.title }
  } finally {
    await sql.end()
  }
}

/** A claim of a library on two copies of a delivery note, which a store has on its shelf; and how they are scanned there. */
export async function givenClaim(store: string) {
  const { id, first } = await givenLibrary('es')
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const ean = `978${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
    const [line] = await sql<{ product_id: number }[]>`
      update order_line set ean = ${ean} where id = ${first.order.lines[0] ?? 0} returning product_id`
    await sql`insert into stock (product_id, store_code, quantity) values (${line!.product_id}, ${store}, 3)
      on conflict (product_id, store_code) do update set quantity = stock.quantity + 3`
    const { id: claim } = await makeClaim(sql, staffPost(), {
      customerId: id,
      memberId: null,
      note: first.note,
      comments: 'Llegaron mojados.',
      lines: [{ position: 1, kind: 'damaged', copies: 2 }],
      now: new Date(),
    })
    return { claim, note: first.note, ean }
  } finally {
    await sql.end()
  }
}

/** What a library asks a bookseller for: four copies of a book that the shop sells, and a title that nobody knows. */
export async function givenRequests() {
  const { id, first } = await givenLibrary('es')
  const book = await plentiful('book', 'es')
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  const ask = async (asked: string, ean: string, quantity: number) => {
    const [row] = await sql<{ id: number; number: string }[]>`
      insert into bookseller_request (customer_id, asked, ean, quantity, language, asked_at)
      values (${id}, ${asked}, ${ean}, ${quantity}, 'es', now()) returning id, number`
    return row!
  }
  try {
    const known = await ask(book.title, book.ean, 4)
    const unknown = await ask('Un tratado de yesería', '', 1)
    return { id, note: first.note, known: { ...known, title: book.title }, unknown }
  } finally {
    await sql.end()
  }
}
