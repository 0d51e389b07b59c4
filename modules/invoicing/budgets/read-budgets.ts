import type { z } from 'zod'
import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { type OpenInvoiceRow, openInvoicesOf } from '#modules/invoicing/terms/open-invoices.ts'
import { shownTerms, termsOf } from '#modules/invoicing/terms/terms.ts'
import type { TradeKind } from '#modules/people/customers/trade-standing.ts'
import { type EntryRow, entryRows } from './budgets.sql.ts'
import { type Budget, budgetById, budgetsOf, yearsOf } from './budgets.ts'
import type { BudgetPage, BudgetShown, Ledger, LedgerEntry, OpenInvoice } from './contract.ts'

/** The address of a paper of an order that opens by the order's own key. */
export type PaperHref = (order: string, path: string) => string

const entriesPerPage = 50
const openShown = 200
const euros = (amount: number): number => amount / 100

/** The budgets of a year, the newest with any unless said, what was agreed, and the invoices still to be paid. */
export async function budgetPage(
  db: Db,
  { customerId, kind, year, now, href }: { customerId: string; kind: TradeKind; year: number | null; now: Date; href: PaperHref },
): Promise<z.input<typeof BudgetPage>> {
  const today = dayOf(now)
  const [years, terms, open] = await Promise.all([
    yearsOf(db, customerId),
    termsOf(db, customerId),
    openInvoicesOf(db, customerId, openShown),
  ])
  const thisYear = Number(today.slice(0, 4))
  const shown = year ?? (years.includes(thisYear) ? thisYear : (years[0] ?? thisYear))
  const budgets = await budgetsOf(db, customerId, shown)
  return {
    kind,
    years,
    year: shown,
    budgets: budgets.map(budgetView),
    terms: shownTerms(terms),
    open_invoices: open.map((row) => openInvoiceView(row, today, href)),
  }
}

/** A budget's entries, the newest first. @throws NotFound 'budget.unknown' */
export async function ledgerPage(
  db: Db,
  { customerId, budgetId, before, href }: { customerId: string; budgetId: number; before: number | null; href: PaperHref },
): Promise<z.input<typeof Ledger>> {
  const budget = await budgetById(db, customerId, budgetId)
  const rows = await entryRows(db, budgetId, before, entriesPerPage + 1)
  const entries = rows.slice(0, entriesPerPage)
  return {
    budget: budgetView(budget),
    entries: entries.map((row) => entryView(row, href)),
    next: rows.length > entriesPerPage ? (entries.at(-1)?.id ?? null) : null,
  }
}

export const budgetView = (budget: Budget): BudgetShown => ({
  budget: budget.id,
  year: budget.year,
  contract: budget.contract,
  lot: budget.lot,
  title: budget.title,
  assigned: euros(budget.assignedCents),
  invoiced: euros(budget.invoicedCents),
  served: euros(budget.servedCents),
  pending: euros(budget.pendingCents),
  available: euros(budget.availableCents),
  used_percent: budget.usedPercent,
  level: budget.level,
  closed: budget.closed,
})

const entryView = (row: EntryRow, href: PaperHref): LedgerEntry => ({
  entry: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  assigned: euros(row.assigned_cents),
  invoiced: euros(row.invoiced_cents),
  pending: euros(row.pending_cents),
  order: row.order_number,
  reference: row.reference,
  invoice: row.invoice_number,
  invoice_url: row.invoice_number && row.order_number ? href(row.order_number, `invoice/${row.invoice_number}/`) : null,
  note: row.note,
  by: row.member,
})

export const openInvoiceView = (row: OpenInvoiceRow, today: Day, href: PaperHref): OpenInvoice => ({
  invoice: row.full_number,
  date: row.issue_date,
  due: row.due_on,
  overdue: row.due_on < today,
  total: euros(row.amount_cents),
  received: euros(row.received_cents),
  open: euros(row.open_cents),
  orders: row.orders,
  reference: row.reference,
  invoice_url: row.orders[0] ? href(row.orders[0], `invoice/${row.full_number}/`) : null,
})
