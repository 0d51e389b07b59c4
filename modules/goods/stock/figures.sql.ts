import type { Db } from '#kernel/db.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

/** Copies that orders took from the stock of a store. */
export const copiesSold = (db: Db, store: string | null, { from, until }: Span) => db`
  select -sum(m.delta) as amount from stock_movement m
  where m.kind in ('sale', 'till_sale') and m.store_code = ${store} and m.at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and m.at < ${until}`
