import { z } from 'zod'

/** A store by its code, such as T013. */
export const StoreCode = z.string().trim().min(1).max(10)

/** How booksellers of a store name one of their shelves. */
export const Shelf = z.string().trim().max(20)

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
  'till_sale',
  'till_return',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** What staff may say of a number that they set themselves; everything else has a document. */
export const kindsByHand = ['correction', 'count', 'receipt', 'damage', 'theft', 'sample'] as const satisfies MovementKind[]

/** What led to a movement, by the name under which people find it: an order's number, the id of the others. */
export const documentKinds = [
  'order',
  'return',
  'claim',
  'transfer',
  'count',
  'delivery',
  'import',
  'reservation',
  'till',
] as const
export type DocumentKind = (typeof documentKinds)[number]
