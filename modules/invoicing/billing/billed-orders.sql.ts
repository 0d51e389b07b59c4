import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** Locks the orders on account that an invoice bills, in their order. */
export const lockOrdersOf = (tx: Tx, invoiceId: number) => tx`
  select 1 from shop_order where terms = 'account' and id in (select order_id from billed_line where invoice_id = ${invoiceId})
  order by id for no key update`

/** What an invoice bills of each order on account, corrections taken off; the oldest order first. */
export const billedOf = (db: Db, invoiceId: number) => db<{ order_id: number; billed_cents: Cents }[]>`
  select b.order_id, sum(b.gross_cents + b.surcharge_cents
    + coalesce((select sum(c.gross_cents + c.surcharge_cents) from billed_line c where c.corrects_id = b.id), 0))::bigint as billed_cents
  from billed_line b join shop_order o on o.id = b.order_id and o.terms = 'account'
  where b.invoice_id = ${invoiceId} and b.corrects_id is null group by 1 order by 1`
