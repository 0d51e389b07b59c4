import type { Day } from '#kernel/days.ts'
import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'

export interface GiftCardRow {
  id: number
  storefront_code: string
  language: Language
  order_id: number | null
  code_hash: Buffer | null
  last4: string | null
  initial_cents: Cents
  balance_cents: Cents
  recipient_name: string
  recipient_email: string
  giver_name: string
  message: string
  send_on: Day
  expires_on: Day
  issued_at: Date | null
  sent_at: Date | null
  blocked_at: Date | null
  block_reason: string
  /** Who of the staff hands it out; null: it was bought. */
  handed_by: string | null
  needs_second_person: boolean
  approved_by: string | null
  created_at: Date
}

export type NewGiftCard = Pick<
  GiftCardRow,
  | 'storefront_code'
  | 'language'
  | 'order_id'
  | 'initial_cents'
  | 'recipient_name'
  | 'recipient_email'
  | 'giver_name'
  | 'message'
  | 'send_on'
  | 'expires_on'
> &
  Partial<Pick<GiftCardRow, 'handed_by' | 'needs_second_person'>>

export interface EntryRow {
  id: number
  gift_card_id: number
  kind: 'issue' | 'spend' | 'release' | 'refund' | 'annul'
  amount_cents: number
  order_id: number | null
  key: string
  actor: string
  at: Date
}

export async function insertCard(db: Db, card: NewGiftCard): Promise<GiftCardRow> {
  const [row] = await db<GiftCardRow[]>`insert into gift_card ${db(card)} returning *`
  return row!
}

/** Writes a movement down; the same key again changes nothing. @returns whether it is new. */
export async function insertEntry(
  db: Db,
  entry: Omit<EntryRow, 'id' | 'at' | 'order_id' | 'actor'> & { order_id?: number | null; actor?: string },
): Promise<boolean> {
  const rows = await db`
    insert into gift_card_entry ${db(entry)} on conflict on constraint gift_card_entry_once do nothing returning id`
  return rows.length > 0
}

export async function cardById<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<GiftCardRow | undefined> {
  const [row] = await db<GiftCardRow[]>`select * from gift_card where id = ${id} ${lock ? db`for update` : db``}`
  return row
}

export async function cardByHash(db: Db, hash: Buffer): Promise<GiftCardRow | undefined> {
  const [row] = await db<GiftCardRow[]>`select * from gift_card where code_hash = ${hash}`
  return row
}

export async function cardOfOrder(db: Db, orderId: number): Promise<GiftCardRow | undefined> {
  const [row] = await db<GiftCardRow[]>`select * from gift_card where order_id = ${orderId}`
  return row
}

/** Several cards, locked in the order of their ids, so that two orders never wait for each other. */
export const lockCards = (tx: Tx, ids: readonly number[]) =>
  tx<GiftCardRow[]>`select * from gift_card where id = any(${ids as number[]}::bigint[]) order by id for update`

/** Once, however often it is told. */
export const markIssued = (db: Db, id: number, now: Date, expiresOn: Day) => db<{ id: number }[]>`
  update gift_card set issued_at = ${now}, expires_on = ${expiresOn} where id = ${id} and issued_at is null returning id`

/** The next card whose day has come and that nobody else is sending. */
export async function nextToSend(tx: Tx, today: Day): Promise<GiftCardRow | undefined> {
  const [row] = await tx<GiftCardRow[]>`
    select * from gift_card
    where issued_at is not null and sent_at is null and blocked_at is null and send_on <= ${today} and balance_cents > 0
    order by send_on, id limit 1 for update skip locked`
  return row
}

/** The second pair of eyes; the constraint gift_card_second_person refuses the first. */
export const markApproved = (db: Db, id: number, by: string) => db`update gift_card set approved_by = ${by} where id = ${id}`

/** A new code; the one before opens nothing any more. */
export const setCode = (db: Db, id: number, code: { hash: Buffer; last4: string; sentAt: Date }) =>
  db`update gift_card set code_hash = ${code.hash}, last4 = ${code.last4}, sent_at = ${code.sentAt} where id = ${id}`

export const setRecipient = (db: Db, id: number, email: string) =>
  db`update gift_card set recipient_email = ${email} where id = ${id}`

export const setBlocked = (db: Db, id: number, at: Date | null, reason: string) => db<GiftCardRow[]>`
  update gift_card set blocked_at = ${at}, block_reason = ${reason} where id = ${id} returning *`

export const setExpiry = (db: Db, id: number, on: Day) => db`update gift_card set expires_on = ${on} where id = ${id}`

export interface Movement extends EntryRow {
  /** The order it belongs to. */
  number: string | null
}

export const entriesOf = (db: Db, cardId: number) => db<Movement[]>`
  select e.*, o.number from gift_card_entry e left join shop_order o on o.id = e.order_id
  where e.gift_card_id = ${cardId} order by e.id`

/** What each card paid of an order and what came back to it since, in cents. */
export const paidByCards = (db: Db, orderId: number) => db<
  { gift_card_id: number; spent: number; back: number; last4: string }[]
>`
  select e.gift_card_id, c.last4, (-coalesce(sum(e.amount_cents) filter (where e.kind = 'spend'), 0))::int as spent,
    coalesce(sum(e.amount_cents) filter (where e.kind in ('release', 'refund')), 0)::int as back
  from gift_card_entry e join gift_card c on c.id = e.gift_card_id
  where e.order_id = ${orderId} and e.kind in ('spend', 'release', 'refund') group by 1, 2 order by 1`

/** Cards that were never paid for, some days after their order was let go, or never approved: nobody needs the names on them. */
export async function deleteUnpaid(db: Db, before: Date): Promise<number> {
  const rows = await db`
    delete from gift_card c where c.issued_at is null and c.created_at < ${before} and (c.order_id is null
      or exists (select from shop_order o where o.id = c.order_id and o.payment_state = 'cancelled')) returning c.id`
  return rows.length
}

/** What a card says of people goes once nothing is on it any more, or it cannot be spent, and some time has passed. */
export async function forgetPeople(db: Db, before: Date): Promise<number> {
  const rows = await db`
    update gift_card c set recipient_name = '', recipient_email = '', giver_name = '', message = ''
    where recipient_email <> '' and issued_at < ${before} and (expires_on < ${before}::date or balance_cents = 0
      and not exists (select from gift_card_entry e where e.gift_card_id = c.id and e.at >= ${before}))
    returning id`
  return rows.length
}
