/** Why a store's copies change. */
export const movementKinds = [
  'opening',
  'import',
  'sale',
  'cancellation',
  'return',
  'sent_again',
  'receipt',
  'transfer_out',
  'transfer_in',
  'count',
  'damage',
  'theft',
  'sample',
  'correction',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** What staff may say of a number that they set themselves; everything else has a document. */
export const kindsByHand = ['correction', 'count', 'receipt', 'damage', 'theft', 'sample'] as const satisfies MovementKind[]

/** What led to a movement, by the name under which people find it: an order's number, the id of the others. */
export const documentKinds = ['order', 'return', 'claim', 'transfer', 'count', 'delivery', 'import'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Said with each statement that changes stock; the database writes the movements from it. */
export interface Cause {
  kind: MovementKind
  reason?: string
  document?: { kind: DocumentKind; name: string }
}

/** Copies only change hands between a store and a cart's hold or an order; the order has a movement of its own. */
export const held = 'held'
