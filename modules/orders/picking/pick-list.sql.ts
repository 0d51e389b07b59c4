import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import { copiesBefore } from '#modules/orders/parcels/parcels.ts'

export interface PickRow {
  line: number
  order_id: number
  order: string
  product: number
  kind: 'book' | 'object'
  title: string
  author: string | null
  ean: string
  /** Where it stands in the store, as its booksellers name their shelves. */
  shelf: string
  /** Copies that the store holds for the line, and how many of them are off the shelf. */
  quantity: number
  picked: number
  /** Copies of the line that lie in parcels packed already. */
  packed: number
  parcel: number
  parcel_kind: 'shipment' | 'pickup'
  goes_to: string | null
  promised: Day | null
  placed_at: Date
  gift_wrap: boolean
  /** Of a copy that its author signs: the day, and whom it is for. */
  signed_on: Day | null
  dedication: string
}

// A line in two parcels is picked for the first of them that is not packed.
const toPick = (db: Db) => db`
  from shop_order o join order_line l on l.order_id = o.id and l.fulfilment = 'preparing'
  join lateral (
    select p.id, p.kind, p.store_code, p.promised_on from parcel p join parcel_line pl on pl.parcel_id = p.id
    where pl.order_line_id = l.id and p.state = 'planned' and p.kind <> 'digital' order by p.position limit 1) p on true`

/** What web orders need from a store's shelf, or one line of it. */
export const picksOf = (db: Db, storeCode: string, lineId: number | null = null) => db<PickRow[]>`
  select l.id as line, o.id as order_id, o.number as "order", l.product_id as product, l.kind, l.title, l.author, l.ean, coalesce(k.shelf, '') as shelf, s.quantity, s.picked,
    least(s.quantity, ${copiesBefore(db, db`l.id`, { planned: db`true`, position: db`0` })}) as packed, p.id as parcel, p.kind as parcel_kind, p.store_code as goes_to,
    p.promised_on as promised, o.placed_at, o.gift_wrap, g.first_day as signed_on, l.dedication
  ${toPick(db)}
  join order_stock s on s.order_line_id = l.id and s.store_code = ${storeCode}
  left join signing g on g.id = l.signing_id
  left join stock k on k.product_id = l.product_id and k.store_code = s.store_code
  where o.payment_state = any(${payingStates as string[]}) and o.on_hold_since is null ${lineId === null ? db`` : db`and l.id = ${lineId}`}
  order by o.id, l.position`

export interface ParcelLineRow {
  parcel: number
  code: string
  order: string
  line: number
  /** Copies of the line in the parcel, and those that parcels before it take. */
  copies: number
  before: number
  /** Copies of the line that the store does not hold: those of other stores, and those that nobody holds. */
  elsewhere: number
  short: number
}

/** What is in the parcels of these orders that are not packed, line by line. */
export const planned = (db: Db, storeCode: string, orders: readonly number[]) => db<ParcelLineRow[]>`
  select p.id as parcel, o.number || '-' || p.position as code, o.number as "order", l.id as line, pl.quantity as copies,
    ${copiesBefore(db, db`l.id`, { planned: db`true`, position: db`p.position` })} as before, t.held - t.here as elsewhere, l.quantity - t.held as short
  from shop_order o join parcel p on p.order_id = o.id and p.state = 'planned' and p.kind <> 'digital'
  join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.order_line_id and l.fulfilment <> 'cancelled'
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as held, coalesce(sum(quantity) filter (where store_code = ${storeCode}), 0)::int as here
    from order_stock where order_line_id = l.id) t
  where o.id = any(${orders as number[]})
  order by o.id, p.position, l.position`
