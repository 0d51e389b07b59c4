export const actorKinds = ['customer', 'gateway', 'shop', 'staff'] as const

/** Who does something to an order; kept in its history. `id` is the customer's, the staff member's or the gateway's own. */
export interface Actor {
  kind: (typeof actorKinds)[number]
  id: string
}

/** The shop's own clockwork. */
export const theShop: Actor = { kind: 'shop', id: '' }
