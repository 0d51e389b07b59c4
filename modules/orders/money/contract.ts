import { z } from 'zod'

export const Received = z.object({ received: z.boolean() })
export const NotifiedFields = z.record(z.string(), z.string())

export const refundStates = ['requested', 'approved', 'done', 'failed', 'refused'] as const
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

/** What is asked of a payment, and how far it is: given up, nobody tries it any more. */
export const taskKinds = ['capture', 'charge', 'refund', 'release'] as const
export const taskStates = ['trying', 'given_up', 'done'] as const

/** How money came in and goes back: by card or Bizum at a bank, off a gift card, at the till of a store, by goods exchanged, or on account. */
export const paymentMeans = ['card', 'bizum', 'wallet', 'gift_card', 'till', 'exchange', 'account'] as const
export type PaymentMeans = (typeof paymentMeans)[number]
