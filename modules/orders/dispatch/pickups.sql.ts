import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { FindPickups } from './staff-contract.ts'

export interface WaitingPickup {
  parcel: number
  position: number
  order: string
  order_id: number
  email: string
  owner_kind: 'customer' | 'guest'
  owner_id: string
  billing_name: string | null
  billing_phone: string | null
  ready_at: Date
  reminded_at: Date | null
  kept_until: Day | null
  on_hold: boolean
  store_code: string
  copies: number
  titles: string[]
}

const states: Record<NonNullable<FindPickups['state']>, (db: Db) => Part> = {
  untold: (db) => db`and o.email = '' and p.reminded_at is null`,
  forgotten: (db) => db`and p.ready_at < now() - interval '10 days'`,
}

/** What waits at a store's counter, the longest first. */
export const pickupsAt = (db: Db, storeCode: string, { state }: FindPickups) => db<WaitingPickup[]>`
  select p.id as parcel, p.position, o.number as "order", o.id as order_id, o.email, o.owner_kind, o.owner_id,
    o.billing_address ->> 'recipient' as billing_name, o.billing_address ->> 'phone' as billing_phone, p.ready_at, p.reminded_at,
    p.kept_until, o.on_hold_since is not null as on_hold, p.store_code, i.copies, i.titles
  from parcel p join shop_order o on o.id = p.order_id
  cross join lateral (
    select sum(pl.quantity)::int as copies, array_agg(l.title order by l.position) as titles
    from parcel_line pl join order_line l on l.id = pl.order_line_id where pl.parcel_id = p.id and l.fulfilment <> 'cancelled') i
  where p.kind = 'pickup' and p.state = 'ready' and p.store_code = ${storeCode}
    ${state === undefined ? db`` : states[state](db)}
  order by p.ready_at, p.id`
