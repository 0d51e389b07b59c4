import { z } from 'zod'

export const PaymentFlag = z.object({
  flag: z.number().int(),
  order: z.string(),
  attempt: z.string().nullable(),
  parcel: z.number().int().nullable(),
  kind: z.string(),
  note: z.string(),
  since: z.iso.datetime(),
})
