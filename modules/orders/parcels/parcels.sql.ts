import type { Write } from '#kernel/at-once.ts'
import type { Day } from '#kernel/days.ts'
import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { type Told, withInstants } from '#kernel/read-at-once.ts'
import type { NewParcel } from './plan-parcels.ts'

export type ParcelState = 'planned' | 'ready' | 'handed_over' | 'delivered' | 'cancelled'

export interface ParcelRow {
  id: number
  order_id: number
  position: number
  kind: 'shipment' | 'pickup' | 'digital'
  store_code: string | null
  promised_on: Day | null
  charge: 'now' | 'at_dispatch'
  shipping_cents: Cents
  /** What of it was given back. */
  shipping_refunded_cents: Cents
  state: ParcelState
  carrier: string
  tracking_code: string
  tracking_url: string
  ready_at: Date | null
  /** Until when it waits at the counter, where that is longer than usual. */
  kept_until: Day | null
  /** Of shipping that was given back alone: the parcel whose shipping it was. */
  told_apart_from: number | null
  /** When its customer was last told that it still waits. */
  reminded_at: Date | null
  handed_over_at: Date | null
  delivered_at: Date | null
}

export interface ParcelLineRow {
  parcel_id: number
  order_line_id: number
  quantity: number
}

export async function insertParcel(db: Db, orderId: number, position: number, parcel: Omit<NewParcel, 'lines'>): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into parcel (order_id, position, kind, store_code, promised_on, charge, shipping_cents)
    values (${orderId}, ${position}, ${parcel.kind}, ${parcel.storeCode}, ${parcel.promisedOn}, ${parcel.charge}, ${parcel.shippingCents})
    returning id`
  return row!.id
}

/** Shipping that was given back is kept as parcels beyond this number, so that those with something in them are counted without a gap. */
const countedTo = 1000

/** A parcel more of an order that is locked: it takes the number after the last. @returns its id */
export async function addParcel(tx: Tx, orderId: number, parcel: Omit<NewParcel, 'lines'>): Promise<number> {
  const [row] = await tx<{ next: number }[]>`
    select coalesce(max(position), 0) + 1 as next from parcel where order_id = ${orderId} and position <= ${countedTo}`
  return insertParcel(tx, orderId, row!.next, parcel)
}

/** A parcel and what lies in it, at least a line: two writes that follow each other in one statement (kernel/at-once.ts). */
export const filledParcel = (
  db: Db,
  orderId: number,
  position: number,
  parcel: Omit<NewParcel, 'lines'>,
  lines: readonly { orderLineId: number; quantity: number }[],
): Write[] => [
  db`insert into parcel (order_id, position, kind, store_code, promised_on, charge, shipping_cents)
    values (${orderId}, ${position}, ${parcel.kind}, ${parcel.storeCode}, ${parcel.promisedOn}, ${parcel.charge}, ${parcel.shippingCents})
    returning id`,
  (made) => db`insert into parcel_line (parcel_id, order_line_id, quantity)
    select made.id, l."orderLineId", l.quantity
    from ${made} made, jsonb_to_recordset(${db.json(lines)}::jsonb) as l("orderLineId" bigint, quantity int)`,
]

export const insertParcelLines = (db: Db, rows: readonly ParcelLineRow[]) =>
  db`insert into parcel_line ${db(rows as ParcelLineRow[], 'parcel_id', 'order_line_id', 'quantity')}`

export const parcelsOf = (db: Db, orderId: number) =>
  db<ParcelRow[]>`select * from parcel where order_id = ${orderId} order by position`

/** A parcel with what lies in it. */
export type FilledParcel = ParcelRow & { contents: ParcelLineRow[] }

/** The parcels of an order, each with what lies in it. */
export const filledParcelsOf = (db: Db, orderId: number) => db<FilledParcel[]>`
  select p.*, coalesce((
    select jsonb_agg(jsonb_build_object('parcel_id', l.parcel_id, 'order_line_id', l.order_line_id, 'quantity', l.quantity) order by l.order_line_id)
    from parcel_line l where l.parcel_id = p.id), '[]') as contents
  from parcel p where p.order_id = ${orderId} order by p.position`

/** The same that came with other answers (kernel/read-at-once.ts). */
export const toldParcels = (rows: readonly Told<FilledParcel>[]): FilledParcel[] =>
  withInstants<FilledParcel, 'ready_at' | 'handed_over_at' | 'delivered_at'>(rows, 'ready_at', 'handed_over_at', 'delivered_at')

export const parcelLinesOf = (db: Db, orderId: number) => db<ParcelLineRow[]>`
  select l.parcel_id, l.order_line_id, l.quantity from parcel_line l join parcel p on p.id = l.parcel_id
  where p.order_id = ${orderId} order by p.position, l.order_line_id`

export async function orderOfParcel(db: Db, parcelId: number): Promise<number | undefined> {
  const [row] = await db<{ order_id: number }[]>`select order_id from parcel where id = ${parcelId}`
  return row?.order_id
}

/** Compare and set. */
export const readyParcel = (db: Db, id: number, storeCode: string | null, now: Date) => db<{ id: number }[]>`
  update parcel set state = 'ready', ready_at = ${now}, store_code = coalesce(store_code, ${storeCode})
  where id = ${id} and state = 'planned' returning id`

export interface Carriage {
  carrier: string
  trackingCode: string
  trackingUrl: string
}

/** Compare and set. What the customer takes away, or downloads, is delivered at once; a pickup must have been made ready. */
export const handOverParcel = (db: Db, id: number, { carrier, trackingCode, trackingUrl }: Carriage, now: Date) => db<
  { id: number }[]
>`
  update parcel set state = case when kind = 'shipment' then 'handed_over' else 'delivered' end, handed_over_at = ${now},
    delivered_at = case when kind = 'shipment' then null else ${now}::timestamptz end,
    carrier = ${carrier}, tracking_code = ${trackingCode}, tracking_url = ${trackingUrl}
  where id = ${id} and (state = 'ready' or state = 'planned' and kind <> 'pickup') returning id`

/** Compare and set. */
export const deliverParcel = (db: Db, id: number, now: Date) =>
  db<
    { id: number }[]
  >`update parcel set state = 'delivered', delivered_at = ${now} where id = ${id} and state = 'handed_over' returning id`

/** Compare and set. */
export const cancelParcel = (db: Db, id: number) =>
  db<{ id: number }[]>`update parcel set state = 'cancelled' where id = ${id} and state in ('planned', 'ready') returning id`

/** Takes copies out of a parcel that has not been packed; nothing comes back when there are not more of them inside. */
export const takeCopies = (db: Db, parcelId: number, lineId: number, quantity: number) => db<{ quantity: number }[]>`
  update parcel_line set quantity = quantity - ${quantity}
  where parcel_id = ${parcelId} and order_line_id = ${lineId} and quantity > ${quantity} returning quantity`

export const takeLine = (db: Db, parcelId: number, lineId: number, quantity: number) => db<{ quantity: number }[]>`
  delete from parcel_line where parcel_id = ${parcelId} and order_line_id = ${lineId} and quantity = ${quantity} returning quantity`

/** Another day than the one that was promised first, which stays to be compared. */
export const setPromise = (db: Db, parcelId: number, promisedOn: Day | null) =>
  db`update parcel set promised_on = ${promisedOn} where id = ${parcelId}`

/** A day that the customer agreed to by asking for more: what was promised before is promised no longer. */
export const agreePromise = (db: Db, parcelId: number, promisedOn: Day | null) =>
  db`update parcel set promised_on = ${promisedOn}, first_promised_on = ${promisedOn} where id = ${parcelId}`

/** What the shop divides stays promised for the day of the whole. */
export const inheritPromise = (db: Db, parcelId: number, fromParcelId: number) => db`
  update parcel p set first_promised_on = w.first_promised_on from parcel w where w.id = ${fromParcelId} and p.id = ${parcelId}`

/** What is left at the counter of a parcel that is fetched in part waits as the whole did; nobody is told of it again. */
export const staysReady = (db: Db, parcelId: number, fromParcelId: number) => db`
  update parcel p set state = w.state, ready_at = w.ready_at, kept_until = w.kept_until, reminded_at = w.reminded_at
  from parcel w where w.id = ${fromParcelId} and p.id = ${parcelId}`

/** Compare and set: what waits at a counter does so until then. */
export const keepUntil = (db: Db, parcelId: number, until: Day) => db<{ id: number }[]>`
  update parcel set kept_until = ${until} where id = ${parcelId} and state = 'ready' and kind = 'pickup' returning id`

/** Copies that a parcel already holds of a line become those of another line. */
export const passCopies = (db: Db, parcelId: number, lineId: number, quantity: number) => db`
  insert into parcel_line (parcel_id, order_line_id, quantity) values (${parcelId}, ${lineId}, ${quantity})`

/** What a parcel's shipping costs is more by this, or less. */
export const addShipping = (db: Db, parcelId: number, cents: number) =>
  db`update parcel set shipping_cents = shipping_cents + ${cents} where id = ${parcelId}`

/** A parcel that holds nothing but shipping which is given back: what is left of the other's is what it costs now. */
export async function insertGivenBackShipping(tx: Tx, parcel: ParcelRow, cents: number): Promise<number> {
  await addShipping(tx, parcel.id, -cents)
  const [row] = await tx<{ id: number }[]>`
    insert into parcel (order_id, position, kind, store_code, charge, shipping_cents, state, told_apart_from)
    select order_id, (select greatest(max(position), ${countedTo}) + 1 from parcel where order_id = p.order_id), kind, store_code, charge,
      ${cents}, 'cancelled', id
    from parcel p where id = ${parcel.id} returning id`
  return row!.id
}

/** The constraint parcel_shipping_refunded_once refuses more than the parcel's shipping. */
export const addShippingRefunded = (db: Db, parcelId: number, cents: number) =>
  db`update parcel set shipping_refunded_cents = shipping_refunded_cents + ${cents} where id = ${parcelId}`

/** The last day promised for an order's parcels; null when one of those that travel has none. */
export async function lastPromise(db: Db, orderId: number): Promise<Day | null> {
  const [row] = await db<{ day: Day | null }[]>`
    select case when bool_and(promised_on is not null) then max(promised_on) end as day
    from parcel where order_id = ${orderId} and kind <> 'digital'`
  return row?.day ?? null
}

/** Compare and set: each is reminded of once. */
export const markReminded = (db: Db, id: number, now: Date) => db<{ id: number }[]>`
  update parcel set reminded_at = ${now} where id = ${id} and state = 'ready' and reminded_at is null returning id`

/** The same by a colleague: once a day at most, in Madrid. */
export const markRemindedByHand = (db: Db, id: number, now: Date) => db<{ id: number }[]>`
  update parcel set reminded_at = ${now} where id = ${id} and kind = 'pickup' and state = 'ready'
    and (reminded_at is null or (reminded_at at time zone 'Europe/Madrid')::date < (${now}::timestamptz at time zone 'Europe/Madrid')::date) returning id`

/** What an order's shipping costs is known now; the parcel that leaves first carries it. */
export const carryShipping = (db: Db, orderId: number, shippingCents: number) => db`
  update parcel set shipping_cents = ${shippingCents} where id = (
    select id from parcel where order_id = ${orderId} and kind <> 'digital' order by position limit 1)`

/**
 * Copies of a line in parcels that take theirs before another: those that are packed, then as they are numbered. A line divided between
 * parcels fills them in that order.
 */
export const copiesBefore = (db: Db, line: Part, { planned, position }: { planned: Part; position: Part }) => db`(
  select coalesce(sum(e.quantity), 0)::int from parcel_line e join parcel q on q.id = e.parcel_id
  where e.order_line_id = ${line} and q.state <> 'cancelled' and (q.state = 'planned', q.position) < (${planned}, ${position}))`
