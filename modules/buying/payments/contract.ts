export const gatewayNames = ['sandbox', 'redsys', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]

/** How a customer may pay; each gateway says which of them it takes. */
export const paymentMethods = ['card', 'bizum'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
