import type { Db, Tx } from '#kernel/db.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { type Fulfilment, payingStates } from '#modules/orders/order/states.ts'

export interface SignedRow {
  line: number
  order: string
  customer: string
  email: string
  title: string
  author: string | null
  dedication: string
  quantity: number
  fulfilment: Fulfilment
}

/** Copies that authors sign at an activity for orders that hold, by title and dedication: hundreds at most. */
export const signedRows = (db: Db, activity: number) => db<SignedRow[]>`
  select l.id as line, o.number as "order", coalesce(o.delivery_address ->> 'recipient', o.pickup_point ->> 'recipient', o.billing_address ->> 'recipient', '') as customer,
    o.email, l.title, l.author, l.dedication, l.quantity - l.refunded_quantity as quantity, l.fulfilment
  from order_line l join shop_order o on o.id = l.order_id
  where l.signing_id = ${activity} and l.fulfilment <> 'cancelled' and l.quantity > l.refunded_quantity
    and o.payment_state = any(${payingStates as string[]})
  order by l.title, search_fold(l.dedication), l.id`

/** Orders with copies that an activity signs and that have not left, those too that are still to be paid: whoever pays has to know. */
export const ordersSignedAt = (db: Db, activity: number) => db<OrderRow[]>`
  select o.* from shop_order o where o.payment_state <> 'cancelled' and exists (
    select from order_line l where l.order_id = o.id and l.signing_id = ${activity}
      and l.fulfilment in ('placed', 'awaiting_launch', 'preparing', 'ready'))
  order by o.id`

/** Nobody writes in copies whose signing is called off: from here on they are withdrawn from like every other. */
export const undedicate = (tx: Tx, activity: number) => tx`
  update order_line set dedication = '', dedicated = false
  where signing_id = ${activity} and dedicated and fulfilment in ('placed', 'awaiting_launch', 'preparing', 'ready')`

/** Dedications of signings that were over before a day are forgotten, and those of orders that nobody paid. */
export async function forgetDedications(db: Db, before: Date, unpaidBefore: Date): Promise<number> {
  const rows = await db`
    update order_line l set dedication = '' from shop_order o cross join signing g
    where o.id = l.order_id and g.id = l.signing_id and l.dedication <> ''
      and (g.last_day < (${before}::timestamptz at time zone 'Europe/Madrid')::date or o.payment_state = 'cancelled' and o.placed_at < ${unpaidBefore})
    returning l.id`
  return rows.length
}
