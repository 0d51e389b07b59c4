import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { DeliveryAddress } from '#modules/cart/contract.ts'
import type { TaxTreatment } from '#modules/pricing/treatment.ts'

export interface OrderToBill {
  id: number
  number: string
  language: Language
  owner_kind: 'customer' | 'guest'
  owner_id: string
  email: string
  payment_state: string
  reference: string
  delivery_address: DeliveryAddress | null
  billing_address: DeliveryAddress | null
  gift_ticket: boolean
  invoice_requested: boolean
  tax_treatment: TaxTreatment
  surcharge_cents: number
  placed_at: Date
}

const orderColumns = (db: Db) => db`
  id, number, language, owner_kind, owner_id, email, payment_state, reference, delivery_address, billing_address, gift_ticket,
  invoice_requested, tax_treatment, surcharge_cents, placed_at`

export async function lockOrder(db: Db, id: number): Promise<OrderToBill | undefined> {
  const [row] = await db<OrderToBill[]>`select ${orderColumns(db)} from shop_order where id = ${id} for update`
  return row
}

export async function orderNumbered(db: Db, number: string): Promise<OrderToBill | undefined> {
  const [row] = await db<OrderToBill[]>`select ${orderColumns(db)} from shop_order where number = ${number}`
  return row
}

export interface LineToBill {
  id: number
  title: string
  author: string | null
  ean: string
  quantity: number
  list_unit_cents: Cents
  paid_cents: Cents
  vat_percent: number
  surcharge_percent: number
  fulfilment: 'preparing' | 'cancelled'
  ebook: boolean
}

export const linesOf = (db: Db, orderId: number) => db<LineToBill[]>`
  select id, title, author, ean, quantity, list_unit_cents, paid_cents, vat_percent, surcharge_percent, fulfilment, ebook
  from order_line where order_id = ${orderId} order by position`

export interface ParcelToBill {
  id: number
  order_id: number
  position: number
  kind: 'shipment' | 'pickup' | 'digital'
  state: 'planned' | 'ready' | 'handed_over' | 'delivered' | 'cancelled'
  shipping_cents: number
  carrier: string
  tracking_code: string
  handed_over_at: Date | null
}

export const parcelsOf = (db: Db, orderId: number) => db<ParcelToBill[]>`
  select id, order_id, position, kind, state, shipping_cents, carrier, tracking_code, handed_over_at
  from parcel where order_id = ${orderId} order by position`

export const contentsOf = (db: Db, orderId: number) => db<{ parcel_id: number; order_line_id: number; quantity: number }[]>`
  select l.parcel_id, l.order_line_id, l.quantity from parcel_line l join parcel p on p.id = l.parcel_id
  where p.order_id = ${orderId} order by p.position, l.order_line_id`

export async function orderOfParcel(db: Db, parcelId: number): Promise<number | undefined> {
  const [row] = await db<{ order_id: number }[]>`select order_id from parcel where id = ${parcelId}`
  return row?.order_id
}

export async function invoiceOfParcel(db: Db, parcelId: number): Promise<number | undefined> {
  const [row] = await db<{ invoice_id: number }[]>`select invoice_id from billed_parcel where parcel_id = ${parcelId}`
  return row?.invoice_id
}

export const insertBilledParcels = (db: Db, invoiceId: number, parcelIds: readonly number[]) => db`
  insert into billed_parcel (parcel_id, invoice_id) select unnest(${parcelIds as number[]}::bigint[]), ${invoiceId}`

export interface BilledRow {
  id: number
  invoice_id: number
  order_id: number
  parcel_id: number
  /** Null for shipping. */
  order_line_id: number | null
  quantity: number
  gross_cents: number
  surcharge_cents: number
  vat_percent: number
  surcharge_percent: number
  corrects_id: number | null
}

export const insertBilledRows = (db: Db, rows: readonly Omit<BilledRow, 'id'>[]) =>
  rows.length === 0 ? null : db`insert into billed_line ${db(rows as Omit<BilledRow, 'id'>[])}`

/** What stands billed of an order and not yet taken back: rows of invoices that were neither replaced nor cancelled. */
export const standingRows = (db: Db, orderId: number) => db<(BilledRow & { kind: 'F1' | 'F2' | 'F3' })[]>`
  select b.id, b.invoice_id, b.order_id, b.parcel_id, b.order_line_id, b.vat_percent, b.surcharge_percent, b.corrects_id, i.kind,
    b.quantity + coalesce(t.quantity, 0)::int as quantity, b.gross_cents + coalesce(t.gross, 0)::int as gross_cents,
    b.surcharge_cents + coalesce(t.surcharge, 0)::int as surcharge_cents
  from billed_line b
  join invoice i on i.id = b.invoice_id
  left join lateral (
    select sum(quantity) as quantity, sum(gross_cents) as gross, sum(surcharge_cents) as surcharge from billed_line c where c.corrects_id = b.id) t on true
  where b.order_id = ${orderId} and b.corrects_id is null
    and not exists (select from invoice_replacement r where r.replaced_id = b.invoice_id)
    and not exists (select from invoice_record c where c.invoice_id = b.invoice_id and c.kind = 'cancel')
  order by b.id`

/** Every invoice that has to do with an order, in the order of issuing. */
export const invoiceIdsOf = async (db: Db, orderId: number): Promise<number[]> =>
  (
    await db<
      { invoice_id: number }[]
    >`select distinct invoice_id from billed_line where order_id = ${orderId} order by invoice_id`
  ).map((row) => row.invoice_id)

/** Lines whose living copies all have their invoice now. */
export const markInvoiced = (db: Db, orderId: number) => db`
  update order_line l set invoicing = 'invoiced'
  where l.order_id = ${orderId} and l.invoicing = 'open' and l.fulfilment <> 'cancelled'
    and exists (select from parcel_line c join parcel p on p.id = c.parcel_id where c.order_line_id = l.id and p.state <> 'cancelled')
    and not exists (
      select from parcel_line c join parcel p on p.id = c.parcel_id
      where c.order_line_id = l.id and p.state <> 'cancelled'
        and not exists (select from billed_parcel b where b.parcel_id = c.parcel_id))`

export interface RequestRow {
  id: number
  order_id: number
  name: string
  tax_id: string
  street: string
  postcode: string
  city: string
  region: string
  country: string
  requested_at: Date
}

export async function requestOf(db: Db, orderId: number): Promise<RequestRow | undefined> {
  const [row] = await db<RequestRow[]>`select * from invoice_request where order_id = ${orderId}`
  return row
}

export async function insertRequest(db: Db, request: Omit<RequestRow, 'id'>): Promise<RequestRow> {
  const [row] = await db<RequestRow[]>`insert into invoice_request ${db(request)} returning *`
  return row!
}

export interface CustomerToBill {
  id: string
  kind: 'private' | 'business' | 'library'
  name: string
  surnames: string
  company: string
  library: string
  tax_id: string | null
  country: string
  language: Language
  email: string
  monthly: boolean
  dir3_accounting: string
  dir3_managing: string
  dir3_processing: string
  contract: string
  street: string | null
  postcode: string | null
  city: string | null
  region: string | null
  address_country: string | null
}

/** A customer as invoices see it: with the address kept for billing, or else the main one. */
export async function customerToBill(db: Db, id: string): Promise<CustomerToBill | undefined> {
  const [row] = await db<CustomerToBill[]>`
    select c.id, c.kind, c.name, c.surnames, c.company, c.library, c.tax_id, c.country, c.language, c.email,
      coalesce(p.monthly, false) as monthly, coalesce(p.dir3_accounting, '') as dir3_accounting,
      coalesce(p.dir3_managing, '') as dir3_managing, coalesce(p.dir3_processing, '') as dir3_processing,
      coalesce(p.contract, '') as contract, a.street, a.postcode, a.city, a.region, a.country as address_country
    from customer c
    left join billing_profile p on p.customer_id = c.id
    left join lateral (
      select street || coalesce(', ' || floor, '') as street, postcode, city, region, country from customer_address
      where customer_id = c.id order by is_billing desc, is_main desc, id limit 1) a on true
    where c.id = ${id}`
  return row
}

/** Parcels handed over in a month, in Madrid, that have no invoice yet; of customers who are invoiced by the month. */
export const unbilledParcels = (db: Db, customerId: string, { from, before }: { from: Day; before: Day }) => db<
  { parcel_id: number; order_id: number; treatment: TaxTreatment }[]
>`
  select p.id as parcel_id, p.order_id, o.tax_treatment as treatment
  from parcel p join shop_order o on o.id = p.order_id
  where o.owner_id = ${customerId} and p.handed_over_at is not null and p.state <> 'cancelled'
    and (p.handed_over_at at time zone 'Europe/Madrid')::date >= ${from} and (p.handed_over_at at time zone 'Europe/Madrid')::date < ${before}
    and not exists (select from billed_parcel b where b.parcel_id = p.id)
  order by p.handed_over_at, p.id`

/** Customers with something of a month still to be put on their summary invoice. */
export const customersToSummarise = async (db: Db, { from, before }: { from: Day; before: Day }): Promise<string[]> =>
  (
    await db<{ owner_id: string }[]>`
      select distinct o.owner_id from parcel p join shop_order o on o.id = p.order_id
      join billing_profile f on f.customer_id = o.owner_id and f.monthly
      where p.handed_over_at is not null and p.state <> 'cancelled'
        and (p.handed_over_at at time zone 'Europe/Madrid')::date >= ${from} and (p.handed_over_at at time zone 'Europe/Madrid')::date < ${before}
        and not exists (select from billed_parcel b where b.parcel_id = p.id)
      order by o.owner_id`
  ).map((row) => row.owner_id)

/** A refund as it was decided, with what has been decided in all of its order's shipping. */
export async function refundToCredit(db: Db, id: number) {
  const [row] = await db<{ order_id: number; shipping_cents: number; shipping_paid: number; shipping_refunded: number }[]>`
    select r.order_id, r.shipping_cents, o.shipping_cents as shipping_paid, o.shipping_refunded_cents as shipping_refunded
    from refund r join shop_order o on o.id = r.order_id where r.id = ${id}`
  return row
}

/** Its lines, each with what was paid for it and given back of it in all. */
export const refundLines = (db: Db, id: number) => db<
  {
    order_line_id: number
    quantity: number
    goods_cents: number
    surcharge_cents: number
    paid_cents: number
    refunded_cents: number
  }[]
>`
  select f.order_line_id, f.quantity, f.goods_cents, f.surcharge_cents, l.paid_cents, l.refunded_cents
  from refund_line f join order_line l on l.id = f.order_line_id where f.refund_id = ${id} order by l.position`
