import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { GiftCardRow, Movement } from './gift-cards.sql.ts'

export type ListedCard = GiftCardRow & { number: string | null }

/** Cards by what is known of them, the newest first: last four signs, order, or an address of giver or recipient. */
export const findCards = (db: Db, input: { words: string; before: number | null; limit: number }) => db<ListedCard[]>`
  select c.*, o.number from gift_card c left join shop_order o on o.id = c.order_id
  where ${input.before === null ? db`true` : db`c.id < ${input.before}`}
    ${input.words === '' ? db`and (c.issued_at is not null or c.needs_second_person)` : db`and (c.last4 = upper(${input.words}) or o.number = ${input.words} or lower(c.recipient_email) = lower(${input.words}) or lower(o.email) = lower(${input.words}))`}
  order by c.id desc limit ${input.limit}`

export async function listedCard(db: Db, id: number): Promise<ListedCard | undefined> {
  const [row] = await db<ListedCard[]>`
    select c.*, o.number from gift_card c left join shop_order o on o.id = c.order_id where c.id = ${id}`
  return row
}

export type BookedMovement = Movement & { storefront_code: string; last4: string | null }

/** Every movement between two days, for the books, a thousand at a time: what is sold, spent, given back and annulled. */
export const movementsBetween = (db: Db, from: Day, to: Day) =>
  db<BookedMovement[]>`
  select e.*, o.number, c.storefront_code, c.last4
  from gift_card_entry e join gift_card c on c.id = e.gift_card_id left join shop_order o on o.id = e.order_id
  where e.at >= (${from}::date)::timestamp at time zone 'Europe/Madrid'
    and e.at < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'
  order by e.id`.cursor(1_000)

/** What the shop owed on all cards at the end of a day, in cents. */
export async function owedAtEnd(db: Db, day: Day): Promise<number> {
  const [row] = await db<{ cents: Cents }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from gift_card_entry
    where at < (${day}::date + 1)::timestamp at time zone 'Europe/Madrid'`
  return row?.cents ?? 0
}
