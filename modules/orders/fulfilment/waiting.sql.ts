import type { Db } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import { packedBy } from '#modules/orders/order-history/store-bound.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

export const pickupsReady = (db: Db, { onlyStore }: WaitingFor) => db`
  select p.ready_at as since, null::bigint as cents from parcel p
  where p.state = 'ready' and p.kind = 'pickup' ${onlyStore === null ? db`` : db`and p.store_code = ${onlyStore}`} order by p.ready_at`

export const pickupsForgotten = (db: Db, { onlyStore }: WaitingFor) => db`
  select p.ready_at as since, null::bigint as cents from parcel p
  where p.state = 'ready' and p.kind = 'pickup' and p.ready_at < now() - interval '10 days'
    ${onlyStore === null ? db`` : db`and p.store_code = ${onlyStore}`} order by p.ready_at`

/** Pickups of customers who left no e-mail, and whom nobody has rung. */
export const pickupsToTell = (db: Db, { onlyStore }: WaitingFor) => db`
  select p.ready_at as since, null::bigint as cents from parcel p join shop_order o on o.id = p.order_id
  where p.state = 'ready' and p.kind = 'pickup' and p.reminded_at is null and o.email = ''
    ${onlyStore === null ? db`` : db`and p.store_code = ${onlyStore}`} order by p.ready_at`

export const parcelsLate = (db: Db, { today, onlyStore }: WaitingFor) => db`
  select (p.promised_on::timestamp at time zone 'Europe/Madrid') as since, null::bigint as cents
  from parcel p join shop_order o on o.id = p.order_id and o.payment_state = any(${payingStates as string[]})
  where p.state in ('planned', 'ready') and p.kind = 'shipment' and p.promised_on < ${today} and o.on_hold_since is null
    ${onlyStore === null ? db`` : db`and ${packedBy(db, onlyStore)}`} order by p.promised_on`

export const parcelsToday = (db: Db, { today, onlyStore }: WaitingFor) => db`
  select o.placed_at as since, null::bigint as cents
  from parcel p join shop_order o on o.id = p.order_id and o.payment_state = any(${payingStates as string[]})
  where p.state in ('planned', 'ready') and p.kind = 'shipment' and p.promised_on = ${today} and o.on_hold_since is null
    ${onlyStore === null ? db`` : db`and ${packedBy(db, onlyStore)}`} order by o.placed_at`

export const costsPending = (db: Db) => db`
  select o.placed_at as since, null::bigint as cents from shop_order o where o.shipping_pending order by o.placed_at`

/** Orders that the desk holds back, since it does. */
export const ordersOnHold = (db: Db) => db`
  select on_hold_since as since, total_cents::bigint as cents from shop_order where on_hold_since is not null order by on_hold_since`

/** Changed orders that may not leave before what they cost more is paid, since the change that made it so. */
export const differencesOwed = (db: Db) => db`
  select coalesce(e.at, o.placed_at) as since, o.difference_cents::bigint as cents from shop_order o
  left join lateral (
    select max(at) as at from order_event where order_id = o.id and event in ('changed', 'exchanged')) e on true
  where o.difference_cents > 0 order by 1`
