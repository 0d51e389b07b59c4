import type { Db } from '#kernel/db.ts'

export const flagKinds = [
  'amount_mismatch',
  'task_failed',
  'charge_declined',
  'authorisation_lapsing',
  'authorisation_lapsed',
  'paid_twice',
  'gateway_differs',
] as const
export type FlagKind = (typeof flagKinds)[number]

export interface NewFlag {
  orderId: number
  attemptId?: string | null
  parcelId?: number | null
  kind: FlagKind
  /** What a member of staff needs to know, in plain words or codes; never card data. */
  detail?: string
  /** What it is about: the same trouble is told once. */
  key: string
}

export const insertFlag = (db: Db, flag: NewFlag) => db`
  insert into payment_flag (order_id, attempt_id, parcel_id, kind, detail, key)
  values (${flag.orderId}, ${flag.attemptId ?? null}, ${flag.parcelId ?? null}, ${flag.kind}, ${(flag.detail ?? '').slice(0, 500)}, ${flag.key})
  on conflict on constraint payment_flag_once do nothing`

export interface OpenFlag {
  id: number
  number: string
  attempt_id: string | null
  parcel_id: number | null
  kind: FlagKind
  detail: string
  created_at: Date
}

/** What waits for a member of staff, oldest first. */
export const openFlags = (db: Db, limit = 200) => db<OpenFlag[]>`
  select f.id, o.number, f.attempt_id, f.parcel_id, f.kind, f.detail, f.created_at
  from payment_flag f join shop_order o on o.id = f.order_id
  where f.resolved_at is null order by f.created_at, f.id limit ${limit}`

/** Compare and set; nothing comes back when somebody resolved it before. */
export const resolveFlag = (db: Db, id: number, by: string, now: Date) =>
  db<{ id: number }[]>`
    update payment_flag set resolved_at = ${now}, resolved_by = ${by} where id = ${id} and resolved_at is null returning id`

export const resolveDeclined = (db: Db, parcelId: number, now: Date) => db`
  update payment_flag set resolved_at = ${now}, resolved_by = 'paid'
  where parcel_id = ${parcelId} and kind = 'charge_declined' and resolved_at is null`

/** Parcels of an order whose later charge was declined and that nobody paid since, the oldest first. */
export const declinedParcels = (db: Db, orderId: number) => db<{ parcel_id: number }[]>`
  select f.parcel_id from payment_flag f join parcel p on p.id = f.parcel_id
  where f.order_id = ${orderId} and f.kind = 'charge_declined' and f.resolved_at is null and p.state <> 'cancelled'
    and not exists (select from payment_movement m where m.parcel_id = f.parcel_id and m.kind = 'capture')
  order by p.position`
