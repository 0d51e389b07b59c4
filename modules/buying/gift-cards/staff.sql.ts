import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { GiftCardRow, Movement } from './gift-cards.sql.ts'
import type { FindGiftCards } from './staff-contract.ts'

export type ListedCard = GiftCardRow & { number: string | null }

const foundIn = (db: Db, { q, from, to, state }: FindGiftCards) => db`
  from gift_card c
  where true ${onDays(db, db`c.created_at`, { from, to })}
    ${q || state ? db`` : db`and (c.issued_at is not null or c.needs_second_person)`}
    ${state === 'waiting' ? db`and c.needs_second_person and c.issued_at is null` : db``}
    ${state === 'blocked' ? db`and c.blocked_at is not null` : db``}
    ${state === 'valid' ? db`and c.issued_at is not null and c.blocked_at is null and c.balance_cents > 0` : db``}
    ${
      q
        ? db`and c.id in (
          select g.id from gift_card g
          where true ${worded(db, db`list_words(coalesce(g.last4, '') || ' ' || g.recipient_name || ' ' || g.recipient_email || ' ' || g.giver_name)`, q)}
          union select g.id from gift_card g join order_words w on w.order_id = g.order_id where true ${worded(db, db`w.words`, q)})`
        : db``
    }`
export const matchingCards = (db: Db, query: FindGiftCards) => db`select c.id ${foundIn(db, query)}`
export const cardSorts = (db: Db) =>
  ({ id: { by: db`c.id`, kind: 'number' }, balance: { by: db`c.balance_cents`, kind: 'number' } }) as const

/** Cards by what is known of them: last four signs, giver, recipient, or their order. */
export const findCards = (db: Db, query: FindGiftCards, walk: Walk) => db<(ListedCard & Walked)[]>`
  with page as materialized (select c.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select c.*, o.number, page.list_key, page.list_id
  from page join gift_card c on c.id = page.id left join shop_order o on o.id = c.order_id ${walk.order}`

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

/** Names of colleagues, by the number under which they did something. */
export async function colleaguesAmong(db: Db, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id::text, name from staff_user where id::text = any(${actors as string[]}::text[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
