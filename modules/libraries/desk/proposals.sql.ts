import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

export interface NewProposalList {
  standingId: number
  customerId: string
  memberId: string | null
  budgetId: number | null
  name: string
}

/** Of two at once both find the same. */
export async function proposalList(db: Db, list: NewProposalList): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into desk_list (customer_id, member_id, kind, name, budget_id, standing_order_id)
    values (${list.customerId}, ${list.memberId}, 'proposal', ${list.name}, ${list.budgetId}, ${list.standingId})
    on conflict (standing_order_id) where standing_order_id is not null and state = 'open' do update set updated_at = now()
    returning id`
  return row!.id
}

export interface ProposedTitle {
  product_id: number
  copies: number
  appeared_on: Day
  /** Why it is proposed, as the list shows it. */
  reason: string
}

/** Adds titles after those there are, the newest first. */
export const insertProposed = (db: Db, listId: number, titles: readonly ProposedTitle[]) => db<{ product_id: number }[]>`
  with given as (
    select * from jsonb_to_recordset(${db.json(titles)}) as g (product_id bigint, copies int, appeared_on date, reason text)),
  last as (select coalesce(max(position), 0) as position from desk_line where list_id = ${listId})
  insert into desk_line (list_id, position, state, product_id, quantity, asked, ean, note)
  select ${listId}, last.position + row_number() over (order by g.appeared_on desc, g.product_id desc), 'found', g.product_id, g.copies,
    '', p.ean, left(g.reason, 200)
  from last, given g join product p on p.id = g.product_id
  on conflict do nothing returning product_id`

export const deleteProposed = (db: Db, titles: readonly { list_id: number | null; product_id: number }[]) => db<
  { list_id: number; product_id: number; quantity: number }[]
>`
  delete from desk_line n
  using jsonb_to_recordset(${db.json(titles)}::jsonb) as d (list_id bigint, product_id bigint)
  where n.list_id = d.list_id and n.product_id = d.product_id
  returning n.list_id, n.product_id, n.quantity`

export const refuseTitles = (
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

export const deleteEmptyProposal = (db: Db, standingId: number) => db`
  delete from desk_list l where l.standing_order_id = ${standingId} and l.state = 'open'
    and not exists (select from desk_line n where n.list_id = l.id)`

export const deleteProposal = (db: Db, standingId: number) =>
  db`delete from desk_list where standing_order_id = ${standingId} and state = 'open'`

export const chargeUncharged = (db: Db, listId: number, budgetId: number) =>
  db`update desk_list set budget_id = ${budgetId} where id = ${listId} and budget_id is null`
