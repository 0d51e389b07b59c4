import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { askedWords, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindBudgets } from './staff-contract.ts'

/** Sums in cents, kept by the database from the ledger. */
export interface BudgetRow {
  id: number
  customer_id: string
  year: number
  contract: string
  lot: string
  title: string
  assigned_cents: Cents
  invoiced_cents: Cents
  pending_cents: Cents
  available_cents: Cents
  /** Of what is pending, what delivery notes brought already and no invoice asks for yet. */
  served_cents: Cents
  closed_at: Date | null
}

/** What delivery notes brought of a budget and nobody invoiced yet, of the table or alias `of`. */
export const servedOf = (db: Db, of: 'budget' | 'b') => db`
  least(${db(of)}.pending_cents, (select coalesce(sum(n.total_cents), 0)::bigint from delivery_note n
    where n.budget_id = ${db(of)}.id and not exists (select from billed_parcel p where p.parcel_id = n.parcel_id))) as served_cents`

const columns = (db: Db) => db`
  id, customer_id, year, contract, lot, title, assigned_cents, invoiced_cents, pending_cents, available_cents, closed_at, ${servedOf(db, 'budget')}`

export const budgetRows = (db: Db, customerId: string, year: number | null) => db<BudgetRow[]>`
  select ${columns(db)} from budget where customer_id = ${customerId} ${year === null ? db`` : db`and year = ${year}`}
  order by year desc, contract, lot, id limit 200`

const budgetsIn = (db: Db, { q, year, closed, near, customer }: FindBudgets) => db`
  from budget b where true ${year === undefined ? db`` : db`and b.year = ${year}`}
    ${closed === undefined ? db`` : db`and (b.closed_at is not null) = ${closed}`}
    ${near ? db`and b.closed_at is null and b.assigned_cents > 0 and (b.invoiced_cents + b.pending_cents) * 5 >= b.assigned_cents * 4` : db``}
    ${customer === undefined ? db`` : db`and b.customer_id = ${customer}`}
    ${
      askedWords(q) === null
        ? db``
        : db`and b.customer_id in (select c.id from customer c where true ${worded(
            db,
            db`list_words(c.name || ' ' || c.surnames || ' ' || c.company || ' ' || c.library || ' ' || c.contact_person || ' ' || c.email || ' '
              || coalesce(c.tax_id, '') || ' ' || digits_of(c.phone))`,
            q,
          )})`
    }`
export const matchingBudgets = (db: Db, query: FindBudgets) => db`select b.id ${budgetsIn(db, query)}`
export const budgetSorts = (db: Db) => ({ year: { by: db`b.year`, kind: 'number' } }) as const

/** Budgets of whatever library, with its name. */
export const foundBudgets = (db: Db, query: FindBudgets, walk: Walk) => db<(BudgetRow & { customer_name: string } & Walked)[]>`
  with page as materialized (select b.id, ${walk.key} ${budgetsIn(db, query)} ${walk.after} ${walk.order})
  select b.id, b.customer_id, b.year, b.contract, b.lot, b.title, b.assigned_cents, b.invoiced_cents, b.pending_cents, b.available_cents,
    b.closed_at, ${servedOf(db, 'b')}, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name,
    page.list_key, page.list_id
  from page join budget b on b.id = page.id join customer c on c.id = b.customer_id ${walk.order}`

export async function budgetRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  customerId: string,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<BudgetRow | undefined> {
  const [row] = await db<BudgetRow[]>`
    select ${columns(db)} from budget where id = ${id} and customer_id = ${customerId} ${lock ? db`for no key update` : db``}`
  return row
}

/** One, of whatever customer. */
export const oneBudget = (db: Db, id: number) => db<BudgetRow[]>`select ${columns(db)} from budget where id = ${id}`

export const budgetYears = async (db: Db, customerId: string): Promise<number[]> =>
  (
    await db<{ year: number }[]>`select distinct year from budget where customer_id = ${customerId} order by year desc limit 50`
  ).map((row) => row.year)

export async function orderCharged(db: Db, orderId: number) {
  const [row] = await db<{ budget_id: number | null; total_cents: Cents }[]>`
    select budget_id, total_cents from shop_order where id = ${orderId}`
  return row
}

/** Writes what the ledger does not say of an order yet. */
export const followBudget = (db: Db, orderId: number, actor: string) => db`select follow_budget(${orderId}, ${actor})`

export async function insertBudget(
  db: Db,
  budget: Pick<BudgetRow, 'customer_id' | 'year' | 'contract' | 'lot' | 'title'>,
): Promise<BudgetRow | undefined> {
  const [row] = await db<BudgetRow[]>`
    insert into budget ${db(budget)} on conflict on constraint budget_once do nothing returning ${columns(db)}`
  return row
}

export async function lockBudgetRow(tx: Tx, id: number): Promise<BudgetRow | undefined> {
  const [row] = await tx<BudgetRow[]>`select ${columns(tx)} from budget where id = ${id} for no key update`
  return row
}

export const renameBudget = (db: Db, id: number, { title, closed }: { title: string; closed: boolean }, now: Date) => db`
  update budget set title = ${title}, closed_at = case when ${closed} then coalesce(closed_at, ${now}) end where id = ${id}`

/** Adds to what is assigned, or takes off it; the key makes a repeated call harmless. @returns whether it is new. */
export async function insertAssigned(
  db: Db,
  entry: { budgetId: number; cents: number; note: string; actor: string; key: string; now: Date },
): Promise<boolean> {
  const rows = await db`
    insert into budget_entry (budget_id, at, kind, assigned_cents, note, actor, key)
    values (${entry.budgetId}, ${entry.now}, 'assigned', ${entry.cents}, ${entry.note}, ${entry.actor}, ${entry.key})
    on conflict on constraint budget_entry_once do nothing returning id`
  return rows.length > 0
}

/** Its people are told anew of levels that it has not reached any more. */
export const forgetWarnings = (db: Db, id: number) => db`
  update budget set warned_percent = case
    when (invoiced_cents + pending_cents) * 100 >= assigned_cents * 100 then least(warned_percent, 100)
    when (invoiced_cents + pending_cents) * 100 >= assigned_cents * 80 then least(warned_percent, 80)
    else 0 end
  where id = ${id}`

export interface EntryRow {
  id: number
  at: Date
  kind: 'assigned' | 'committed' | 'released' | 'invoiced' | 'credited'
  assigned_cents: Cents
  invoiced_cents: Cents
  pending_cents: Cents
  order_number: string | null
  reference: string
  invoice_number: string | null
  invoice_id: number | null
  note: string
  /** A person of the account, where one did it. */
  member: string | null
}

/** A page of the ledger, the newest first, before the entry named. */
export const entryRows = (db: Db, budgetId: number, before: number | null, limit: number) => db<EntryRow[]>`
  select e.id, e.at, e.kind, e.assigned_cents, e.invoiced_cents, e.pending_cents, o.number as order_number,
    coalesce(o.reference, '') as reference, i.full_number as invoice_number, e.invoice_id, e.note, m.name as member
  from budget_entry e left join shop_order o on o.id = e.order_id left join invoice i on i.id = e.invoice_id
  left join account_member m on m.id = e.actor
  where e.budget_id = ${budgetId} ${before === null ? db`` : db`and e.id < ${before}`}
  order by e.id desc limit ${limit}`

/** The contract and lot of the budget that an order is charged to; empty without one. */
export async function contractOfBudget(db: Db, budgetId: number | null): Promise<string> {
  if (budgetId === null) return ''
  const [row] = await db<{ contract: string; lot: string }[]>`select contract, lot from budget where id = ${budgetId}`
  return [row?.contract, row?.lot].filter(Boolean).join(' / ')
}

/** How a budget is called on papers. */
export async function budgetTitle(db: Db, budgetId: number): Promise<string> {
  const [row] = await db<{ title: string }[]>`
    select concat_ws(' · ', nullif(title, ''), nullif(contract, ''), nullif(lot, '')) as title from budget where id = ${budgetId}`
  return row?.title ?? ''
}
