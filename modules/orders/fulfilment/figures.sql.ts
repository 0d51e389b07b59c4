import type { Db } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import { concerns, packedBy } from '#modules/orders/order-history/store-bound.ts'
import type { Span } from '#modules/people/staff/figures-contract.ts'

/** Orders whose money is there or agreed; of a store, those that it has to do with. */
export const ordersPlaced = (db: Db, onlyStore: string | null, { from, until }: Span) => db`
  select count(*) as amount from shop_order o
  where o.placed_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and o.placed_at < ${until}
    and o.payment_state = any(${payingStates as string[]}) ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`

/** What libraries and businesses ordered on account, as it stands now. */
export const accountOrders = (db: Db, onlyStore: string | null, { from, until }: Span) => db`
  select coalesce(sum(o.total_cents), 0) as amount from shop_order o
  where o.placed_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and o.placed_at < ${until} and o.terms = 'account'
    and o.payment_state = any(${payingStates as string[]}) ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`

const ofStore = (db: Db, onlyStore: string | null) => (onlyStore === null ? db`` : db`and ${packedBy(db, onlyStore)}`)

/** Parcels that a carrier is still to take along. */
export const parcelsToLeave = (db: Db, onlyStore: string | null) => db`
  select count(*) as amount from parcel p join shop_order o on o.id = p.order_id and o.payment_state = any(${payingStates as string[]})
  where p.state in ('planned', 'ready') and p.kind = 'shipment' and o.on_hold_since is null ${ofStore(db, onlyStore)}`

/** Parcels that were given to carriers or customers. */
export const parcelsHandedOver = (db: Db, onlyStore: string | null, { from, until }: Span) => db`
  select count(*) as amount from parcel p
  where p.handed_over_at >= (${from}::date::timestamp at time zone 'Europe/Madrid') and p.handed_over_at < ${until}
    and p.kind <> 'digital' ${ofStore(db, onlyStore)}`

export const pickupsWaiting = (db: Db, onlyStore: string | null) => db`
  select count(*) as amount from parcel p
  where p.state = 'ready' and p.kind = 'pickup' ${onlyStore === null ? db`` : db`and p.store_code = ${onlyStore}`}`
