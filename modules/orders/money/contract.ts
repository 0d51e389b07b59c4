import { z } from 'zod'

export const Received = z.object({ received: z.boolean() })
export const NotifiedFields = z.record(z.string(), z.string())

export const refundStates = ['requested', 'approved', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** What a person has to look at. */
export const flagKinds = [
  'amount_mismatch',
  'task_failed',
  'charge_declined',
  'authorisation_lapsing',
  'authorisation_lapsed',
  'paid_twice',
  'gateway_differs',
] as const
export type FlagKind = (typeof flagKinds)[number]
