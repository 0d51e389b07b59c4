import { z } from 'zod'
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
