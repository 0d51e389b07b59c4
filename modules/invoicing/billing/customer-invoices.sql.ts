import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { InvoiceKind, InvoiceReference } from '#modules/invoicing/invoices/invoice.ts'

export interface CustomerInvoiceRow {
  id: number
  number: string
  kind: InvoiceKind
  summary: boolean
  date: Day
  total_cents: Cents
  reference: InvoiceReference
  public_body: boolean
  replaced: boolean
  cancelled: boolean
  paid: boolean
}

/** A customer's invoices, the newest first, from the one after `before`. */
export const invoicesOfCustomer = (db: Db, customerId: string, { before, limit }: { before: number | null; limit: number }) => db<
  CustomerInvoiceRow[]
>`
  select i.id, i.full_number as number, i.kind, i.summary, i.issue_date as date, i.total_cents, i.reference,
    i.buyer -> 'dir3' ->> 'accounting' is not null as public_body,
    exists (select from invoice_replacement r where r.replaced_id = i.id) as replaced,
    exists (select from invoice_record r where r.invoice_id = i.id and r.kind = 'cancel') as cancelled,
    coalesce(v.open_cents <= 0, (i.reference ->> 'paid')::boolean, true) as paid
  from customer_invoice c join invoice i on i.id = c.invoice_id
  left join receivable v on v.invoice_id = i.id
  where c.customer_id = ${customerId} ${before ? db`and c.invoice_id < ${before}` : db``}
  order by c.invoice_id desc limit ${limit}`

export interface OpenRequestRow {
  order_number: string
  /** The delivery note it is for; null when it is for the whole order. */
  note: string | null
  requested_at: Date
}

/** Full invoices of orders that were asked for and are not there yet, the newest first. */
export const openRequestsOf = (db: Db, customerId: string, limit: number) => db<OpenRequestRow[]>`
  select o.number as order_number, null as note, r.requested_at
  from invoice_request r join shop_order o on o.id = r.order_id
  where o.owner_id = ${customerId} and o.payment_state <> 'cancelled' and not exists (
    select from billed_line b join invoice i on i.id = b.invoice_id where b.order_id = o.id and i.kind in ('F1', 'F3'))
  order by r.requested_at desc limit ${limit}`

export const giveInvoices = (tx: Tx, customerId: string, orders: readonly number[]) => tx`
  insert into customer_invoice (customer_id, invoice_id)
  select distinct ${customerId}::text, b.invoice_id from billed_line b where b.order_id = any(${orders as number[]}::bigint[])
  on conflict do nothing`
