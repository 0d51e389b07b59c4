import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { OrderCode } from '#modules/orders/order/contract.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { isOpen } from './find-accounts.sql.ts'
import type { noteKinds } from './staff-contract.ts'

/** As many as a page shows of each kind; one more is read, to say that there are more. */
export const shownOfEach = 6
const few = shownOfEach + 1

export async function standingOf(db: Db, id: string) {
  const [row] = await db<{ is_open: boolean; keeper: string | null; staff_id: number | null }[]>`
    select ${isOpen(db)} as is_open, u.name as keeper, k.staff_id
    from customer c left join account_keeper k on k.customer_id = c.id left join staff_user u on u.id = k.staff_id
    where c.id = ${id} and c.kind <> 'private' and c.erased_at is null`
  return row
}

export interface OpenOrderRow {
  number: string
  placed_at: Date
  reference: string
  states: OrderCode[]
  copies: number
  total_cents: Cents
  budget: string
}
/** Orders of which something has still to leave, the newest first. */
export const openOrders = (db: Db, id: string) => db<OpenOrderRow[]>`
  select o.number, o.placed_at, o.reference, l.states, l.copies, o.total_cents,
    coalesce((select concat_ws(' · ', b.year, nullif(b.title, '')) from budget b where b.id = o.budget_id), '') as budget
  from shop_order o cross join lateral (
    select array_agg(state order by position) as states, sum(quantity)::int as copies,
      bool_or(fulfilment in ('placed', 'awaiting_launch', 'preparing', 'ready')) as under_way
    from order_line where order_id = o.id) l
  where o.owner_id = ${id} and o.owner_kind = 'customer' and o.kind = 'goods' and not o.called_off and l.under_way
  order by o.id desc limit ${few}`

export const noteRows = (db: Db, id: string) => db<
  { note: string; date: Day; order: string; total: Cents; invoice: string | null }[]
>`
  select n.code as note, n.issued_on as date, o.number as "order", n.total_cents as total, i.full_number as invoice
  from delivery_note n join shop_order o on o.id = n.order_id left join billed_parcel b on b.parcel_id = n.parcel_id
  left join invoice_replacement r on r.replaced_id = b.invoice_id left join invoice i on i.id = coalesce(r.invoice_id, b.invoice_id)
  where n.customer_id = ${id} order by n.issued_on desc, n.id desc limit ${few}`

export const invoiceRows = (db: Db, id: string) => db<
  { invoice: string; date: Day; due: Day | null; total: Cents; open: Cents }[]
>`
  select i.full_number as invoice, i.issue_date as date, r.due_on as due, i.total_cents as total, coalesce(r.open_cents, 0)::bigint as open
  from customer_invoice c join invoice i on i.id = c.invoice_id left join receivable r on r.invoice_id = i.id
  where c.customer_id = ${id} order by i.issue_date desc, i.id desc limit ${few}`

export const claimRows = (db: Db, id: string) => db<{ claim: number; order: string; state: string; made_at: Date }[]>`
  select c.id as claim, o.number as "order", c.state, c.made_at from claim c join shop_order o on o.id = c.order_id
  where c.customer_id = ${id} order by c.id desc limit ${few}`

export const requestRows = (db: Db, id: string) => db<
  { request: number; number: string; asked: string; state: string; asked_at: Date }[]
>`
  select id as request, number, asked, state, asked_at from bookseller_request
  where customer_id = ${id} order by id desc limit ${few}`

export const quoteRows = (db: Db, id: string) => db<
  { id: number; number: string; state: string; total: Cents; valid_until: Day }[]
>`
  select id, number, state, total_cents as total, valid_until from quote
  where customer_id = ${id} and state <> 'replaced' order by id desc limit ${few}`

export const letterRows = (db: Db, id: string) => db<{ letter: number; number: string; state: string; sent_at: Date }[]>`
  select id as letter, number, state, sent_at from order_letter where customer_id = ${id} order by id desc limit ${few}`

export interface ColleagueNoteRow {
  id: number
  kind: (typeof noteKinds)[number]
  text: string
  by: string
  made_at: Date
}
export const colleagueNotes = (db: Db, id: string) => db<ColleagueNoteRow[]>`
  select n.id, n.kind, n.text, u.name as by, n.made_at from account_note n join staff_user u on u.id = n.staff_id
  where n.customer_id = ${id} order by n.id desc limit 50`

/** When the account last wrote, or a colleague last noted something of it. */
export async function lastContact(db: Db, id: string, proved: ProvedAddress | null): Promise<Date | null> {
  const [row] = await db<{ at: Date | null }[]>`
    select greatest((select max(made_at) from account_note where customer_id = ${id}),
      (select max(sent_at) from contact_message where lower(email) = lower(${proved}))) as at`
  return row?.at ?? null
}

export const insertNote = (
  db: Db,
  note: { customer_id: string; kind: ColleagueNoteRow['kind']; text: string; staff_id: number; made_at: Date },
) => db`insert into account_note ${db(note)}`

/** Whoever takes it last looks after it. */
export const keepAccount = (tx: Tx, customerId: string, staffId: number, now: Date) => tx`
  insert into account_keeper (customer_id, staff_id, since) values (${customerId}, ${staffId}, ${now})
  on conflict (customer_id) do update set staff_id = excluded.staff_id, since = excluded.since
  where account_keeper.staff_id <> excluded.staff_id`

export const leaveAccount = (tx: Tx, customerId: string) => tx`delete from account_keeper where customer_id = ${customerId}`
