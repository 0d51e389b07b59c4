import type Stripe from 'stripe'
import type { PaidCard, PaymentOutcome, PaymentStatus } from '../port.ts'

/** The attempt an intent was made for; Stripe's own dashboard makes others. */
export const attemptOf = ({ metadata }: { metadata: Stripe.Metadata }): string | null => metadata['attempt'] ?? null

/** A reservation whose end Stripe has not told yet is taken for the shortest it grants at a first payment. */
const reservationMs = 7 * 86_400_000

export function outcomeOf({ status, last_payment_error }: Stripe.PaymentIntent): PaymentOutcome {
  if (status === 'succeeded') return 'captured'
  if (status === 'requires_capture') return 'authorised'
  if (status === 'canceled') return 'cancelled'
  return status === 'requires_payment_method' && last_payment_error ? 'declined' : 'pending'
}

const brands: Record<string, PaidCard['brand']> = { visa: 'visa', mastercard: 'mastercard', amex: 'amex' }
const idOf = (item: string | { id: string } | null | undefined): string => (typeof item === 'string' ? item : (item?.id ?? ''))

/** Where an intent stands; what only its charge tells is there when the charge was asked for with it. */
export function statusOf(intent: Stripe.PaymentIntent, now: Date): PaymentStatus {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  const outcome = outcomeOf(intent)
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)]
  const token = intent.setup_future_usage && customer && method ? `${customer}:${method}` : null
  // What the customer recognises a card by that they asked to be kept.
  const kept = token !== null && intent.metadata['kept'] === 'customer' && card?.exp_month && card.exp_year
  const until = card?.capture_before ? new Date(card.capture_before * 1_000) : new Date(now.getTime() + reservationMs)
  return {
    attemptId: attemptOf(intent) ?? '',
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    outcome,
    responseCode: refusalOf(intent) ?? intent.status,
    reference: intent.id,
    ...(card?.last4 && {
      card: {
        brand: brands[card.brand ?? ''] ?? 'other',
        last4: card.last4,
        ...(kept && { expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` }),
      },
    }),
    ...(token && { token }),
    ...(outcome === 'authorised' && { authorisedUntil: until }),
    authorisedCents: outcome === 'authorised' ? intent.amount_capturable : intent.amount_received,
    capturedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
  }
}

const refusalOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | undefined => error?.decline_code ?? error?.code
