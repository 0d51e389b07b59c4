import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Entry, EntryKind } from './ledger.ts'
import type { Shares } from './line-shares.ts'

export interface LoyaltyCardRow {
  customer_id: string
  number: string
  issued_at: Date
  balance: number
}

export async function loyaltyCardOf(db: Db, customerId: string): Promise<LoyaltyCardRow | undefined> {
  const [row] = await db<LoyaltyCardRow[]>`select * from loyalty_card where customer_id = ${customerId}`
  return row
}

/** Whose card a number is. */
export async function cardByNumber(db: Db, number: string): Promise<LoyaltyCardRow | undefined> {
  const [row] = await db<LoyaltyCardRow[]>`
    select customer_id, number, issued_at, balance from loyalty_card where number = ${number}`
  return row
}

/** Holds a customer's card until the transaction ends: whoever reads points to write points does so one at a time. */
export async function lockCard(tx: Tx, customerId: string): Promise<LoyaltyCardRow | undefined> {
  const [row] = await tx<LoyaltyCardRow[]>`select * from loyalty_card where customer_id = ${customerId} for update`
  return row
}

/** @returns false when the customer has a card or the number is another's. */
export async function insertCard(db: Db, customerId: string, number: string): Promise<boolean> {
  const added = await db`
    insert into loyalty_card (customer_id, number)
    select ${customerId}, ${number} where not exists (select from former_card where number = ${number})
    on conflict do nothing returning number
  `
  return added.length === 1
}

/** @returns false when the number is, or was, another's. */
export async function changeNumber(db: Db, customerId: string, number: string): Promise<boolean> {
  const changed = await db`
    update loyalty_card set number = ${number}
    where customer_id = ${customerId} and not exists (select from former_card where number = ${number})
      and not exists (select from loyalty_card where number = ${number})
    returning number`
  return changed.length === 1
}

export interface FormerCard {
  number: string
  customer_id: string
  reason: string
  blocked_at: Date
  blocked_by: number
}

export const insertFormerCard = (db: Db, card: FormerCard) => db`insert into former_card ${db(card)}`

/** Numbers that a customer had and lost, the newest first. */
export const formerCardsOf = (db: Db, customerId: string) => db<(FormerCard & { by: string })[]>`
  select f.number, f.customer_id, f.reason, f.blocked_at, f.blocked_by, u.name as by
  from former_card f join staff_user u on u.id = f.blocked_by
  where f.customer_id = ${customerId} order by f.blocked_at desc limit 50`

/**
 * A customer's ledger, in the order in which it was written; without what an unpaid order of a cart of theirs has spent, if one is
 * named.
 */
export const entriesOf = (db: Db, customerId: string, cartId: string | null = null) => db<Entry[]>`
  select id, kind, points, order_id, brought_by, made_on, available_on, expires_on from points_entry e
  where customer_id = ${customerId} and not (e.kind = 'spend' and ${cartId}::text is not null and exists (
    select from shop_order o where o.id = e.order_id and o.cart_id = ${cartId} and o.payment_state = 'pending'))
  order by id
`

export interface NewEntry {
  customer_id: string
  kind: EntryKind
  points: number
  order_id?: number
  /** The receipt of a till that brought or spent them. */
  till_points_id?: number
  parcel_id?: number | null
  reversal_id?: number
  /** The change of the order whose lines earned them; null for what was ordered at first. */
  change_id?: number | null
  brought_by?: number
  made_on: Day
  available_on?: Day
  expires_on?: Day
  reason?: string
  actor?: string
}

/** @returns whether it went in: not when the same was written before. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const written = await db`insert into points_entry ${db(entry)} on conflict do nothing returning id`
  return written.length === 1
}

/** Who earned or spent points with what was ordered at first, or with what a change added, and how many went each way, those given back included. */
export async function pointsOfOrder(db: Db, orderId: number, changeId: number | null = null) {
  const [row] = await db<
    { customer_id: string | null; earned: number; spent: number; taken_back: number; returned: number; forgiven: number }[]
  >`
    select max(customer_id) as customer_id,
      coalesce(sum(points) filter (where kind = 'earn'), 0)::int as earned,
      coalesce(-sum(points) filter (where kind = 'spend'), 0)::int as spent,
      coalesce(-sum(points) filter (where kind = 'reverse_earn'), 0)::int as taken_back,
      coalesce(sum(points) filter (where kind = 'reverse_spend'), 0)::int as returned,
      (select coalesce(sum(forgiven), 0)::int from points_reversal
        where order_id = ${orderId} and change_id is not distinct from ${changeId}::bigint) as forgiven
    from points_entry where order_id = ${orderId} and change_id is not distinct from ${changeId}::bigint
  `
  return row!
}

/** Points that an order brought, changes of it included, and those of them that were taken back. */
export async function earnedWith(db: Db, orderId: number): Promise<{ earned: number; taken_back: number }> {
  const [row] = await db<{ earned: number; taken_back: number }[]>`
    select coalesce(sum(points) filter (where kind = 'earn'), 0)::int as earned,
      coalesce(-sum(points) filter (where kind = 'reverse_earn'), 0)::int as taken_back
    from points_entry where order_id = ${orderId}`
  return row!
}

export async function reversalsOf(
  db: Db,
  orderId: number,
  changeId: number | null = null,
): Promise<(Shares & { key: string })[]> {
  const rows = await db<
    {
      key: string
      earned_numerator: number
      earned_denominator: number
      spent_numerator: number
      spent_denominator: number
    }[]
  >`
    select key, earned_numerator, earned_denominator, spent_numerator, spent_denominator
    from points_reversal where order_id = ${orderId} and change_id is not distinct from ${changeId}::bigint order by id
  `
  return rows.map((row) => ({
    key: row.key,
    earned: { numerator: row.earned_numerator, denominator: row.earned_denominator },
    spent: { numerator: row.spent_numerator, denominator: row.spent_denominator },
  }))
}

/** @returns the id of the reversal. */
export async function insertReversal(
  db: Db,
  {
    orderId,
    changeId,
    key,
    earned,
    spent,
    forgiven,
  }: Shares & { orderId: number; changeId: number | null; key: string; forgiven: number },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into points_reversal (order_id, change_id, key, earned_numerator, earned_denominator, spent_numerator, spent_denominator, forgiven)
    values (${orderId}, ${changeId}, ${key}, ${earned.numerator}, ${earned.denominator}, ${spent.numerator}, ${spent.denominator}, ${forgiven})
    returning id
  `
  return row!.id
}

/** Customers with points whose day has come since their card was last looked at. */
export const cardsToSweep = (db: Db, today: Day, limit: number) => db<{ customer_id: string }[]>`
  select customer_id from loyalty_card c
  where exists (
    select from points_entry e where e.customer_id = c.customer_id and e.expires_on <= ${today} and e.expires_on > c.swept_on)
  order by customer_id limit ${limit}
`

export const markSwept = (db: Db, customerId: string, today: Day) => db`
  update loyalty_card set swept_on = ${today} where customer_id = ${customerId}
`

export interface MovementRow {
  id: number
  kind: EntryKind
  points: number
  order_number: string | null
  made_on: Day
  available_on: Day | null
  expires_on: Day | null
  reason: string
}

/** The newest entries first; from an entry on, when one is named. */
export const movementsOf = (db: Db, customerId: string, limit: number, before: number | null = null) => db<MovementRow[]>`
  select e.id, e.kind, e.points, o.number as order_number, e.made_on, e.available_on, e.expires_on, e.reason
  from points_entry e left join shop_order o on o.id = e.order_id
  where e.customer_id = ${customerId} ${before === null ? db`` : db`and e.id < ${before}`} order by e.id desc limit ${limit}
`
