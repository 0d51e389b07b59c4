import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'
import type { Fulfilment } from '#modules/orders/order/states.ts'

export interface OrderToBill {
  id: number
  number: string
  /** The shop where it was placed. */
  storefront_code: string
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
  /** NIF written with the order; '' for that of the account. */
  tax_id: string
  tax_treatment: TaxTreatment
  surcharge_cents: number
  /** Paid before it leaves, or by invoice. */
  terms: 'prepaid' | 'account'
  budget_id: number | null
  gift_card_cents: Cents
  placed_at: Date
}

const orderColumns = (db: Db) => db`
  id, number, storefront_code, language, owner_kind, owner_id, email, payment_state, reference, delivery_address, billing_address, gift_ticket,
  invoice_requested, tax_id, tax_treatment, surcharge_cents, terms, budget_id, gift_card_cents, placed_at`

export async function lockOrder(tx: Tx, id: number): Promise<OrderToBill | undefined> {
  const [row] = await tx<OrderToBill[]>`select ${orderColumns(tx)} from shop_order where id = ${id} for no key update`
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
  unit_cents: Cents
  paid_cents: Cents
  vat_percent: number
  surcharge_percent: number
  fulfilment: Fulfilment
  ebook: boolean
}

export const linesOf = (db: Db, orderId: number) => db<LineToBill[]>`
  select id, title, author, ean, quantity, list_unit_cents, unit_cents, paid_cents, vat_percent, surcharge_percent, fulfilment, ebook
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
