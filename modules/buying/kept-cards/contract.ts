import { z } from 'zod'
import { Signed } from '#modules/people/customers/contract.ts'

/** A card that the holder of an account kept, as they recognise it; its token is told to nobody. */
export const KeptCard = z.object({
  pk: z.uuid(),
  brand: z.enum(['visa', 'mastercard', 'amex', 'other']),
  last4: z.string(),
  expires: z.string().nullable().describe('The last month it is good for, yyyy-mm; null where the gateway does not say'),
})
export type KeptCard = z.output<typeof KeptCard>

export const KeptCards = z.object({
  items: z.array(KeptCard.extend({ expired: z.boolean(), kept_at: z.iso.datetime().describe('When its holder asked for it') })),
})
export type KeptCards = z.output<typeof KeptCards>

export const RemoveKeptCard = Signed.extend({ pk: z.uuid() })
