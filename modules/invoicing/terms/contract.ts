import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'

const Percent = (most: number) => z.number().min(0).max(most).multipleOf(0.01)

/** What staff agree with a library or a business. Books never beyond 15 % (Ley 10/2007, art. 9 and 11). */
export const TermsWanted = z.object({
  books_percent: Percent(15),
  objects_percent: Percent(60),
  on_account: z.boolean(),
  payment_days: z.number().int().min(0).max(60).describe('Days from an invoice until it is due (Ley 3/2004)'),
  credit_limit: Euros.min(0).max(10_000_000).nullable().describe('Null: no limit'),
})
export type TermsWanted = z.output<typeof TermsWanted>

export const TermsShown = z.object({
  books_percent: z.number(),
  objects_percent: z.number(),
  on_account: z.boolean(),
  payment_days: z.number().int(),
  credit_limit: Euros.nullable(),
  exposure: Euros.describe('What living orders on account cost and nobody has paid yet'),
  available_credit: Euros.nullable(),
})
export type TermsShown = z.output<typeof TermsShown>
