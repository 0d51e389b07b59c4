import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { addingSteps, tellingSteps } from './explanation.ts'
import { treatments } from './treatment.ts'

/** One step of a price in numbers; the storefront makes words of it. What each step says: modules/goods/pricing/explanation.ts. */
export const ExplainedStep = z.object({
  step: z.enum([...addingSteps, ...tellingSteps]),
  product: z.number().int().nullable().describe('Null when it is about the whole'),
  amount: Euros.describe('What is taken off is negative'),
  from: Euros.nullable().describe('What the amount was reckoned from'),
  quantity: z.number().int().nullable(),
  percent: z.number().nullable(),
  name: z.string().nullable().describe('Of the promotion or coupon'),
})
export type ExplainedStep = z.output<typeof ExplainedStep>

/** One VAT rate of a total: base and VAT inside it, and a retailer's surcharge on top of it. */
export const VatShown = z.object({
  percent: z.number(),
  base: Euros,
  vat: Euros,
  surcharge_percent: z.number(),
  surcharge: Euros,
})

export const Treatment = z.enum(treatments)
