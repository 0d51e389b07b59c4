import type { Db } from '#kernel/db.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { type OrderCode, type PaymentState, progress } from '#modules/orders/order/states.ts'
import { giftCardCode } from './order-list.sql.ts'
import { concerns, packedBy } from './store-bound.sql.ts'

interface LinesTogether {
  states: OrderCode[]
  copies: number
}
type Found =
  | 'id'
  | 'number'
  | 'kind'
  | 'placed_at'
  | 'email'
  | 'payment_state'
  | 'shipping_method'
  | 'store_code'
  | 'total_cents'
  | 'captured_cents'
  | 'refunded_cents'
export type FoundOrder = Pick<OrderRow, Found> & LinesTogether

export interface InvoiceFilter {
  number?: string | undefined
  email?: string | undefined
  status?: OrderCode | undefined
  payment?: PaymentState | undefined
  parcel?: string | undefined
  before?: number | undefined
  limit: number
  onlyStore: string | null
}

/** Newest first, walked by id: an order that comes in meanwhile shifts nothing. */
export const findOrders = (db: Db, filter: InvoiceFilter) => db<FoundOrder[]>`
  select o.id, o.number, o.kind, o.placed_at, o.email, o.payment_state, o.shipping_method, o.store_code, o.total_cents, o.captured_cents,
    o.refunded_cents, l.states, l.copies
  from shop_order o
  cross join lateral (
    select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies,
      (array_agg(state order by array_position(${progress as OrderCode[]}::text[], state)))[1] as status
    from order_line where order_id = o.id) l
  where ${filter.before === undefined ? db`true` : db`o.id < ${filter.before}`}
    ${filter.number === undefined ? db`` : db`and starts_with(o.number, ${filter.number})`}
    ${filter.email === undefined ? db`` : db`and lower(o.email) = lower(${filter.email})`}
    ${filter.payment === undefined ? db`` : db`and o.payment_state = ${filter.payment}`}
    ${filter.status === undefined ? db`` : db`and case when o.kind = 'goods' then l.status else ${giftCardCode(db)} end = ${filter.status}`}
    ${filter.parcel === undefined ? db`` : db`and exists (select from parcel p where p.order_id = o.id and p.state = ${filter.parcel})`}
    ${filter.onlyStore === null ? db`` : db`and ${concerns(db, filter.onlyStore)}`}
  order by o.id desc limit ${filter.limit}`

export type WholeOrder = OrderRow & LinesTogether

export async function wholeOrder(db: Db, number: string, onlyStore: string | null): Promise<WholeOrder | undefined> {
  const [row] = await db<WholeOrder[]>`
    select o.*, l.states, l.copies from shop_order o
    cross join lateral (
      select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies from order_line where order_id = o.id) l
    where o.number = ${number} ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
  return row
}

/** A colleague's name stands beside what they did. */
export const eventsOf = (db: Db, orderId: number) => db<
  { at: Date; actor: string; who: string | null; event: string; detail: string }[]
>`
  select e.at, e.actor, case when e.actor = 'staff' then u.name end as who, e.event, e.detail
  from order_event e left join staff_user u on e.actor = 'staff' and u.id::text = e.actor_id
  where e.order_id = ${orderId} order by e.id`

export const orderCounts = (db: Db, owners: readonly string[]) => db<{ owner_id: string; orders: number }[]>`
  select owner_id, count(*)::int as orders from shop_order where owner_id = any(${owners as string[]}) group by owner_id`

/** The number of a parcel's order; nothing when the parcel is not of the store. */
export async function numberOfParcel(db: Db, parcelId: number, onlyStore: string | null): Promise<string | undefined> {
  const [row] = await db<{ number: string }[]>`
    select o.number from parcel p join shop_order o on o.id = p.order_id
    where p.id = ${parcelId} ${onlyStore === null ? db`` : db`and ${packedBy(db, onlyStore)}`}`
  return row?.number
}

/** The order's id; nothing when the store has nothing to do with it. */
export async function idOfOrder(db: Db, number: string, onlyStore: string | null): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select o.id from shop_order o where o.number = ${number}
      ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
  return row?.id
}
