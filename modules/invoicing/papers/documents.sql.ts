import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

interface Address {
  recipient: string
  street: string
  floor: string | null
  postcode: string
  city: string
  country: string
}

export interface LineRow {
  document_id: number
  product_id: number
  ean: string
  kind: 'book' | 'object'
  title: string
  authors: string
  publisher: string
  year: number | null
  language_code: string | null
  format_code: string | null
  pages: number | null
  order_number: string
  reference: string
  ordered_on: Day
  delivery_address: Address | null
  ordered: number
  served: number
  fulfilment: string
  state: string
  copies: number
  list_unit_cents: Cents
  /** Of a note, as it was written; null for an order, whose line knows what was paid. */
  discount_percent: number | null
  base_cents: Cents | null
  vat_cents: Cents | null
  surcharge_cents: Cents | null
  paid_cents: Cents
  vat_percent: number
  surcharge_percent: number
  note: string
  note_day: Day | null
  invoice: string
  due_on: Day | null
  /** Days agreed for paying, counted from the invoice. */
  due_days: number | null
}

const described = (db: Db) => db`
  l.product_id, l.ean, l.kind, l.title, coalesce(l.author, '') as authors, coalesce(u.name, '') as publisher,
  coalesce(p.edition_year, extract(year from p.published_on)::int) as year, p.language_code, p.format_code, p.page_count as pages,
  o.number as order_number, o.storefront_code, o.reference, to_char(o.placed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as ordered_on, o.delivery_address,
  l.quantity as ordered, coalesce(s.copies, 0)::int as served, l.fulfilment, l.state, l.paid_cents`

/** What left of each line, and its notes and invoices; the line ids bound every part. */
const around = (db: Db) => db`
  handed as (
    select c.order_line_id, sum(c.quantity) as copies from asked a join parcel_line c on c.order_line_id = a.id
    join parcel x on x.id = c.parcel_id where x.state in ('handed_over', 'delivered') group by 1),
  billed as (
    select b.order_line_id, string_agg(distinct i.full_number, ', ' order by i.full_number) as numbers, max(i.issue_date) as issued_on,
      max((i.reference ->> 'due')::date) as due_on
    from asked_orders a join billed_line b on b.order_id = a.id join invoice i on i.id = b.invoice_id
    where b.corrects_id is null and b.order_line_id is not null
      and not exists (select from invoice_replacement r where r.replaced_id = i.id) group by 1)`

/** Lines of orders, newest order first; `document_id` is the order's. */
export const linesOfOrders = (db: Db, orderIds: readonly number[]) => db<LineRow[]>`
  with asked_orders as (select unnest(${orderIds as number[]}::bigint[]) as id),
  asked as materialized (select l.id from asked_orders a join order_line l on l.order_id = a.id),
  ${around(db)},
  noted as (
    select d.order_line_id, string_agg(distinct n.code, ', ' order by n.code) as codes, max(n.issued_on) as issued_on
    from asked a join delivery_note_line d on d.order_line_id = a.id join delivery_note n on n.id = d.note_id group by 1)
  select o.id as document_id, ${described(db)},
    case when l.fulfilment = 'cancelled' then 0 else l.quantity end as copies,
    null as discount_percent, null as base_cents, null as vat_cents, null as surcharge_cents, l.vat_percent, l.surcharge_percent, l.list_unit_cents,
    coalesce(n.codes, '') as note, n.issued_on::text as note_day, coalesce(b.numbers, '') as invoice,
    coalesce(b.due_on, b.issued_on + t.payment_days)::text as due_on, t.payment_days as due_days
  from asked a join order_line l on l.id = a.id join shop_order o on o.id = l.order_id join product p on p.id = l.product_id
  left join publisher u on u.id = p.publisher_id left join trade_terms t on t.customer_id = o.owner_id
  left join handed s on s.order_line_id = l.id left join billed b on b.order_line_id = l.id left join noted n on n.order_line_id = l.id
  order by o.id desc, l.position`

/** Lines of delivery notes, newest note first; `document_id` is the note's. */
export const linesOfNotes = (db: Db, noteIds: readonly number[]) => db<LineRow[]>`
  with asked_notes as (select unnest(${noteIds as number[]}::bigint[]) as id),
  asked_lines as materialized (select d.* from asked_notes a join delivery_note_line d on d.note_id = a.id),
  asked as (select distinct order_line_id as id from asked_lines),
  asked_orders as (select distinct n.order_id as id from asked_notes a join delivery_note n on n.id = a.id),
  invoiced as (
    select p.parcel_id, i.full_number, coalesce((i.reference ->> 'due')::date, i.issue_date + coalesce(e.payment_days, 30)) as due_on from asked_notes a join delivery_note n on n.id = a.id
    join billed_parcel p on p.parcel_id = n.parcel_id join invoice i on i.id = p.invoice_id
    left join trade_terms e on e.customer_id = n.customer_id),
  ${around(db)}
  select n.id as document_id, ${described(db)}, d.quantity as copies,
    d.discount_percent, d.base_cents, d.vat_cents, d.surcharge_cents, d.vat_percent, d.surcharge_percent, d.list_unit_cents,
    n.code as note, n.issued_on::text as note_day, coalesce(i.full_number, b.numbers, '') as invoice,
    coalesce(i.due_on, b.due_on, b.issued_on + t.payment_days)::text as due_on, coalesce(t.payment_days, 30) as due_days
  from asked_lines d join delivery_note n on n.id = d.note_id join order_line l on l.id = d.order_line_id
  join shop_order o on o.id = l.order_id join product p on p.id = l.product_id
  left join publisher u on u.id = p.publisher_id left join trade_terms t on t.customer_id = n.customer_id
  left join handed s on s.order_line_id = l.id left join billed b on b.order_line_id = l.id left join invoiced i on i.parcel_id = n.parcel_id
  order by n.issued_on desc, n.id desc, d.position`

export interface HeaderRow {
  id: number
  number: string
  reference: string
  day: Day
  customer: string
  tax_id: string
  delivery_address: Address | null
  budget: string
  contract: string
  order_number: string
  storefront_code: string
  shipping_cents: Cents
  gift: boolean
}

const whom = (db: Db) => db`
  coalesce(nullif(c.library, ''), nullif(c.company, ''), trim(c.name || ' ' || c.surnames)) as customer, coalesce(c.tax_id, '') as tax_id,
  o.delivery_address, coalesce(g.title, '') as budget, coalesce(nullif(concat_ws(' / ', nullif(g.contract, ''), nullif(g.lot, '')), ''), '') as contract,
  o.number as order_number, o.storefront_code, o.reference, o.gift_ticket as gift`

/** The customer's own order; nobody else's. */
export async function orderHeader(db: Db, customerId: string, number: string): Promise<HeaderRow | undefined> {
  const [row] = await db<HeaderRow[]>`
    select o.id, o.number, to_char(o.placed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day, ${whom(db)}, o.shipping_cents
    from shop_order o join customer c on c.id = o.owner_id left join budget g on g.id = o.budget_id
    where o.number = ${number} and o.owner_id = ${customerId} and o.owner_kind = 'customer'`
  return row
}

/** The customer's own delivery note; nobody else's. */
export async function noteHeader(db: Db, customerId: string, code: string): Promise<HeaderRow | undefined> {
  const [row] = await db<HeaderRow[]>`
    select n.id, n.code as number, n.issued_on::text as day, ${whom(db)}, n.shipping_cents
    from delivery_note n join shop_order o on o.id = n.order_id join customer c on c.id = n.customer_id left join budget g on g.id = n.budget_id
    where n.code = ${code} and n.customer_id = ${customerId}`
  return row
}
