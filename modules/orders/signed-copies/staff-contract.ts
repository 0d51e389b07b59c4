import { z } from 'zod'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'

/** Copies that are signed at an activity, title by title. */
export const SignedCopies = z.object({
  activity: z.number().int(),
  title: z.string(),
  on: z.iso.date(),
  cancelled: z.boolean(),
  copies: z.number().int(),
  items: z.array(
    z.object({
      line: z.number().int(),
      order: z.string(),
      customer: z.string(),
      email: z.string(),
      title: z.string(),
      author: z.string().nullable(),
      dedication: z.string().describe('Empty: signed alone'),
      quantity: z.number().int(),
      fulfilment: z.string(),
    }),
  ),
})
export type SignedCopies = z.output<typeof SignedCopies>

export const signedCopyCalls = {
  'GET /agenda/:activity/signed-copies/': { params: IdOf('activity'), answer: SignedCopies },
} satisfies StaffContract
