import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'

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
  /** Copies that other stores hold for the line, and those that nobody holds. */
  elsewhere: number
  short: number
  parcel: number
  parcel_kind: 'shipment' | 'pickup'
  goes_to: string | null
  promised: Day | null
  placed_at: Date
  gift_wrap: boolean
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
    t.held - s.quantity as elsewhere, l.quantity - t.held as short, p.id as parcel, p.kind as parcel_kind, p.store_code as goes_to,
    p.promised_on as promised, o.placed_at, o.gift_wrap
  ${toPick(db)}
  join order_stock s on s.order_line_id = l.id and s.store_code = ${storeCode}
  left join stock k on k.product_id = l.product_id and k.store_code = s.store_code
  cross join lateral (select sum(quantity)::int as held from order_stock where order_line_id = l.id) t
  where o.payment_state = any(${payingStates as string[]}) ${lineId === null ? db`` : db`and l.id = ${lineId}`}
  order by o.id, l.position`
