import { z } from 'zod'

export const Received = z.object({ received: z.boolean() })
export const NotifiedFields = z.record(z.string(), z.string())

export const refundStates = ['requested', 'approved', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
