import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface StandingRow {
  id: number
  customer_id: string
  member_id: string | null
  words: string
  categories: number[]
  languages: string[]
  formats: string[]
  price_limit_cents: Cents | null
  window_months: number
  copies: number
  month_limit_cents: Cents | null
  budget_id: number | null
  skip_editions: boolean
  active: boolean
  ran_on: Day
}

export type StandingFields = Omit<StandingRow, 'id' | 'customer_id' | 'member_id' | 'ran_on'>

const columns = (db: Db) => db`
  s.id, s.customer_id, s.member_id, s.words, s.categories, s.languages, s.formats, s.price_limit_cents, s.window_months, s.copies,
  s.month_limit_cents, s.budget_id, s.skip_editions, s.active, s.ran_on::text as ran_on`

export interface StandingSummary extends StandingRow {
  open_lines: number
  month_cents: Cents
  accepted: number
  list_id: number | null
}

/** What a standing order is, with what it proposed: `month` is the first day of this month. */
export const summary = (db: Db, month: Day) => db`
  select ${columns(db)}, m.open_lines, m.month_cents, m.accepted,
    (select l.id from desk_list l where l.standing_order_id = s.id and l.state = 'open') as list_id
  from standing_order s
  join lateral (
    select (count(*) filter (where state = 'proposed'))::int as open_lines, (count(*) filter (where state = 'accepted'))::int as accepted,
      coalesce(sum(cents) filter (where state <> 'refused' and proposed_on >= ${month}), 0)::bigint as month_cents
    from standing_match where standing_order_id = s.id) m on true`

/** The standing orders of an account, newest first; `month` is the first day of this month. */
export const standingRows = (db: Db, customerId: string, month: Day) => db<StandingSummary[]>`
  ${summary(db, month)} where s.customer_id = ${customerId} and s.closed_at is null order by s.id desc limit 200`

export async function standingSummary(db: Db, customerId: string, id: number, month: Day): Promise<StandingSummary | undefined> {
  const [row] = await db<StandingSummary[]>`
    ${summary(db, month)} where s.id = ${id} and s.customer_id = ${customerId} and s.closed_at is null`
  return row
}

/** The customer's own, locked. */
export async function lockStanding(tx: Tx, customerId: string, id: number): Promise<StandingRow | undefined> {
  const [row] = await tx<StandingRow[]>`
    select ${columns(tx)} from standing_order s where s.id = ${id} and s.customer_id = ${customerId} and s.closed_at is null for update`
  return row
}

/** One that no night has looked through yet; what another process holds is skipped. */
export async function lockDue(tx: Tx, today: Day): Promise<StandingRow | undefined> {
  const [row] = await tx<StandingRow[]>`
    select ${columns(tx)} from standing_order s
    where s.active and s.closed_at is null and s.ran_on < ${today} order by s.ran_on, s.id limit 1 for update skip locked`
  return row
}

export const markRan = (db: Db, id: number, today: Day) => db`update standing_order set ran_on = ${today} where id = ${id}`

export async function standingCount(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from standing_order where customer_id = ${customerId} and closed_at is null`
  return row?.n ?? 0
}

export async function insertStanding(
  db: Db,
  row: StandingFields & { customer_id: string; member_id: string | null; ran_on: Day },
): Promise<number> {
  const [written] = await db<{ id: number }[]>`insert into standing_order ${db(row)} returning id`
  return written!.id
}

export const updateStanding = (db: Db, id: number, fields: Partial<StandingFields>) =>
  db`update standing_order set ${db(fields, ...Object.keys(fields))} where id = ${id}`

export const closeStanding = (db: Db, id: number, now: Date) =>
  db`update standing_order set closed_at = ${now}, active = false where id = ${id}`

/** What this month has taken of the limit already: proposed and not refused. */
export async function monthCents(db: Db, id: number, month: Day): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select coalesce(sum(cents), 0)::bigint as cents from standing_match
    where standing_order_id = ${id} and state <> 'refused' and proposed_on >= ${month}`
  return row?.cents ?? 0
}

/** What the standing orders of a budget propose and nobody has decided yet. */
export async function proposedOn(db: Db, budgetId: number): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select coalesce(sum(m.cents), 0)::bigint as cents from standing_order s join standing_match m on m.standing_order_id = s.id
    where s.budget_id = ${budgetId} and s.closed_at is null and m.state = 'proposed'`
  return row?.cents ?? 0
}
