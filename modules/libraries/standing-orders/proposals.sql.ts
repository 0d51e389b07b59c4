import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'

export interface NewMatch {
  product_id: number
  copies: number
  cents: number
  words: readonly string[]
  appeared_on: Day
}

/** Writes matches of a list. @returns products that the standing order had not proposed before. */
export const insertMatches = (db: Db, standingId: number, listId: number, today: Day, matches: readonly NewMatch[]) => db<
  { product_id: number }[]
>`
  insert into standing_match (standing_order_id, product_id, list_id, copies, cents, words, appeared_on, proposed_on)
  select ${standingId}, product_id, ${listId}, copies, cents, words, appeared_on, ${today}
  from jsonb_to_recordset(${db.json(matches)}) as g (product_id bigint, copies int, cents bigint, words text[], appeared_on date)
  on conflict do nothing returning product_id`

export interface ProposedRow {
  product_id: number
  title: string
  author: string
  ean: string
  publisher: string
  language_code: string | null
  format_code: string | null
  price_cents: Cents
  copies: number
  cents: Cents
  words: string[]
  appeared_on: Day
  slug: string
  sku: string
}

const described = (db: Db) => db`
  p.id as product_id, p.title, p.ean, coalesce(u.name, '') as publisher, p.language_code, p.format_code, p.price_cents, p.slug, p.sku,
  coalesce((
    select string_agg(w.name, ', ' order by l.position) from product_author l join author w on w.id = l.author_id
    where l.product_id = p.id and l.role = 'A01'), '') as author`

/** Books as a proposal shows them, before they are one. */
export const candidateBooks = (db: Db, products: readonly number[]) => db<
  Omit<ProposedRow, 'copies' | 'cents' | 'words' | 'appeared_on'>[]
>`
  select ${described(db)} from product p left join publisher u on u.id = p.publisher_id
  where p.id = any(${products as number[]}::bigint[])`

/** What waits for a decision, newest proposal first. */
export const proposedRows = (db: Db, standingId: number, limit: number) => db<ProposedRow[]>`
  select ${described(db)}, m.copies, m.cents, m.words, m.appeared_on::text as appeared_on
  from standing_match m join product p on p.id = m.product_id left join publisher u on u.id = p.publisher_id
  where m.standing_order_id = ${standingId} and m.state = 'proposed'
  order by m.proposed_on desc, m.appeared_on desc, m.product_id desc limit ${limit}`

/** Decides on what still waits. @returns what was decided, with its list and its copies. */
export const decide = (
  db: Db,
  {
    standingId,
    products,
    state,
    by,
    note,
    now,
  }: {
    standingId: number
    products: readonly number[]
    state: 'accepted' | 'refused'
    by: string | null
    note: string
    now: Date
  },
) => db<{ product_id: number; list_id: number | null; copies: number; ean: string }[]>`
  with decided as (
    update standing_match set state = ${state}, decided_at = ${now}, decided_by = ${by}, note = ${note}
    where standing_order_id = ${standingId} and state = 'proposed' and product_id = any(${products as number[]}::bigint[])
    returning product_id, list_id, copies)
  select d.product_id, d.list_id, d.copies, p.ean from decided d join product p on p.id = d.product_id`

/** Where the letter goes: to whoever wrote the standing order, else to the account. */
export async function addressee(db: Db, customerId: string, memberId: string | null) {
  const [row] = await db<{ email: string; language: Language }[]>`
    select coalesce(m.email, c.email) as email, coalesce(m.language, c.language) as language
    from customer c left join account_member m on m.id = ${memberId} and m.closed_at is null where c.id = ${customerId}`
  return row
}
