export const gatewayNames = ['sandbox', 'redsys', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]
/** A gateway of an account of its own, into which another shop is paid: `redsys-gaudi`. */
export type AccountGateway = `${'redsys' | 'stripe'}-${string}`

/** How a customer may pay; each gateway says which of them it takes. `wallet`: Apple Pay and Google Pay on a page of their own. */
export const paymentMethods = ['card', 'bizum', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** What Stripe is asked for: its card fields offer Apple Pay and Google Pay by themselves. */
export const stripeMethods = ['card', 'bizum'] as const
