import type Stripe from 'stripe'
import { Forbidden } from '#kernel/errors.ts'
import type { GatewayEvent, IncomingEvent } from '../port.ts'
import { attemptOf, statusOf } from './intent.ts'

/** Older messages are not believed: somebody may have kept one. */
const toleranceSeconds = 300

/**
 * Reads an event of Stripe by its signature over the body to the byte; null for events of no concern and payments not of this shop.
 * @throws Forbidden `payment.bad_signature`
 */
export function readEvent(stripe: Stripe, secret: string, { raw = '', headers = {} }: IncomingEvent): GatewayEvent | null {
  const header = headers['stripe-signature']
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(raw, header ?? '', secret, toleranceSeconds)
  } catch {
    throw new Forbidden('payment.bad_signature')
  }
  const now = new Date()
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return ofIntent(event.id, event.type, event.data.object, now)
    case 'charge.refunded':
      return ofRefund(event.id, event.data.object)
    default:
      return null
  }
}

function ofIntent(id: string, type: string, intent: Stripe.PaymentIntent, now: Date): GatewayEvent | null {
  if (!attemptOf(intent)) return null
  // How much was given back is known with its charge alone, which an event does not carry.
  const { authorisedCents: _a, capturedCents: _c, refundedCents: _r, ...said } = statusOf(intent, now)
  return { ...said, id, ...(type === 'payment_intent.payment_failed' && { outcome: 'declined' as const }) }
}

function ofRefund(id: string, charge: Stripe.Charge): GatewayEvent | null {
  const attemptId = attemptOf(charge)
  if (!attemptId) return null
  return {
    id,
    attemptId,
    amountCents: charge.amount,
    currency: charge.currency.toUpperCase(),
    outcome: 'captured',
    responseCode: 'refunded',
    reference: typeof charge.payment_intent === 'string' ? charge.payment_intent : (charge.payment_intent?.id ?? ''),
    refundedCents: charge.amount_refunded,
  }
}
