import type { Transactional } from '#kernel/db.ts'
import { giftCardGateway } from '#modules/buying/gift-cards/gateway.ts'
import type { GatewayName } from '#modules/buying/payments/contract.ts'
import { type Gateways, gatewaysOf } from '#modules/buying/payments/gateways.ts'
import type { PaymentGateway } from '#modules/buying/payments/port.ts'
import { redsysGateway } from '#modules/buying/payments/redsys/gateway.ts'
import type { RedsysSettings } from '#modules/buying/payments/redsys/settings.ts'
import { sandboxGateway } from '#modules/buying/payments/sandbox/gateway.ts'
import { stripeGateway } from '#modules/buying/payments/stripe/gateway.ts'
import { exchangeGateway } from '#modules/orders/money/exchange-gateway.ts'
import { tillGateway } from '#modules/orders/money/till-gateway.ts'
import type { Config } from './config.ts'
import type { PaymentAccount } from './payment-accounts.ts'
import type { Origins } from './security-headers.ts'

/**
 * The gateways the settings name, in their order; those that are set up though no longer named, for the payments they still hold; and those
 * of the accounts of other shops.
 */
export function paymentGateways(config: Config, db: Transactional): Gateways {
  const make: Record<GatewayName, () => PaymentGateway | null> = {
    sandbox: () => sandboxGateway({ secret: config.SECRET, db }),
    redsys: () => redsysOf(config),
    stripe: () => stripeOf(config),
  }
  const made = (name: GatewayName) => make[name]() ?? []
  const unnamed = (['redsys', 'stripe'] as const).filter((name) => !config.PAYMENT_GATEWAYS.includes(name))
  return gatewaysOf(
    config.PAYMENT_GATEWAYS.flatMap(made),
    [...unnamed.flatMap(made), giftCardGateway({ db }), tillGateway({ db }), exchangeGateway({ db })],
    config.accounts.map((account) => ({ account: account.account, gateway: gatewayOfAccount(config, account) })),
  )
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** The terminal of the main shop; null where the settings name none. */
export const redsysTerminal = ({
  REDSYS_MERCHANT_CODE: code,
  REDSYS_SECRET: secret,
  ...config
}: Config): RedsysSettings | null =>
  code && secret
    ? {
        merchantCode: code,
        terminal: config.REDSYS_TERMINAL,
        secret,
        signature: config.REDSYS_SIGNATURE,
        methods: config.REDSYS_METHODS,
        chargesLater: config.REDSYS_CHARGES_LATER,
        host: withoutSlash(config.REDSYS_URL),
      }
    : null

const redsysOf = (config: Config): PaymentGateway | null => {
  const terminal = redsysTerminal(config)
  return terminal && redsysGateway(terminal)
}

const stripeAddress = ({ STRIPE_API_URL: apiUrl }: Config) => (apiUrl ? { apiUrl } : {})

const stripeOf = (config: Config): PaymentGateway | null =>
  config.STRIPE_PUBLISHABLE_KEY && config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET
    ? stripeGateway({
        publishableKey: config.STRIPE_PUBLISHABLE_KEY,
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET,
        methods: config.STRIPE_METHODS,
        ...stripeAddress(config),
      })
    : null

/** The gateway of another shop's account, at the same address as that of the main shop; its name is the account's, in notices and attempts. */
function gatewayOfAccount(config: Config, account: PaymentAccount): PaymentGateway {
  const { name, gateway, settings } = account
  if (gateway === 'redsys')
    return {
      ...redsysGateway({
        merchantCode: settings.MERCHANT_CODE,
        terminal: settings.TERMINAL,
        secret: settings.SECRET,
        signature: settings.SIGNATURE,
        methods: settings.METHODS,
        chargesLater: settings.CHARGES_LATER,
        host: withoutSlash(config.REDSYS_URL),
      }),
      name,
    }
  return {
    ...stripeGateway({
      publishableKey: settings.PUBLISHABLE_KEY,
      secretKey: settings.SECRET_KEY,
      webhookSecret: settings.WEBHOOK_SECRET,
      methods: settings.METHODS,
      ...stripeAddress(config),
    }),
    name,
  }
}

/** The gateways that take payments, of whichever account. */
export const gatewaysInUse = ({ PAYMENT_GATEWAYS: named, accounts }: Config): ReadonlySet<GatewayName> =>
  new Set([...named, ...accounts.map(({ gateway }) => gateway)])

/** What pages must be open to for the gateways that are offered, and for no other. */
export function paymentOrigins(config: Config): Origins {
  const inUse = gatewaysInUse(config)
  const stripe = inUse.has('stripe')
  return {
    forms: inUse.has('redsys') ? [new URL(config.REDSYS_URL).origin] : [],
    scripts: stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [],
    frames: stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : [],
    calls: stripe ? ['https://api.stripe.com'] : [],
    pictures: stripe ? ['https://*.stripe.com'] : [],
  }
}
