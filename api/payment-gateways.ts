import type { Transactional } from '#kernel/db.ts'
import { giftCardGateway } from '#modules/buying/gift-cards/gateway.ts'
import type { GatewayName } from '#modules/buying/payments/contract.ts'
import { type Gateways, gatewaysOf } from '#modules/buying/payments/gateways.ts'
import type { PaymentGateway } from '#modules/buying/payments/port.ts'
import { redsysGateway } from '#modules/buying/payments/redsys/gateway.ts'
import { sandboxGateway } from '#modules/buying/payments/sandbox/gateway.ts'
import { stripeGateway } from '#modules/buying/payments/stripe/gateway.ts'
import { exchangeGateway } from '#modules/orders/money/exchange-gateway.ts'
import { tillGateway } from '#modules/orders/money/till-gateway.ts'
import type { Config } from './config.ts'
import type { Origins } from './security-headers.ts'

/**
 * The gateways the settings name, in their order; and those that are set up though no longer named, for the payments they still hold.
 */
export function paymentGateways(config: Config, db: Transactional): Gateways {
  const make: Record<GatewayName, () => PaymentGateway | null> = {
    sandbox: () => sandboxGateway({ secret: config.SECRET, db }),
    redsys: () => redsysOf(config),
    stripe: () => stripeOf(config),
  }
  const made = (name: GatewayName) => make[name]() ?? []
  const unnamed = (['redsys', 'stripe'] as const).filter((name) => !config.PAYMENT_GATEWAYS.includes(name))
  return gatewaysOf(config.PAYMENT_GATEWAYS.flatMap(made), [
    ...unnamed.flatMap(made),
    giftCardGateway({ db }),
    tillGateway({ db }),
    exchangeGateway({ db }),
  ])
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

const redsysOf = (config: Config): PaymentGateway | null =>
  config.REDSYS_MERCHANT_CODE && config.REDSYS_SECRET
    ? redsysGateway({
        merchantCode: config.REDSYS_MERCHANT_CODE,
        terminal: config.REDSYS_TERMINAL,
        secret: config.REDSYS_SECRET,
        signature: config.REDSYS_SIGNATURE,
        methods: config.REDSYS_METHODS,
        chargesLater: config.REDSYS_CHARGES_LATER,
        host: withoutSlash(config.REDSYS_URL),
      })
    : null

const stripeOf = (config: Config): PaymentGateway | null =>
  config.STRIPE_PUBLISHABLE_KEY && config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET
    ? stripeGateway({
        publishableKey: config.STRIPE_PUBLISHABLE_KEY,
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET,
        methods: config.STRIPE_METHODS,
        ...(config.STRIPE_API_URL ? { apiUrl: config.STRIPE_API_URL } : {}),
      })
    : null

/** What pages must be open to for the gateways that are offered, and for no other. */
export function paymentOrigins({ PAYMENT_GATEWAYS: named, REDSYS_URL }: Config): Origins {
  const stripe = named.includes('stripe')
  return {
    forms: named.includes('redsys') ? [new URL(REDSYS_URL).origin] : [],
    scripts: stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [],
    frames: stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : [],
    calls: stripe ? ['https://api.stripe.com'] : [],
    pictures: stripe ? ['https://*.stripe.com'] : [],
  }
}
