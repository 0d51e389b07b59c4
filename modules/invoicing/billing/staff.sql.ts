import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { InvoiceKind } from '#modules/invoicing/invoices/invoice.ts'

export interface FoundInvoice {
  id: number
  full_number: string
  kind: InvoiceKind
  summary: boolean
  issue_date: Day
  operation_date: Day
  buyer_tax_id: string | null
  name: string | null
  orders: string[]
  base_cents: Cents
  vat_cents: Cents
  surcharge_cents: Cents
  total_cents: Cents
  corrects: string | null
}

interface InvoiceFilter {
  number?: string | undefined
  order?: string | undefined
  nif?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
  limit: number
}

/** The newest first, walked by id. */
export const findInvoices = (db: Db, { number, order, nif, from, to, before, limit }: InvoiceFilter) => db<FoundInvoice[]>`
  select i.id, i.full_number, i.kind, i.summary, i.issue_date, i.operation_date, i.buyer_tax_id, i.buyer ->> 'name' as name,
    i.reference -> 'orders' as orders, i.base_cents, i.vat_cents, i.surcharge_cents, i.total_cents, c.full_number as corrects
  from invoice i left join invoice c on c.id = i.corrects_id
  where true ${number === undefined ? db`` : db`and i.full_number = ${number}`}
    ${order === undefined ? db`` : db`and i.id in (select b.invoice_id from billed_line b join shop_order o on o.id = b.order_id where o.number = ${order})`}
    ${nif === undefined ? db`` : db`and i.buyer_tax_id = ${nif}`}
    ${from === undefined ? db`` : db`and i.issue_date >= ${from}`} ${to === undefined ? db`` : db`and i.issue_date <= ${to}`}
    ${before === undefined ? db`` : db`and i.id < ${before}`}
  order by i.id desc limit ${limit}`

/** The shop where an order was placed; empty for a number that no order has. */
export async function storefrontOfOrder(db: Db, number: string): Promise<string> {
  const [row] = await db<{ storefront_code: string }[]>`select storefront_code from shop_order where number = ${number}`
  return row?.storefront_code ?? ''
}
