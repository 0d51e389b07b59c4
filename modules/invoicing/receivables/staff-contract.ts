import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

/** What moves the account of somebody who buys on account. */
export const movementKinds = ['invoice', 'correction', 'cancelled', 'replaced', 'receipt'] as const
export type MovementKind = (typeof movementKinds)[number]

const On = z.iso.date().optional().describe('As it stood on the evening of this day; today where nothing is said')

const Owed = {
  open: Euros,
  not_due: Euros,
  to_30: Euros.describe('EUR, 1 to 30 days late'),
  to_60: Euros.describe('EUR, 31 to 60 days late'),
  to_90: Euros.describe('EUR, 61 to 90 days late'),
  over_90: Euros.describe('EUR, more than 90 days late'),
}
const Credit = {
  credit_limit: Euros.nullable(),
  credit_used: Euros.describe('EUR of living orders on account that nobody has paid, as it is today'),
}

const AccountOwing = z.object({
  customer: z.string(),
  customer_name: z.string(),
  email: z.string(),
  ...Owed,
  invoices: z.number().int(),
  oldest_due: z.iso.date(),
  days_late: z.number().int().describe('Of the oldest invoice; 0 where none is late'),
  ...Credit,
  reminded_on: z.iso.date().nullable(),
  acts: z.object({ remind: z.string().nullable() }),
})

const accountList = listCall({
  sorts: ['oldest_due', 'open', 'name'],
  first: '-open',
  filters: { on: On, late: z.stringbool().default(false).describe('Only where something is late') },
  item: AccountOwing,
})
export type FindAccounts = z.output<(typeof accountList)['query']>

const WholeAccount = z.object({
  customer: z.string(),
  customer_name: z.string(),
  email: z.string(),
  on: z.iso.date(),
  ...Owed,
  ...Credit,
  invoices: z.array(
    z.object({
      invoice: z.string(),
      date: z.iso.date(),
      due: z.iso.date(),
      days_late: z.number().int(),
      open: Euros,
      reminders: z.number().int(),
      reminded_on: z.iso.date().nullable(),
    }),
  ),
  movements: z.array(
    z.object({ day: z.iso.date(), kind: z.enum(movementKinds), document: z.string(), amount: Euros, balance: Euros }),
  ),
  reminders: z.array(z.object({ sent_at: z.iso.datetime(), sent_by: z.string(), invoices: z.array(z.string()), open: Euros })),
  acts: z.object({ remind: z.string().nullable() }),
})
export type WholeAccount = z.output<typeof WholeAccount>

const Summed = z.object({ on: z.iso.date(), ...Owed, accounts: z.number().int() })

export const owedCalls = {
  'GET /receivables/accounts/': accountList,
  'GET /receivables/accounts/sum/': { query: z.object({ on: On }), answer: Summed },
  'GET /receivables/accounts/:customer/': { params: CustomerParams, query: z.object({ on: On }), answer: WholeAccount },
  'GET /receivables/accounts/:customer/statement/': {
    params: CustomerParams,
    query: z.object({ on: On, from: z.iso.date().optional(), as: z.enum(['pdf', 'csv']).default('pdf') }),
    file: ['application/pdf', 'text/csv'],
  },
  'POST /receivables/accounts/:customer/remind/': { params: CustomerParams, body: NoBody, answer: WholeAccount },
  'POST /receivables/accounts/remind/': bulkCall({ all: {}, row: { customer: z.string().min(1).max(64) } }),
} satisfies StaffContract
