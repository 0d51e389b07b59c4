import { type Day, day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type Buckets, bucketsOf, daysLate } from './buckets.ts'
import { movementsOf } from './ledger.sql.ts'
import {
  type AccountRow,
  accountRows,
  accountSorts,
  holder,
  matchingAccounts,
  openSums,
  owedInvoices,
  remindersOf,
} from './receivables.sql.ts'
import type { FindAccounts, WholeAccount } from './staff-contract.ts'

const euros = ({ open, not_due, to_30, to_60, to_90, over_90 }: Buckets) => ({
  open: eurosOf(open),
  not_due: eurosOf(not_due),
  to_30: eurosOf(to_30),
  to_60: eurosOf(to_60),
  to_90: eurosOf(to_90),
  over_90: eurosOf(over_90),
})
const credit = (row: Pick<AccountRow, 'credit_limit_cents' | 'credit_used_cents'>) => ({
  credit_limit: row.credit_limit_cents === null ? null : eurosOf(row.credit_limit_cents),
  credit_used: eurosOf(row.credit_used_cents),
})

/** The day that is asked for, or today; what is ahead is today. */
export const momentOf = (on: string | undefined, now: Date): { on: Day; today: Day } => {
  const today = dayOf(now)
  return { on: on === undefined || on > today ? today : day(on), today }
}

/** Why an account is not reminded now; null where it may be. */
export const whyNoReminder = ({ late, remindedOn, today }: { late: boolean; remindedOn: Day | null; today: Day }) =>
  late ? (remindedOn === today ? 'receivables.reminded_today' : null) : 'receivables.nothing_late'

/** Accounts that owed something on a day, each by how late it is. */
export async function findAccounts(db: Db, query: FindAccounts, now: Date) {
  const moment = momentOf(query.on, now)
  const { on, today } = moment
  const rows = await accountRows(db, query, moment, walking(db, query, accountSorts(db), { id: db`a.customer_id`, as: 'text' }))
  const view = (row: AccountRow) => ({
    customer: row.customer_id,
    customer_name: row.name,
    email: row.email,
    ...euros(row),
    invoices: row.invoices,
    oldest_due: row.oldest_due,
    days_late: daysLate(row.oldest_due, on),
    ...credit(row),
    reminded_on: row.reminded_on,
    acts: { remind: whyNoReminder({ late: row.oldest_due < today, remindedOn: row.reminded_on, today }) },
  })
  return listPage(db, query, { rows, matching: matchingAccounts(db, query, moment), view })
}

/** What everybody owed on a day. */
export async function sumOwed(db: Db, on: string | undefined, now: Date) {
  const moment = momentOf(on, now)
  const { accounts, ...sums } = await openSums(db, moment)
  return { on: moment.on, ...euros(sums), accounts }
}

/** The account of a customer as it stood on a day. @throws NotFound 'staff.customer_unknown' */
export async function wholeAccount(db: Db, customerId: string, on: string | undefined, now: Date): Promise<WholeAccount> {
  const moment = momentOf(on, now)
  const who = await holder(db, customerId)
  if (!who) throw new NotFound('staff.customer_unknown')
  const [invoices, moved, reminders, current] = await Promise.all([
    owedInvoices(db, customerId, moment),
    movementsOf(db, customerId, moment.on),
    remindersOf(db, customerId),
    owedInvoices(db, customerId, { on: moment.today, today: moment.today }),
  ])
  const remindedOn = [...current.map((row) => row.reminded_on), ...reminders.map(({ sent_at }) => dayOf(sent_at))]
    .filter((when) => when !== null)
    .toSorted()
    .at(-1)
  let balance = 0
  return {
    customer: who.id,
    customer_name: who.name,
    email: who.email,
    on: moment.on,
    ...euros(bucketsOf(invoices, moment.on)),
    ...credit(who),
    invoices: invoices.map((row) => ({
      invoice: row.full_number,
      date: row.issue_date,
      due: row.due_on,
      days_late: daysLate(row.due_on, moment.on),
      open: eurosOf(row.open),
      reminders: row.reminders,
      reminded_on: row.reminded_on,
    })),
    movements: moved.map((row) => {
      balance += row.cents
      return { day: row.day, kind: row.kind, document: row.document, amount: eurosOf(row.cents), balance: eurosOf(balance) }
    }),
    reminders: reminders.map((row) => ({
      sent_at: row.sent_at.toISOString(),
      sent_by: row.sent_by,
      invoices: row.invoices,
      open: eurosOf(row.open_cents),
    })),
    acts: {
      remind: whyNoReminder({
        late: current.some(({ due_on }) => due_on < moment.today),
        remindedOn: remindedOn ?? null,
        today: moment.today,
      }),
    },
  }
}
