import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { InvoiceKind } from '#modules/invoicing/invoices/invoice.ts'
import type { RecordState } from '#modules/invoicing/invoices/record-states.ts'
import { betweenDays, type Walk, type Walked, wordedIn } from '#modules/people/staff/list.ts'
import type { FindInvoices } from './staff-contract.ts'

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
  state: 'stands' | 'replaced' | 'cancelled'
  record: number | null
  record_state: RecordState | null
}

const wordsOf = (db: Db) => ({
  from: db`invoice i`,
  words: db`list_words(i.full_number || ' ' || coalesce(i.buyer ->> 'name', '') || ' ' || coalesce(i.buyer_tax_id, ''))`,
})

const foundIn = (db: Db, { q, number, order, nif, kind, from, to }: Omit<FindInvoices, 'sort' | 'limit'>) => db`
  from invoice i
  where true
    ${wordedIn(db, db`i.id`, wordsOf(db), q)}
    ${betweenDays(db, db`i.issue_date`, { from, to })} ${number === undefined ? db`` : db`and i.full_number = ${number}`}
    ${order === undefined ? db`` : db`and i.id in (select b.invoice_id from billed_line b join shop_order o on o.id = b.order_id where o.number = ${order})`}
    ${nif === undefined ? db`` : db`and i.buyer_tax_id = ${nif}`} ${kind === undefined ? db`` : db`and i.kind = ${kind}`}`
export const matchingInvoices = (db: Db, query: FindInvoices) => db`select i.id ${foundIn(db, query)}`
export const invoiceSorts = (db: Db) =>
  ({ date: { by: db`i.issue_date`, kind: 'day' }, total: { by: db`i.total_cents`, kind: 'number' } }) as const

const invoiceRows = (db: Db, page: Part, order: Part) => db<(FoundInvoice & Walked)[]>`
  with page as materialized (${page})
  select i.id, i.full_number, i.kind, i.summary, i.issue_date, i.operation_date, i.buyer_tax_id, i.buyer ->> 'name' as name,
    i.reference -> 'orders' as orders, i.base_cents, i.vat_cents, i.surcharge_cents, i.total_cents, c.full_number as corrects,
    case when exists (select from invoice_record r where r.invoice_id = i.id and r.kind = 'cancel') then 'cancelled'
      when exists (select from invoice_replacement r where r.replaced_id = i.id) then 'replaced' else 'stands' end as state,
    told.record_id as record, told.state as record_state,
    page.list_key, page.list_id
  from page join invoice i on i.id = page.id left join invoice c on c.id = i.corrects_id
    left join lateral (select t.record_id, t.state from invoice_record r join invoice_record_state t on t.record_id = r.id
      where r.invoice_id = i.id order by r.position desc limit 1) told on true ${order}`

export const findInvoices = (db: Db, query: FindInvoices, walk: Walk) =>
  invoiceRows(db, db`select i.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`, walk.order)

export const invoicesOfOrder = (db: Db, order: string) =>
  invoiceRows(db, db`select i.id, '' as list_key, '' as list_id ${foundIn(db, { order })}`, db`order by i.id desc`)

/** The shop where an order was placed; empty for a number that no order has. */
export async function storefrontOfOrder(db: Db, number: string): Promise<string> {
  const [row] = await db<{ storefront_code: string }[]>`select storefront_code from shop_order where number = ${number}`
  return row?.storefront_code ?? ''
}
