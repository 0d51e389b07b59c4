import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { eurosOf } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { matchingReceivables, type OpenInvoiceRow, openInvoices, receivableSorts } from './receivables.sql.ts'
import type { FindReceivables } from './staff-contract.ts'

const viewOn = (today: Day) => (row: OpenInvoiceRow) => ({
  invoice: row.full_number,
  invoice_id: row.invoice_id,
  customer: row.customer_id,
  customer_name: row.customer_name,
  email: row.email,
  date: row.issue_date,
  due: row.due_on,
  overdue: row.due_on < today,
  total: eurosOf(row.amount_cents),
  received: eurosOf(row.received_cents),
  open: eurosOf(row.open_cents),
  reminders: row.reminders,
})

/** Invoices on account with something to be received, of everybody. */
export async function findReceivables(db: Db, query: FindReceivables, today: Day) {
  const rows = await openInvoices(db, query, today, walking(db, query, receivableSorts(db), { id: db`r.invoice_id` }))
  return listPage(db, query, { rows, matching: matchingReceivables(db, query, today), view: viewOn(today) })
}
