import type { Pool } from '#kernel/db.ts'
import { writeDeliveryNote } from '#modules/libraries/delivery-notes/write-note.ts'
import { billing, noon } from './billing.ts'
import { type GivenOrder, givenCustomer, type OrderToGive } from './delivered-order.ts'

let serial = 0
const nextTaxId = () => `Q2818${String(++serial).padStart(3, '0')}I`

/** Libraries that buy on account, and what was delivered to them with its note. */
export function trading(database: { readonly sql: Pool }) {
  const { given } = billing(database)
  return {
    /** An activated library with terms: 15 %, on account, 45 days. */
    async library(change: object = {}): Promise<string> {
      const id = await givenCustomer(database.sql, {
        kind: 'library',
        library: 'Biblioteca del Valle',
        tax_id: nextTaxId(),
        activated_at: noon,
        ...change,
      })
      await database.sql`
        insert into trade_terms (customer_id, books_percent, on_account, payment_days, agreed_by, agreed_at)
        values (${id}, 15, true, 45, 'marta', ${noon})`
      return id
    },
    /** An order on account with its first parcel handed over and its note written. */
    async delivered(owner_id: string, order: OrderToGive): Promise<{ order: GivenOrder; note: string }> {
      const made = await given({ terms: 'account', payment_state: 'on_account', owner_id, ...order })
      const note = await database.sql.begin((tx) => writeDeliveryNote(tx, made.parcels[0] ?? 0, noon))
      return { order: made, note: note ?? '' }
    },
  }
}
