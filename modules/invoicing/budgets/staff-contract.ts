import { z } from 'zod'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { BudgetShown } from './contract.ts'

const Text = (most: number) => z.string().trim().max(most)
const Amount = z.number().min(-100_000_000).max(100_000_000).multipleOf(0.01)
export const OpenBudget = z.object({
  year: z.number().int().min(2000).max(2100),
  contract: Text(60).default(''),
  budget_lot: Text(60).default(''),
  title: Text(120).min(1),
  amount: Amount.min(0),
})
export const Assign = z.object({
  amount: Amount.refine((amount) => amount !== 0),
  remark: Text(200).default(''),
  entry_key: Text(60).min(8),
})
export const ChangeBudget = z.object({ title: Text(120).min(1), closed: z.boolean() })
/** As it is read and saved: its sums move by themselves. */
export const KeptBudget = versioned(BudgetShown, [
  'assigned',
  'invoiced',
  'served',
  'pending',
  'available',
  'used_percent',
  'level',
])
export const SavedBudget = versioned(ChangeBudget)

const Year = z.coerce.number().int().min(2000).max(2100)
const budgetList = listCall({
  sorts: ['year'],
  first: '-year',
  filters: {
    year: Year.optional(),
    closed: z.stringbool().optional(),
    near: z.stringbool().optional().describe('With four fifths or more spent or promised'),
    customer: z.string().max(64).optional(),
  },
  item: BudgetShown.extend({ customer: z.string(), customer_name: z.string() }),
})
export type FindBudgets = z.output<(typeof budgetList)['query']>

const BudgetId = IdOf('budget')
export const budgetCalls = {
  'GET /budgets/': budgetList,
  'POST /budgets/next-year/': bulkCall({
    all: {
      year: Year.describe('Of the new budgets'),
      amount: z.enum(['same', 'none']).describe('What was assigned before, or nothing yet'),
      close: z.boolean().describe('Closes those that are copied'),
    },
    row: {},
  }),
  'GET /customers/:customer/budgets/': { params: CustomerParams, answer: ListOf(KeptBudget) },
  'POST /customers/:customer/budgets/': { params: CustomerParams, body: OpenBudget, answer: KeptBudget },
  'POST /budgets/:budget/assign/': { params: BudgetId, body: Assign, answer: KeptBudget },
  'PUT /budgets/:budget/': { params: BudgetId, body: SavedBudget, answer: KeptBudget },
} satisfies StaffContract
