import type Stripe from 'stripe'
import { NotFound, Refused } from '#kernel/errors.ts'
import { cents, toEuros } from '#kernel/money.ts'
import type { LaterCharge, MoneyOrder, PaymentAttempt, PaymentGateway, PaymentStatus } from '../port.ts'
import { type StripeSettings, stripeClient, stripeLibrary, translated } from './client.ts'
import { attemptOf, statusOf } from './intent.ts'
import { startKept } from './start-kept.ts'
import { walletDomains } from './wallet-domains.ts'
import { readEvent } from './webhook.ts'

/** Of the same release as the API that the library of package.json speaks. */
const script = 'https://js.stripe.com/endive/stripe.js'
const withCharge = { expand: ['latest_charge'] }

/** Stripe: its own fields inside the page, the intent made here from the stored order, the outcome by its webhook alone. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = stripeClient(settings)
  const now = () => new Date()
  const wallets = walletDomains(stripe)
  const asked = async <Value>(call: Promise<Value>): Promise<Value> =>
    call.catch((error: unknown) => {
      throw translated(error)
    })
  const intentOf = async (reference: string) => {
    if (!reference) throw new NotFound('payment.unknown')
    return asked(stripe.paymentIntents.retrieve(reference, withCharge))
  }

  /** Stripe forgets keys after a day and repeats even a failure under one: what was sent before is looked up first. */
  const keyOf = ({ key, again }: Pick<MoneyOrder, 'key' | 'again'>) => ({ idempotencyKey: again ? `${key}-again` : key })

  const chargedBefore = async ({ token, attemptId }: LaterCharge): Promise<PaymentStatus | null> => {
    const [customer = ''] = token.split(':')
    const { data } = await asked(stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] }))
    const found = data.find((intent) => attemptOf(intent) === attemptId)
    return found ? statusOf(found, now()) : null
  }

  return {
    name: 'stripe',
    methods: settings.methods,
    needsScripts: true,
    readsRaw: true,
    chargesLater: (method) => method === 'card',
    keepsCards: (method) => method === 'card',
    /** Its customer stands for this one card: with it all goes that Stripe keeps of it but the payments themselves. */
    async forget(token) {
      const [customer = ''] = token.split(':')
      await asked(stripe.customers.del(customer)).catch((error: unknown) => {
        if (!(error instanceof NotFound)) throw error
      })
    },
    async start(attempt) {
      if (attempt.keptToken) return startKept(stripe, attempt, attempt.keptToken)
      wallets.offerOn(new URL(attempt.urls.ok))
      const { keepCard, keepForCustomer } = attempt
      const customer = keepCard || keepForCustomer ? await customerOf(attempt) : null
      const intent = await asked(
        stripe.paymentIntents.create(
          {
            amount: attempt.amountCents,
            currency: 'eur',
            allowed_payment_method_types: [attempt.method],
            capture_method: attempt.capture === 'later' ? 'manual' : 'automatic',
            ...(customer && { customer, setup_future_usage: keepCard ? ('off_session' as const) : ('on_session' as const) }),
            description: `${attempt.merchant} · ${attempt.orderNumber}`,
            metadata: {
              attempt: attempt.attemptId,
              order: attempt.orderNumber,
              ...(keepForCustomer && { kept: 'customer' }),
            },
          },
          { idempotencyKey: `attempt-${attempt.attemptId}` },
        ),
      )
      return {
        start: {
          kind: 'element',
          amount: toEuros(cents(attempt.amountCents)),
          chargedNow: toEuros(cents(attempt.capture === 'later' ? (attempt.chargedNowCents ?? 0) : attempt.amountCents)),
          publishableKey: settings.publishableKey,
          clientSecret: intent.client_secret ?? '',
          returnUrl: attempt.urls.ok,
          script,
        },
        reference: intent.id,
      }
    },
    readNotification: (message) => readEvent(stripe, settings.webhookSecret, message),
    /** An event tells of the charge by its number alone. */
    async complete(event) {
      const { card, token, authorisedUntil } = statusOf(await intentOf(event.reference), now())
      return { ...event, ...(card && { card }), ...(token && { token }), ...(authorisedUntil && { authorisedUntil }) }
    },
    async capture(order) {
      const before = await intentOf(order.reference)
      if (before.status === 'succeeded') {
        if (order.again && before.amount_received === order.amountCents) return statusOf(before, now())
        throw new Refused('payment.authorisation_gone')
      }
      if (before.status !== 'requires_capture') throw new Refused('payment.authorisation_gone')
      if (order.amountCents > before.amount_capturable) throw new Refused('payment.over_capture')
      const params = { amount_to_capture: order.amountCents, ...withCharge }
      return statusOf(await asked(stripe.paymentIntents.capture(order.reference, params, keyOf(order))), now())
    },
    async refund(order) {
      const refunded = order.again ? await refundOf(order) : null
      if (!refunded)
        await asked(
          stripe.refunds.create(
            { payment_intent: order.reference, amount: order.amountCents, metadata: { key: order.key } },
            keyOf(order),
          ),
        )
      return statusOf(await intentOf(order.reference), now())
    },
    async release(order) {
      const before = await intentOf(order.reference)
      if (before.status === 'canceled') return statusOf(before, now())
      return statusOf(await asked(stripe.paymentIntents.cancel(order.reference, withCharge, keyOf(order))), now())
    },
    async charge(charge) {
      const before = charge.again ? await chargedBefore(charge) : null
      if (before) return before
      const [customer = '', method = ''] = charge.token.split(':')
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: charge.amountCents,
            currency: 'eur',
            customer,
            payment_method: method,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description: charge.orderNumber,
            metadata: { attempt: charge.attemptId },
            ...withCharge,
          },
          { idempotencyKey: charge.key },
        )
        return statusOf(intent, now())
      } catch (error) {
        if (error instanceof stripeLibrary().errors.StripeCardError) return declinedStatus(charge, error)
        throw translated(error)
      }
    },
    async status({ reference }) {
      return reference ? statusOf(await intentOf(reference), now()) : null
    },
  }

  /** The refund an order stands for, if it was made: each carries the key of its order. */
  async function refundOf({ reference, key }: MoneyOrder): Promise<Stripe.Refund | null> {
    const { data } = await asked(stripe.refunds.list({ payment_intent: reference, limit: 100 }))
    return data.find((refund) => refund.metadata?.['key'] === key && refund.status !== 'failed') ?? null
  }

  async function customerOf({ attemptId, orderNumber }: PaymentAttempt): Promise<string> {
    const params = { description: orderNumber, metadata: { attempt: attemptId } }
    return (await asked(stripe.customers.create(params, { idempotencyKey: `customer-${attemptId}` }))).id
  }
}

const declinedStatus = (charge: LaterCharge, error: InstanceType<typeof Stripe.errors.StripeCardError>): PaymentStatus => ({
  attemptId: charge.attemptId,
  amountCents: charge.amountCents,
  currency: 'EUR',
  outcome: 'declined',
  responseCode: error.decline_code ?? error.code ?? 'card_declined',
  reference: error.payment_intent?.id ?? '',
  authorisedCents: 0,
  capturedCents: 0,
  refundedCents: 0,
})
