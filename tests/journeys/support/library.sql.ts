import { connect } from '#database/connect.ts'
import { addDays, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { proposeDue } from '#modules/libraries/standing-orders/propose.ts'
import { hashPassword } from '#modules/people/access/password.ts'

async function inShop<T>(act: (sql: Pool) => Promise<T>): Promise<T> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 2 })
  try {
    return await act(sql)
  } finally {
    await sql.end()
  }
}

export const libraryPassword = 'una-clau-de-biblioteca'

/** A library that the shop has looked at, and as many new books as asked whose titles begin with a word of their own. */
export const givenLibraryAndBooks = (email: string, word: string, books: number) =>
  inShop(async (sql) => {
    const id = `c-${email}`
    await sql`insert into customer ${sql({
      id,
      kind: 'library',
      email,
      password_hash: await hashPassword(libraryPassword),
      language: 'es',
      library: 'Biblioteca de Vilanova del Riu',
      contact_person: 'Rosa Pina',
      activated_at: new Date(),
      verified_at: new Date(),
    })}`
    for (let n = 1; n <= books; n++) {
      const serial = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
      await sql`insert into product ${sql({
        kind: 'book',
        ean: `9796${serial}`,
        sku: `journey-${serial}`,
        slug: `journey-${serial}`,
        title: `${word} ${n}`,
        price_cents: 1_000 * n,
        vat_class: 'book',
        published_on: new Date(Date.now() - n * 86_400_000),
        language_code: 'I08',
        format_code: 'R',
      })}`
    }
  })

/** The night after today passes, as far as standing orders are concerned. @returns how many were looked through. */
export const letNightPass = () =>
  inShop(async (sql) => {
    const sender = { name: 'La Tienda', tagline: '', address: '', email: '', phone: '', url: process.env.SHOP_URL ?? '' }
    const night = new Date(`${addDays(dayOf(new Date()), 1)}T05:00:00Z`)
    let looked = 0
    while ((await proposeDue(sql, { senders: () => sender }, night)) > 0) looked += 1
    return looked
  })
