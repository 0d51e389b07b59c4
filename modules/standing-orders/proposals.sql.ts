import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** The open list of a standing order's proposals, made when there is none: of two at once both find the same. */
export async function proposalList(
  db: Db,
  standing: { id: number; customer_id: string; member_id: string | null; budget_id: number | null },
  name: string,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into desk_list (customer_id, member_id, kind, name, budget_id, standing_order_id)
    values (${standing.customer_id}, ${standing.member_id}, 'proposal', ${name}, ${standing.budget_id}, ${standing.id})
    on conflict (standing_order_id) where standing_order_id is not null and state = 'open' do update set updated_at = now()
    returning id`
  return row!.id
}

export interface NewMatch {
  product_id: number
  copies: number
  cents: number
  words: readonly string[]
  appeared_on: Day
  /** Why it is proposed, as the list shows it. */
  reason: string
}

/** Writes matches and their lines in one statement. @returns products that were not proposed before. */
export const insertMatches = (db: Db, standingId: number, listId: number, today: Day, matches: readonly NewMatch[]) => db<
  { product_id: number }[]
>`
  with given as (
    select * from jsonb_to_recordset(${db.json(matches as never)}) as g
      (product_id bigint, copies int, cents bigint, words text[], appeared_on date, reason text)),
  written as (
    insert into standing_match (standing_order_id, product_id, list_id, copies, cents, words, appeared_on, proposed_on)
    select ${standingId}, product_id, ${listId}, copies, cents, words, appeared_on, ${today} from given
    on conflict do nothing returning product_id),
  last as (select coalesce(max(position), 0) as position from desk_line where list_id = ${listId})
  insert into desk_line (list_id, position, state, product_id, quantity, asked, ean, note)
  select ${listId}, last.position + row_number() over (order by g.appeared_on desc, g.product_id desc), 'found', g.product_id, g.copies,
    '', p.ean, left(g.reason, 200)
  from last, given g join written w using (product_id) join product p on p.id = g.product_id
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

/** Decides on what still waits, and takes it off the proposal list. @returns what was decided, with its copies. */
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
) => db<{ product_id: number; copies: number; ean: string }[]>`
  with decided as (
    update standing_match set state = ${state}, decided_at = ${now}, decided_by = ${by}, note = ${note}
    where standing_order_id = ${standingId} and state = 'proposed' and product_id = any(${products as number[]}::bigint[])
    returning product_id, list_id, copies),
  gone as (
    delete from desk_line n using decided d where n.list_id = d.list_id and n.product_id = d.product_id
    returning n.product_id, n.quantity)
  select d.product_id, coalesce(g.quantity, d.copies) as copies, p.ean
  from decided d join product p on p.id = d.product_id left join gone g on g.product_id = d.product_id`

/** Titles the account decided against: no standing order and no list proposes them again. */
export const rememberRefusals = (
  db: Db,
  {
    customerId,
    products,
    by,
    note,
    now,
  }: { customerId: string; products: readonly number[]; by: string | null; note: string; now: Date },
) => db`
  insert into desk_refusal (customer_id, product_id, note, refused_at, refused_by)
  select ${customerId}, id, ${note}, ${now}, ${by} from unnest(${products as number[]}::bigint[]) as id
  on conflict (customer_id, product_id) do update set note = excluded.note, refused_at = excluded.refused_at, refused_by = excluded.refused_by`

/** A proposal list with nothing left in it is put away. */
export const dropEmptyProposal = (db: Db, standingId: number) => db`
  delete from desk_list l where l.standing_order_id = ${standingId} and l.state = 'open'
    and not exists (select from desk_line n where n.list_id = l.id)`

/** Whatever waits of a standing order that ends goes with it. */
export const dropProposal = (db: Db, standingId: number) =>
  db`delete from desk_list where standing_order_id = ${standingId} and state = 'open'`

/** An order list without a budget takes that of the standing order. */
export const chargeList = (db: Db, listId: number, budgetId: number) =>
  db`update desk_list set budget_id = ${budgetId} where id = ${listId} and budget_id is null`

/** Where the letter goes: to whoever wrote the standing order, else to the account. */
export async function addressee(db: Db, customerId: string, memberId: string | null) {
  const [row] = await db<{ email: string; language: 'es' | 'ca' | 'en' }[]>`
    select coalesce(m.email, c.email) as email, coalesce(m.language, c.language) as language
    from customer c left join account_member m on m.id = ${memberId} and m.closed_at is null where c.id = ${customerId}`
  return row
}
