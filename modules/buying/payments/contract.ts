export const gatewayNames = ['sandbox', 'redsys', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]
/** A gateway of an account of its own, into which another shop is paid: `redsys-gaudi`. */
export type AccountGateway = `${'redsys' | 'stripe'}-${string}`

/** How a customer may pay; each gateway says which of them it takes. */
export const paymentMethods = ['card', 'bizum'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
