import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { stripeMethods } from '../contract.ts'
import { GatewaySilent } from '../port.ts'

const require = createRequire(import.meta.url)

/** Stripe's own library, read into memory by the first shop that takes its payments. */
export const stripeLibrary = (): typeof Stripe => require('stripe') as typeof Stripe

export interface StripeSettings {
  publishableKey: string
  secretKey: string
  webhookSecret: string
  methods: readonly (typeof stripeMethods)[number][]
  /** Another address of the API, for tests. */
  apiUrl?: string
  /** How long an answer is waited for, in milliseconds. */
  timeoutMs?: number
}

/** Retries of its own would hide how long Stripe is silent; the shop's tasks try again under the same key. */
export function stripeClient({ secretKey, apiUrl, timeoutMs = 20_000 }: StripeSettings): Stripe {
  const url = apiUrl ? new URL(apiUrl) : null
  return new (stripeLibrary())(secretKey, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** In the shop's own terms: no answer, a refusal, or nothing there. Stripe's words may name the account, so only its codes are kept. */
export function translated(error: unknown): unknown {
  const { errors } = stripeLibrary()
  if (!(error instanceof errors.StripeError)) return error
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } = errors
  if (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeIdempotencyError
  )
    return new GatewaySilent(`Stripe: ${error.type}`)
  switch (error.code) {
    case 'resource_missing':
      return new NotFound('payment.unknown')
    case 'charge_already_refunded':
    case 'refund_exceeds_amount':
      return new Refused('payment.over_refund')
    case 'amount_too_large':
      return new Refused('payment.over_capture')
    case 'charge_expired_for_capture':
    case 'payment_intent_unexpected_state':
    case 'capture_charge_authorization_expired':
      return new Refused('payment.authorisation_gone')
    default:
      return new Refused('payment.refused', { reason: error.code ?? error.type })
  }
}
