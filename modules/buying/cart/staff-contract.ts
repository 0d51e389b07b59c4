import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { ExplainedStep } from '#modules/goods/pricing/contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'

/** A basket that nobody has, and what it is tried with. */
export const TriedBasket = z.object({
  lines: z
    .array(z.object({ code: z.string().trim().min(1).max(40), copies: z.int().min(1).max(99) }))
    .min(1)
    .max(40)
    .describe('EAN or own code, and copies'),
  shop: z.string().max(20).nullable().default(null).describe('Null: the main shop'),
  promotion: z.int().positive().nullable().default(null).describe('Holds in the trial, whether it is on or not'),
  card: z.boolean().default(false).describe('As for somebody with the loyalty card'),
  postcode: z.string().trim().max(12).nullable().default(null).describe('In Spain; null: collected at a store'),
})

export const TriedTotal = z.object({
  lines: z.array(
    z.object({
      title: z.string(),
      copies: z.int(),
      goods: Euros,
      off: Euros,
      paid: Euros,
      by: z.string().nullable().describe('The promotion that counts on it'),
      why_not: z.string().nullable().describe('Why it cannot be bought now'),
    }),
  ),
  goods: Euros,
  off: Euros,
  shipping: Euros.nullable().describe('Null while the shop has to confirm it'),
  free_delivery: z.string().nullable().describe('The promotion that makes delivery free'),
  total: Euros,
  steps: z.array(ExplainedStep.extend({ title: z.string().nullable() })).describe('Every cent, as the basket explains it'),
})

export const trialCalls = {
  'POST /promotions/trial/': { body: TriedBasket, answer: TriedTotal },
} satisfies StaffContract
