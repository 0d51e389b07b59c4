import { z } from 'zod'

export const Received = z.object({ received: z.boolean() })
export const NotifiedFields = z.record(z.string(), z.string())
