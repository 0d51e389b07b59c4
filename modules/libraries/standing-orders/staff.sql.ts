import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { askedWords, onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindStanding } from './staff-contract.ts'
import { type StandingSummary, summary } from './standing.sql.ts'

export interface FoundStanding extends Omit<StandingSummary, 'list_id'>, Walked {
  customer_name: string
  budget_title: string | null
  budget_left: Cents | null
}

const standingIn = (db: Db, query: FindStanding) => db`
  from standing_order s where s.closed_at is null ${onDays(db, db`s.created_at`, query)}
    ${query.customer === undefined ? db`` : db`and s.customer_id = ${query.customer}`}
    ${query.active === undefined ? db`` : db`and s.active = ${query.active}`}
    ${query.waiting ? db`and exists (select from standing_match m where m.standing_order_id = s.id and m.state = 'proposed')` : db``}
    ${
      askedWords(query.q) === null
        ? db``
        : db`and s.customer_id in (select c.id from customer c where true ${worded(
            db,
            db`list_words(c.name || ' ' || c.surnames || ' ' || c.company || ' ' || c.library || ' ' || c.contact_person || ' ' || c.email || ' '
              || coalesce(c.tax_id, '') || ' ' || digits_of(c.phone))`,
            query.q,
          )})`
    }`
export const matchingStanding = (db: Db, query: FindStanding) => db`select s.id ${standingIn(db, query)}`
export const standingSorts = (db: Db) => ({ created_at: { by: db`s.created_at`, kind: 'instant' } }) as const

/** Standing orders of every library. */
export const foundStanding = (db: Db, query: FindStanding, month: Day, walk: Walk) => db<FoundStanding[]>`
  with page as materialized (select s.id, ${walk.key} ${standingIn(db, query)} ${walk.after} ${walk.order}),
  shown as (${summary(db, month)} where s.id in (select id from page))
  select s.*, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name, b.title as budget_title,
    b.available_cents as budget_left, page.list_key, page.list_id
  from page join shown s on s.id = page.id join customer c on c.id = s.customer_id left join budget b on b.id = s.budget_id
  order by array_position(array(select id from page), s.id)`

/** One of whatever library, as lists show it. */
export async function oneStanding(db: Db, id: number, month: Day): Promise<FoundStanding | undefined> {
  const [row] = await db<FoundStanding[]>`
    with shown as (${summary(db, month)} where s.id = ${id} and s.closed_at is null)
    select s.*, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name, b.title as budget_title,
      b.available_cents as budget_left, '' as list_key, '' as list_id
    from shown s join customer c on c.id = s.customer_id left join budget b on b.id = s.budget_id`
  return row
}
