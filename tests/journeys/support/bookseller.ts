import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { findRequests } from '#modules/libraries/requests/find-requests.ts'
import { answerRequest } from '#modules/libraries/requests/requests.ts'
import { requestCalls } from '#modules/libraries/requests/staff-contract.ts'
import { createStaff } from '#modules/people/staff/users.ts'

/** A bookseller answers what was asked last with these words, offering the product with the number. */
export async function answerLastRequest(asked: RegExp, offer: { ean: string; price: number; available: string; answer: string }) {
  const sql: Pool = connect(process.env.SHOP_DATABASE ?? '', { max: 2 })
  try {
    const now = new Date()
    const { items } = await findRequests(sql, requestCalls['GET /requests/'].query.parse({ limit: 100 }), { language: 'es', now })
    const mine = items.find((item) => asked.test(item.asked))
    if (!mine) throw new Error(`No request like ${asked}`)
    const email = `trade-${crypto.randomUUID()}@staff.example`
    const staff = {
      email,
      name: 'Mesa de bibliotecas',
      password: 'doce granadas y media',
      roles: ['trade_desk' as const],
      storeCode: null,
    }
    const { id } = await createStaff(sql, staff)
    const sender = { name: 'La Tienda', tagline: '', address: '', email: '', phone: '', url: process.env.SHOP_URL ?? '' }
    await sql.begin((tx) =>
      answerRequest(tx, { senders: () => sender }, { request: mine.request, ...offer }, { staffId: id, now }),
    )
    return mine.number
  } finally {
    await sql.end()
  }
}
