import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import { packedBy } from '#modules/orders/order-history/store-bound.ts'
import { copiesBefore } from '#modules/orders/parcels/parcels.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindParcels } from './staff-contract.ts'

export interface ListedParcel {
  parcel: number
  position: number
  order: string
  kind: 'shipment' | 'pickup'
  state: 'planned' | 'ready' | 'handed_over'
  store_code: string | null
  promised: Day | null
  placed_at: Date
  ready_at: Date | null
  recipient: string
  city: string
  postcode: string
  copies: number
  titles: string
  held: number
  picked: number
  stores: string[]
  gift_ticket: boolean
  gift_wrap: boolean
  carrier: string
  tracking: string
}

export type ParcelFilter = Pick<FindParcels, 'q' | 'from' | 'to' | 'state' | 'kind' | 'store_code'> & { onlyStore: string | null }

/**
 * Orders with the words. Those of the few parcels in work are read one by one: the index of words holds every order there ever was, and gathers
 * all that begin with a common word before it looks at the next. What was handed over is not few.
 */
function wordedOrders(db: Db, { q, state }: ParcelFilter) {
  const words = worded(db, db`w.words`, q)
  if (!q) return db``
  return state === 'handed_over'
    ? db`and o.id in (select w.order_id from order_words w where true ${words})`
    : db`and exists (select from order_words w where w.order_id = o.id ${words} offset 0)`
}

/**
 * What has been promised its money, is on its way out and not held back; downloads leave by themselves. The few of a state are read first (offset 0 keeps it so):
 * walking through the orders by their day would look for their parcels among all that were delivered.
 */
const foundIn = (db: Db, filter: ParcelFilter) => db`
  from (select * from parcel where kind <> 'digital' and state = ${filter.state} offset 0) p
  join shop_order o on o.id = p.order_id
  where o.payment_state = any(${payingStates as string[]}) and o.on_hold_since is null
    and exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id
      where pl.parcel_id = p.id and l.fulfilment not in ('cancelled', 'awaiting_launch'))
    ${wordedOrders(db, filter)}
    ${betweenDays(db, db`p.promised_on`, filter)}
    ${filter.kind === undefined ? db`` : db`and p.kind = ${filter.kind}`}
    ${filter.store_code === undefined ? db`` : db`and ${packedBy(db, filter.store_code)}`}
    ${filter.onlyStore === null ? db`` : db`and ${packedBy(db, filter.onlyStore)}`}`

export const matchingParcels = (db: Db, filter: ParcelFilter) => db`select p.id ${foundIn(db, filter)}`

/** Without a promised day, the day of the order: nobody waits longer than who was told nothing. */
export const parcelSorts = (db: Db) =>
  ({
    promised: { by: db`coalesce(p.promised_on, (o.placed_at at time zone 'Europe/Madrid')::date)`, kind: 'day' },
    placed_at: { by: db`o.placed_at`, kind: 'instant' },
  }) as const

/** A page of parcels with what a row says of each. */
export const findParcels = (db: Db, filter: ParcelFilter, walk: Walk) => db<(ListedParcel & Walked)[]>`
  with page as materialized (select p.id, ${walk.key} ${foundIn(db, filter)} ${walk.after} ${walk.order})
  select p.id as parcel, p.position, o.number as "order", p.kind, p.state, p.store_code, p.promised_on as promised, o.placed_at, p.ready_at,
    coalesce(o.delivery_address ->> 'recipient', o.pickup_point ->> 'recipient', o.billing_address ->> 'recipient', o.email) as recipient,
    coalesce(o.delivery_address ->> 'city', o.pickup_point ->> 'city', '') as city,
    coalesce(o.delivery_address ->> 'postcode', o.pickup_point ->> 'postcode', '') as postcode,
    i.copies, i.titles, h.held, h.picked, w.stores, o.gift_ticket, o.gift_wrap, p.carrier, p.tracking_code as tracking,
    page.list_key, page.list_id
  from page join parcel p on p.id = page.id join shop_order o on o.id = p.order_id
  cross join lateral (
    select sum(pl.quantity)::int as copies, left(string_agg(l.title, ' · ' order by l.position), 200) as titles
    from parcel_line pl join order_line l on l.id = pl.order_line_id where pl.parcel_id = p.id and l.fulfilment <> 'cancelled') i
  cross join lateral (
    select coalesce(sum(least(pl.quantity, greatest(0, t.held - b.before))), 0)::int as held,
      coalesce(sum(least(pl.quantity, greatest(0, t.picked - b.before))), 0)::int as picked
    from parcel_line pl cross join lateral (
      select ${copiesBefore(db, db`pl.order_line_id`, { planned: db`p.state = 'planned'`, position: db`p.position` })} as before) b
    cross join lateral (select sum(s.quantity) as held, sum(s.picked) as picked from order_stock s where s.order_line_id = pl.order_line_id) t
    where pl.parcel_id = p.id) h
  cross join lateral (
    select coalesce(array_agg(distinct s.store_code order by s.store_code), '{}') as stores
    from parcel_line pl join order_stock s on s.order_line_id = pl.order_line_id where pl.parcel_id = p.id) w
  ${walk.order}`
