import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import type { Language } from '#kernel/language.ts'
import { hashPassword } from '#modules/people/access/password.ts'
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
      promotion_cents: 299 * quantity,
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
