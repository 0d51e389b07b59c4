import { addDays, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { eurosOf } from '#kernel/money.ts'
import { soon } from '#modules/buying/quotes/validity.ts'
import { listPage, type Unwalked, walking } from '#modules/people/staff/list.ts'
import { type AccountRow, accountSorts, findAccounts, matchingAccounts } from './find-accounts.sql.ts'
import type { FindAccounts, FindWork } from './staff-contract.ts'
import { stateOf } from './whole.ts'
import { findWork, matchingWork, type WorkRow, workId, workSorts } from './work.sql.ts'

const workView = ({ customer_id, customer_name, said, cents, since, kind, record, what, keeper }: Unwalked<WorkRow>) => ({
  kind,
  record,
  customer: customer_id,
  customer_name: customer_name ?? said,
  what,
  amount: cents === null ? null : eurosOf(cents),
  keeper,
  since: since.toISOString(),
})

/** What waits for the trade desk, of every kind, by age. */
export async function findTradeWork(db: Db, query: FindWork, { staffId, now }: { staffId: number; now: Date }) {
  const asked = { ...query, staffId, quotesEndBy: addDays(dayOf(now), soon) }
  const rows = await findWork(db, asked, walking(db, query, workSorts(db), workId(db)))
  return listPage(db, query, { rows, matching: matchingWork(db, asked), view: workView })
}

const accountView = (row: Unwalked<AccountRow>) => ({
  customer: row.id,
  name: row.name,
  kind: row.kind,
  state: stateOf({ is_open: row.is_open, refused: row.refused_at !== null }),
  nif: row.tax_id,
  email: row.email,
  phone: row.phone,
  keeper: row.keeper,
  on_account: row.on_account,
  owed: eurosOf(row.owed_cents),
  credit_limit: row.credit_limit_cents === null ? null : eurosOf(row.credit_limit_cents),
  budget_used: row.budget_used,
  since: row.created_at.toISOString(),
})

/** Accounts of libraries and businesses, by name. */
export async function findTradeAccounts(db: Db, query: FindAccounts, staffId: number) {
  const asked = { ...query, staffId }
  const rows = await findAccounts(db, asked, walking(db, query, accountSorts(db), { id: db`c.id`, as: 'text' }))
  return listPage(db, query, { rows, matching: matchingAccounts(db, asked), view: accountView })
}
