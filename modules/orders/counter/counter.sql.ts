import type { Db } from '#kernel/db.ts'

/** By ISBN, EAN or the house's number; what is no longer on sale as well. */
export const titleOf = (db: Db, code: string) => db<{ id: number }[]>`
  select id from product where ean = ${code} or sku = ${code} order by ean = ${code} desc, id limit 1`

export const orderOf = (db: Db, number: string) => db<{ id: number; number: string }[]>`
  select id, number from shop_order where number = ${number}`

export const parcelAt = (db: Db, number: string, position: number) => db<{ id: number; number: string }[]>`
  select p.id, o.number from parcel p join shop_order o on o.id = p.order_id
  where o.number = ${number} and p.position = ${position}`

export const orderOfNote = (db: Db, code: string) => db<{ number: string; parcel: number }[]>`
  select o.number, n.parcel_id as parcel from delivery_note n join shop_order o on o.id = n.order_id where n.code = ${code}`

/** The orders that an invoice names: one, but for a month's summary. */
export const ordersOfInvoice = (db: Db, number: string) => db<{ number: string }[]>`
  select distinct o.number from invoice i
  join billed_line b on b.invoice_id = i.id
  join shop_order o on o.id = b.order_id
  where i.full_number = ${number} order by o.number limit 20`

export const transferOf = (db: Db, code: string) => db<{ id: number }[]>`
  select id from stock_transfer where code = ${code}`

export const reservationOf = (db: Db, code: string) => db<{ id: number }[]>`
  select id from reservation where code = ${code}`
/** What comes back, by the number on its label. */
export const returnOf = (db: Db, id: number) => db<{ id: number; number: string }[]>`
  select r.id, o.number from order_return r join shop_order o on o.id = r.order_id where r.id = ${id}`

export interface HolderRow {
  customer_id: string
  number: string
  name: string
  surnames: string
  company: string
}

export const holderOf = (db: Db, card: string) => db<HolderRow[]>`
  with recursive holder as (
    select c.id, c.merged_into from loyalty_card l join customer c on c.id = l.customer_id where l.number = ${card}
    union all select c.id, c.merged_into from customer c join holder h on c.id = h.merged_into)
  select c.id as customer_id, l.number, c.name, c.surnames, c.company
  from holder h join customer c on c.id = h.id join loyalty_card l on l.customer_id = c.id where h.merged_into is null`

/** A card that was lost: its number opens nothing. */
export const formerCard = (db: Db, card: string) => db<{ number: string; blocked_at: Date; reason: string }[]>`
  select number, blocked_at, reason from former_card where number = ${card}`

/** What lies ready for a customer at any counter, the longest first. */
export const pickupsOf = (db: Db, customerId: string) => db<
  { order: string; parcel: number; store_code: string | null; ready_at: Date | null }[]
>`
  select o.number as order, p.id as parcel, p.store_code, p.ready_at
  from shop_order o join parcel p on p.order_id = o.id
  where o.owner_id = ${customerId} and o.owner_kind = 'customer' and p.kind = 'pickup' and p.state = 'ready'
  order by p.ready_at limit 20`

export const lastOrderOf = (db: Db, customerId: string) => db<{ number: string; placed_at: Date }[]>`
  select number, placed_at from shop_order where owner_id = ${customerId} and owner_kind = 'customer' order by id desc limit 1`
