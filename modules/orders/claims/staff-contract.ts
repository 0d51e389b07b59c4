import { z } from 'zod'
import { Before, Limit } from '#modules/people/staff/call-contract.ts'
import { claimStates } from './contract.ts'

const Words = z.string().trim().max(1_000).default('')
export const FindClaims = z.object({
  order: z.string().max(20).optional(),
  state: z.enum(claimStates).optional(),
  before: Before,
  limit: Limit,
})
export const AnswerClaim = z
  .object({ accept: z.enum(['resend', 'credit', 'no']), answer: Words })
  .refine(({ accept, answer }) => accept !== 'no' || answer.length >= 3, { path: ['answer'] })
export const Resend = z.object({
  store_code: z.string().max(10),
  carrier: z.string().trim().max(60).default(''),
  tracking: z.string().trim().max(60).default(''),
})
