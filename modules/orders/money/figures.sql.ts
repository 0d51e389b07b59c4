import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

const moved = (db: Db, kind: 'capture' | 'refund', { from, until }: Span) => db`
  select sum(m.amount_cents) as amount from payment_movement m
  where m.kind = ${kind} and m.at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and m.at < ${until}`

/** Money that came in: captured, transferred, taken by a till. */
export const taken = (db: Db, _store: string | null, span: Span) => moved(db, 'capture', span)
export const givenBack = (db: Db, _store: string | null, span: Span) => moved(db, 'refund', span)
