import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { TermsShown } from '#modules/invoicing/terms/contract.ts'

/** EUR, VAT included; below zero once a budget is overspent. */
const Amount = z.number()

/** A budget of a contract, its lot and a year (L-01). */
export const BudgetShown = z.object({
  budget: z.number().int(),
  year: z.number().int(),
  contract: z.string(),
  lot: z.string(),
  title: z.string(),
  assigned: Amount,
  invoiced: Amount,
  served: Amount.describe('Delivered and not invoiced yet'),
  pending: Amount.describe('Ordered and not delivered yet'),
  available: Amount.describe('assigned − invoiced − served − pending'),
  used_percent: z.number().int(),
  level: z.enum(['fine', 'near', 'beyond']).describe('near from 80 %, beyond from 100 % (L-02)'),
  closed: z.boolean(),
})
export type BudgetShown = z.output<typeof BudgetShown>

export const LedgerEntry = z.object({
  entry: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(['assigned', 'committed', 'released', 'invoiced', 'credited']),
  assigned: Amount,
  invoiced: Amount,
  pending: Amount,
  order: z.string().nullable(),
  reference: z.string().describe('The customer’s own number of the order'),
  invoice: z.string().nullable(),
  invoice_url: z.string().nullable(),
  note: z.string(),
  by: z.string().nullable().describe('Who of the account did it'),
})
export type LedgerEntry = z.output<typeof LedgerEntry>

export const OpenInvoice = z.object({
  invoice: z.string(),
  date: z.string(),
  due: z.string(),
  overdue: z.boolean(),
  total: Amount,
  received: Amount,
  open: Amount,
  orders: z.array(z.string()),
  reference: z.string(),
  invoice_url: z.string().nullable(),
})
export type OpenInvoice = z.output<typeof OpenInvoice>

/** Budgets of one year, what was agreed, and what is still to be paid. */
export const BudgetPage = z.object({
  kind: z.enum(['library', 'business']),
  years: z.array(z.number().int()),
  year: z.number().int(),
  budgets: z.array(BudgetShown),
  terms: TermsShown,
  open_invoices: z.array(OpenInvoice),
})
export type BudgetPage = z.output<typeof BudgetPage>

export const Ledger = z.object({ budget: BudgetShown, entries: z.array(LedgerEntry), next: z.number().int().nullable() })
export type Ledger = z.output<typeof Ledger>

export const AskBudgets = Caller.extend({ year: z.coerce.number().int().min(2000).max(2100).optional() })
export const AskLedger = Caller.extend({ before: z.coerce.number().int().min(1).optional() })

export const OfBudget = z.object({ budget: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
