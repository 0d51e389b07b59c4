import type { Db, Tx } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { vatPercentToday } from '#modules/goods/pricing/vat-today.ts'
import type { Registration } from './staff-contract.ts'
import type { Times } from './status.ts'

export type RegistrationState = Registration['state']

/** Places of one price, as it was when they were asked for. */
export interface Bought {
  price_cents: Cents
  label: Localized<string>
  places: number
}

export interface RegistrationRow {
  id: number
  activity_id: number
  name: string
  email: string
  phone: string
  places: number
  state: RegistrationState
  language: Language
  registered_at: Date
  /** What a scanner reads at the door. */
  ticket: string
  /** Who comes along, by name, as far as it was said. */
  companions: string[]
  bought: Bought[]
  amount_cents: Cents
  /** The order that pays for it. */
  order_id: number | null
  /** The activity's, when they registered. */
  revision: number
}

export interface Held extends Times {
  id: number
  takes_registrations: boolean
  places: number | null
  taken: number
  storefront_code: string
  paid: 'door' | 'link' | 'online'
  prices: { price_cents: Cents; label: Localized<string> }[]
  refund_hours: number | null
  revision: number
}

/** A published activity, locked: whoever takes or gives back places comes one after the other. */
export async function holdActivity(tx: Tx, id: number): Promise<Held | undefined> {
  const [row] = await tx<Held[]>`
    select id, starts_at, ends_at, cancelled_at, takes_registrations, places, taken, storefront_code, paid, prices, refund_hours, revision from activity
    where id = ${id} and published for no key update`
  return row
}

/** Takes places, or gives them back where negative, if there are as many. @returns false when there are not. */
export async function takePlaces(tx: Tx, id: number, places: number): Promise<boolean> {
  const rows = await tx`
    update activity a set taken = a.taken + ${places} where a.id = ${id} and (a.places is null or a.taken + ${places} <= a.places)
    returning a.id`
  return rows.length === 1
}

/** `ticket`: drawn beforehand, where it is on paper already; else the database draws one. */
export type NewRegistration = Omit<RegistrationRow, 'id' | 'ticket'> & { confirmed_at: Date | null; ticket?: string }

/** @returns null when this e-mail stands on the list already. */
export async function insertRegistration(tx: Tx, row: NewRegistration): Promise<{ id: number; ticket: string } | null> {
  const [added] = await tx<{ id: number; ticket: string }[]>`
    insert into activity_registration ${tx({ ...row, bought: tx.json(row.bought) })}
    on conflict (activity_id, lower(email)) where state <> 'cancelled' do nothing returning id, ticket`
  return added ?? null
}

/** The columns of a registration, of `activity_registration r`. */
export const registrationColumns = (db: Db) =>
  db`r.id, r.activity_id, r.name, r.email, r.phone, r.places, r.state, r.language, r.registered_at, r.ticket, r.companions,
    r.bought, r.amount_cents, r.order_id, r.revision`

export async function registrationRow(db: Db, id: number): Promise<RegistrationRow | undefined> {
  const [row] = await db<RegistrationRow[]>`select ${registrationColumns(db)} from activity_registration r where r.id = ${id}`
  return row
}

/** The first that waits for no more places than there are. */
export async function firstWaiting(tx: Tx, activity: number, room: number | null): Promise<RegistrationRow | undefined> {
  const [row] = await tx<RegistrationRow[]>`
    select ${registrationColumns(tx)} from activity_registration r
    where r.activity_id = ${activity} and r.state = 'waiting' ${room === null ? tx`` : tx`and r.places <= ${room}`}
    order by r.id limit 1`
  return row
}

export const confirmRow = (tx: Tx, id: number, now: Date) => tx`
  update activity_registration set state = 'confirmed', confirmed_at = ${now} where id = ${id}`

/** @returns what it was before; undefined when it was cancelled already. */
export async function cancelRow(tx: Tx, id: number, now: Date): Promise<RegistrationState | undefined> {
  const [row] = await tx<{ state: RegistrationState }[]>`
    update activity_registration r set state = 'cancelled', cancelled_at = ${now}
    from activity_registration old where r.id = ${id} and old.id = r.id and r.state <> 'cancelled' returning old.state`
  return row?.state
}

/** Who is on the list, or waits, the first first. */
export const registrationRows = (
  db: Db,
  activity: number,
  { states, after = 0, limit }: { states: readonly RegistrationState[]; after?: number; limit: number },
) => db<RegistrationRow[]>`
  select ${registrationColumns(db)} from activity_registration r
  where r.activity_id = ${activity} and r.state = any(${states as RegistrationState[]}::text[]) and r.id > ${after}
  order by r.id limit ${limit}`

/** Activities ahead with room that somebody who waits would fit into. */
export const withRoomForWaiting = (db: Db, now: Date, limit: number) => db<{ id: number }[]>`
  select a.id from activity a
  where a.published and a.cancelled_at is null and a.starts_at > ${now} and exists (
    select from activity_registration r where r.activity_id = a.id and r.state = 'waiting'
      and (a.places is null or r.places <= a.places - a.taken))
  order by a.id limit ${limit}`

export const registrationOfTicket = (db: Db, ticket: string) => db<{ id: number; activity_id: number }[]>`
  select id, activity_id from activity_registration where ticket = ${ticket}`

/** The registration that an order pays for. */
export async function registrationOfOrder(db: Db, orderId: number): Promise<RegistrationRow | undefined> {
  const [row] = await db<
    RegistrationRow[]
  >`select ${registrationColumns(db)} from activity_registration r where r.order_id = ${orderId}`
  return row
}

/** Keeps places for somebody who waited until the end of the order that pays for them. */
export const holdRow = (tx: Tx, id: number, orderId: number) => tx`
  update activity_registration set state = 'held', order_id = ${orderId} where id = ${id}`

/** Orders of an activity's registrations, locked before the activity: in this order whoever lets go of them comes one after the other. */
export const lockOrdersOf = (tx: Tx, activity: number) => tx`
  select 1 from shop_order where id in (
    select order_id from activity_registration where activity_id = ${activity} and order_id is not null and state in ('held', 'confirmed'))
  order by id for no key update`

/** Whether this e-mail keeps places that wait for their payment. */
export const holdsUnpaid = async (db: Db, activity: number, email: string): Promise<boolean> =>
  (
    await db`
    select from activity_registration where activity_id = ${activity} and lower(email) = lower(${email}) and state = 'held'`
  ).length === 1

/** The percent of VAT that places bear today. */
export async function vatOfPlaces(db: Db): Promise<number> {
  const [row] = await db<{ percent: number }[]>`select ${vatPercentToday(db, db`'general'`)}::float8 as percent`
  return row!.percent
}
