import type { DocumentKind, MovementKind } from './contract.ts'

/** Said with each statement that changes stock; the database writes the movements from it. */
export interface Cause {
  kind: MovementKind
  reason?: string
  document?: { kind: DocumentKind; name: string }
}

/** Copies only change hands between a store and a cart's hold or an order; the order has a movement of its own. */
export const held = 'held'
