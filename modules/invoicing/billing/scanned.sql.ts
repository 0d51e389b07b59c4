import type { Db } from '#kernel/db.ts'

/** The orders that an invoice names: one, but for a month's summary. */
export const ordersOnInvoice = (db: Db, number: string) => db<{ number: string }[]>`
  select distinct o.number from invoice i
  join billed_line b on b.invoice_id = i.id
  join shop_order o on o.id = b.order_id
  where i.full_number = ${number} order by o.number limit 20`
