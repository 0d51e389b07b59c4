import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, wordedIn } from '#modules/people/staff/list.ts'
import { keptBy, nameOf, wordsOf } from './names.sql.ts'
import type { FindAccounts } from './staff-contract.ts'

export interface AccountRow extends Walked {
  id: string
  name: string
  kind: 'library' | 'business'
  is_open: boolean
  refused_at: Date | null
  tax_id: string | null
  email: string
  phone: string
  keeper: string | null
  on_account: boolean
  owed_cents: Cents
  credit_limit_cents: Cents | null
  budget_used: number | null
  created_at: Date
}
export type AskedAccounts = FindAccounts & { staffId: number }

/** Looked at, or a business with terms that do not rest (modules/people/customers/trade-standing.ts). */
export const isOpen = (db: Db) =>
  db`(c.activated_at is not null or c.kind = 'business' and c.has_terms and c.recheck_since is null)`

const inState = (db: Db, state: AskedAccounts['state']) => {
  if (state === undefined) return db``
  if (state === 'open') return db`and ${isOpen(db)}`
  return state === 'refused' ? db`and c.refused_at is not null` : db`and not ${isOpen(db)} and c.refused_at is null`
}

const accountsIn = (db: Db, asked: AskedAccounts) => db`
  from customer c where c.kind <> 'private' and c.erased_at is null ${wordedIn(db, db`c.id`, wordsOf(db), asked.q)}
    ${asked.kind === undefined ? db`` : db`and c.kind = ${asked.kind}`} ${inState(db, asked.state)} ${onDays(db, db`c.created_at`, asked)}
    ${keptBy(db, db`c.id`, asked)}
    ${
      asked.on_account === undefined
        ? db``
        : db`and exists (select from trade_terms t where t.customer_id = c.id and t.on_account) = ${asked.on_account}`
    }`
export const matchingAccounts = (db: Db, asked: AskedAccounts) => db`select c.id ${accountsIn(db, asked)}`
export const accountSorts = (db: Db) => ({ name: { by: db`search_fold(${nameOf(db)})`, kind: 'text' } }) as const

/** A page of accounts; what each owes and has spent is read for those of the page alone. */
export const findAccounts = (db: Db, asked: AskedAccounts, walk: Walk) => db<AccountRow[]>`
  with page as materialized (select c.id, ${walk.key} ${accountsIn(db, asked)} ${walk.after} ${walk.order})
  select c.id, ${nameOf(db)} as name, c.kind, ${isOpen(db)} as is_open, c.refused_at, c.tax_id, c.email, c.phone, u.name as keeper,
    coalesce(t.on_account, false) as on_account, t.credit_limit_cents,
    (select coalesce(sum(o.account_due_cents - o.received_cents), 0)::bigint from shop_order o
      where o.owner_id = c.id and o.terms = 'account' and o.account_due_cents <> o.received_cents) as owed_cents,
    (select max(case when b.assigned_cents > 0 then (b.invoiced_cents + b.pending_cents) * 100 / b.assigned_cents end)::int
      from budget b where b.customer_id = c.id and b.closed_at is null) as budget_used,
    c.created_at, page.list_key, page.list_id
  from page join customer c on c.id = page.id left join trade_terms t on t.customer_id = c.id
  left join account_keeper k on k.customer_id = c.id left join staff_user u on u.id = k.staff_id ${walk.order}`
