import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { listsPerPage } from './limits.ts'
import type { LineState, ListKind, ListState } from './states.ts'

export interface ListRow {
  id: number
  customer_id: string
  /** Whose it is; null: the holder's. */
  member_id: string | null
  member_name: string | null
  kind: ListKind
  state: ListState
  name: string
  budget_id: number | null
  reference: string
  comments: string
  address_id: number | null
  store_code: string | null
  shipment: 'single' | 'split'
  order_id: number | null
  order_number: string | null
  submitted_at: Date | null
  /** What the requester wrote to the approvers; why an approver sent it back. */
  letter: string
  returned_reason: string
  created_at: Date
  updated_at: Date
}

export interface LineRow {
  id: number
  position: number
  state: LineState
  product_id: number | null
  candidates: number[]
  quantity: number
  /** As it came, and the number in it. */
  asked: string
  ean: string
  note: string
}

const listColumns = (db: Db) => db`
  l.id, l.customer_id, l.member_id, m.name as member_name, l.kind, l.state, l.name, l.budget_id, l.reference, l.comments, l.address_id,
  l.store_code, l.shipment, l.order_id, o.number as order_number, l.submitted_at, l.letter, l.returned_reason, l.created_at,
  l.updated_at`
const withNames = (db: Db) => db`
  left join account_member m on m.id = l.member_id left join shop_order o on o.id = l.order_id`

/** A list of the customer's. */
export async function listRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  customerId: string,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<ListRow | undefined> {
  const [row] = await db<ListRow[]>`
    select ${listColumns(db)} from desk_list l ${withNames(db)}
    where l.id = ${id} and l.customer_id = ${customerId} ${lock ? db`for update of l` : db``}`
  return row
}

/** The list somebody worked on last. */
export async function openListId(db: Db, customerId: string, memberId: string | null): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select id from desk_list
    where customer_id = ${customerId} and member_id is not distinct from ${memberId} and kind = 'order' and state = 'open'
    order by updated_at desc, id desc limit 1`
  return row?.id
}

/** Makes whoever works for the account wait for one another while lists are counted or made. */
export const lockDesk = (tx: Tx, customerId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`desk:${customerId}`}, 0))`

type Habits = Pick<ListRow, 'budget_id' | 'address_id' | 'store_code' | 'shipment'>

/** What the person's last order was charged to and where it went; a budget that is closed or of a year gone by is not proposed. */
export async function lastHabits(db: Db, customerId: string, memberId: string | null): Promise<Habits | undefined> {
  const [row] = await db<Habits[]>`
    select b.id as budget_id, l.address_id, l.store_code, l.shipment from desk_list l
    left join budget b on b.id = l.budget_id and b.closed_at is null
      and b.year >= extract(year from now() at time zone 'Europe/Madrid')
    where l.customer_id = ${customerId} and l.member_id is not distinct from ${memberId} and l.state = 'ordered'
    order by l.updated_at desc, l.id desc limit 1`
  return row
}

/** The list of a form that a colleague filled in for the account, however often it was sent. */
export async function listOfForm(tx: Tx, customerId: string, key: string): Promise<number | undefined> {
  const [row] = await tx<{ id: number }[]>`select id from desk_list where made_key = ${key} and customer_id = ${customerId}`
  return row?.id
}

export async function insertList(
  db: Db,
  list: Pick<ListRow, 'customer_id' | 'member_id' | 'kind' | 'name'> &
    Partial<Pick<ListRow, 'budget_id' | 'reference' | 'comments' | 'address_id' | 'store_code' | 'shipment'>> & {
      made_key?: string
    },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into desk_list ${db(list)} returning id`
  return row!.id
}

export async function openListCount(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ lists: number }[]>`
    select count(*)::int as lists from desk_list where customer_id = ${customerId} and state in ('open', 'awaiting')`
  return row?.lists ?? 0
}

/** A page of the account's lists, those touched last first; `kinds` and `states` narrow it. */
export const listRows = (
  db: Db,
  customerId: string,
  { kinds, states, page }: { kinds: readonly ListKind[]; states: readonly ListState[]; page: number },
) => db<(ListRow & { lines: number; copies: number; open_points: number; total: number })[]>`
  with listed as (
    select id, count(*) over ()::int as total from desk_list
    where customer_id = ${customerId} and kind = any(${kinds as ListKind[]}) and state = any(${states as ListState[]})
    order by updated_at desc, id desc limit ${listsPerPage} offset ${(page - 1) * listsPerPage})
  select ${listColumns(db)}, n.lines, n.copies, n.open_points, listed.total
  from listed join desk_list l on l.id = listed.id ${withNames(db)}
  join lateral (
    select count(*)::int as lines, coalesce(sum(quantity) filter (where state = 'found'), 0)::int as copies,
      (count(*) filter (where state in ('choose', 'unknown')))::int as open_points
    from desk_line where list_id = l.id) n on true
  order by l.updated_at desc, l.id desc`

/** Compare and set; nothing comes back when the list stands elsewhere by now. */
export const moveList = (db: Db, id: number, from: ListState, to: Exclude<ListState, 'ordered'>) => db<{ id: number }[]>`
  update desk_list set state = ${to}, updated_at = shop_now() where id = ${id} and state = ${from} returning id`

/** Compare and set: the list became this order. */
export const orderList = (db: Db, id: number, from: ListState, orderId: number) => db<{ id: number }[]>`
  update desk_list set state = 'ordered', order_id = ${orderId}, updated_at = shop_now() where id = ${id} and state = ${from} returning id`

export const setList = (
  db: Db,
  id: number,
  fields: Partial<
    Pick<ListRow, 'name' | 'kind' | 'reference' | 'comments' | 'budget_id' | 'address_id' | 'store_code' | 'shipment' | 'letter'>
  > & { returned_reason?: string; submitted_at?: Date | null; submitted_by?: string | null },
) => db`update desk_list set ${db(fields, ...Object.keys(fields))}, updated_at = shop_now() where id = ${id}`

export const touchList = (db: Db, id: number) => db`update desk_list set updated_at = shop_now() where id = ${id}`
export const deleteList = (db: Db, id: number) => db`delete from desk_list where id = ${id}`

export const lineRows = (db: Db, listId: number) => db<LineRow[]>`
  select id, position, state, product_id, candidates, quantity, asked, ean, note from desk_line where list_id = ${listId} order by position, id`

export async function lineCount(db: Db, listId: number): Promise<number> {
  const [row] = await db<{ lines: number }[]>`select count(*)::int as lines from desk_line where list_id = ${listId}`
  return row?.lines ?? 0
}

export interface NewDeskLine {
  state: LineState
  productId: number | null
  candidates: readonly number[]
  quantity: number
  asked: string
  ean: string
}

/** Adds lines after those there are; a product that the list has already gets its copies added, and is wanted again if it was parked. */
export const addLineRows = (db: Db, listId: number, lines: readonly NewDeskLine[]) => db<
  { id: number; added: boolean; quantity: number }[]
>`
  insert into desk_line (list_id, position, state, product_id, candidates, quantity, asked, ean)
  select ${listId}, last.position + g.place, g.state, g."productId",
    array(select jsonb_array_elements_text(g.candidates)::bigint), g.quantity, g.asked, g.ean
  from (select coalesce(max(position), 0) as position from desk_line where list_id = ${listId}) last,
    rows from (jsonb_to_recordset(${db.json(lines)}::jsonb)
      as (state text, "productId" bigint, candidates jsonb, quantity int, asked text, ean text))
      with ordinality as g (state, "productId", candidates, quantity, asked, ean, place)
  on conflict (list_id, product_id) where product_id is not null do update
    set quantity = least(9999, desk_line.quantity + excluded.quantity), state = 'found'
  returning id, xmax = 0 as added, quantity`

export async function lineRow(db: Db, listId: number, lineId: number): Promise<LineRow | undefined> {
  const [row] = await db<LineRow[]>`
    select id, position, state, product_id, candidates, quantity, asked, ean, note from desk_line
    where id = ${lineId} and list_id = ${listId}`
  return row
}

export const setQuantities = (db: Db, listId: number, lines: readonly { line: number; quantity: number }[]) => db<
  { id: number }[]
>`
  update desk_line l set quantity = g.quantity
  from jsonb_to_recordset(${db.json(lines)}::jsonb) as g(line bigint, quantity int)
  where l.list_id = ${listId} and l.id = g.line returning l.id`

export const setLineState = (db: Db, lineId: number, state: LineState, note?: string) => db`
  update desk_line set state = ${state} ${note === undefined ? db`` : db`, note = ${note}`} where id = ${lineId}`

export const parkLines = (db: Db, listId: number, lineIds: readonly number[]) => db`
  update desk_line set state = 'parked' where list_id = ${listId} and id = any(${lineIds as number[]}::bigint[])`

/** One of the candidates is meant; where the list has it already, its copies are added there and this line goes. */
export async function chooseProduct(tx: Tx, listId: number, line: LineRow, productId: number): Promise<void> {
  const [other] = await tx`
    update desk_line set quantity = least(9999, quantity + ${line.quantity}), state = 'found'
    where list_id = ${listId} and product_id = ${productId} and id <> ${line.id} returning id`
  if (other) await tx`delete from desk_line where id = ${line.id}`
  else await tx`update desk_line set state = 'found', product_id = ${productId} where id = ${line.id}`
}

export const deleteDeskLine = (db: Db, listId: number, lineId: number) => db<{ product_id: number | null }[]>`
  delete from desk_line where list_id = ${listId} and id = ${lineId} returning product_id`

/** Copies the lines of one list to another, empty one; `found` only those that name a product. */
export const copyLines = (db: Db, from: number, to: number) => db`
  insert into desk_line (list_id, position, state, product_id, candidates, quantity, asked, ean, note)
  select ${to}, position, case when state = 'parked' and product_id is not null then 'found' else state end,
    product_id, candidates, quantity, asked, ean, note
  from desk_line where list_id = ${from} and state <> 'requested'`

/** What was not ordered goes on in another list. */
export const moveLeftovers = (db: Db, from: number, to: number) => db`
  update desk_line set list_id = ${to} where list_id = ${from} and state <> 'found'`

/** The product with exactly this number. */
/** A product by its number, with its title in a language, or in Spanish where it has none in it. */
export async function productOfEan(
  db: Db,
  { storefront, ean, language }: { storefront: string; ean: string; language: Language },
): Promise<{ id: number; title: string } | undefined> {
  const [row] = await db<{ id: number; title: string }[]>`
    select p.id, coalesce(t.title, es.title, p.title) as title from product p
    left join product_translation t on t.product_id = p.id and t.language = ${language}
    left join product_translation es on es.product_id = p.id and es.language = 'es'
    where p.ean = ${ean} and p.storefront_code = ${storefront}`
  return row
}

/** Whoever of the account may approve, to be written to: its holder and the approvers, each in their language. */
export const approversOf = (db: Db, customerId: string) => db<{ email: string; language: Language }[]>`
  select email, language from customer where id = ${customerId}
  union
  select email, language from account_member
  where customer_id = ${customerId} and role = 'approver' and joined_at is not null and closed_at is null`

/** Where somebody of the account is written to. */
export async function personOf(db: Db, customerId: string, memberId: string | null) {
  const [row] = await db<{ email: string; language: Language; name: string }[]>`
    ${
      memberId
        ? db`select email, language, name from account_member where id = ${memberId}`
        : db`select email, language, name from customer where id = ${customerId}`
    }`
  return row
}
