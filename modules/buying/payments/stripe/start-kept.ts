import type Stripe from 'stripe'
import { GatewaySilent, type PaymentAttempt, type PaymentStart } from '../port.ts'
import { stripeLibrary, translated } from './client.ts'

/**
 * Pays with a card that the customer kept, while they are there: confirmed from here without `off_session`, so that the bank may ask who
 * pays, on a page of its own to which `return_url` leads back (docs.stripe.com/api/payment_intents/confirm). A refusal leads back too, and
 * so does silence once the intent is there: what became of it is told by the event alone, or asked later.
 * @throws GatewaySilent before anything could be charged; Refused where Stripe knows the card no more.
 */
export async function startKept(
  stripe: Stripe,
  attempt: PaymentAttempt,
  keptToken: string,
): Promise<{ start: PaymentStart; reference: string }> {
  const [customer = '', method = ''] = keptToken.split(':')
  const later = attempt.capture === 'later'
  const to = (address: string, reference: string) => ({ start: { kind: 'page' as const, address }, reference })
  const made = await stripe.paymentIntents
    .create(
      {
        amount: attempt.amountCents,
        currency: 'eur',
        customer,
        payment_method: method,
        allowed_payment_method_types: ['card'],
        capture_method: later ? 'manual' : 'automatic',
        ...(attempt.keepCard && { setup_future_usage: 'off_session' as const }),
        description: `${attempt.merchant} · ${attempt.orderNumber}`,
        metadata: { attempt: attempt.attemptId, order: attempt.orderNumber },
      },
      { idempotencyKey: `attempt-${attempt.attemptId}` },
    )
    .catch((error: unknown) => {
      throw translated(error)
    })
  try {
    const asked = { return_url: attempt.urls.ok, off_session: false }
    const intent = await stripe.paymentIntents.confirm(made.id, asked, { idempotencyKey: `confirm-${attempt.attemptId}` })
    const question = intent.status === 'requires_action' ? intent.next_action?.redirect_to_url?.url : null
    return to(question ?? attempt.urls.ok, made.id)
  } catch (error) {
    if (error instanceof stripeLibrary().errors.StripeCardError) return to(attempt.urls.ko, made.id)
    const said = translated(error)
    if (said instanceof GatewaySilent) return to(attempt.urls.ok, made.id)
    throw said
  }
}
