import { z } from 'zod'

export const ErasureRequest = z.object({
  id: z.number().int(),
  email: z.string(),
  reason: z.string(),
  language: z.string(),
  asked_at: z.iso.datetime(),
})
