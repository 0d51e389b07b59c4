import type { Pool } from '#kernel/db.ts'
import type { PricedLine } from './reckon.ts'
import { deleteSigned, lockSigned, type SignedCopies, setSigned } from './signed-copy.sql.ts'

/** What a visitor sees as a line of its own: copies of a product that are signed alike, or not at all (`signed` null). */
export interface LinePart {
  id: number
  quantity: number
  signed: SignedCopies | null
}

/** The lines that a product's copies are to whoever looks at them: those that are not signed, then each dedication. */
export function partsOf({ row }: Pick<PricedLine, 'row'>): LinePart[] {
  const signed = row.signed ?? []
  const plain = row.quantity - signed.reduce((all, copies) => all + copies.quantity, 0)
  return [
    ...(plain > 0 ? [{ id: row.id, quantity: plain, signed: null }] : []),
    ...signed.map((copies) => ({ id: copies.id, quantity: copies.quantity, signed: copies })),
  ]
}

interface Wanted {
  lineId: number
  cartId: string
  owner: string | null
}

/** Sets how many copies are signed alike; `most` caps all copies of their product. @returns undefined where no such copies are in a cart of the owner's */
export const changeSigned = (db: Pool, { lineId, quantity, most, ...cart }: Wanted & { quantity: number; most: number }) =>
  db.begin(async (tx) => {
    const row = await lockSigned(tx, { id: lineId, ...cart })
    if (!row) return undefined
    const wanted = row.of - row.quantity + quantity
    const of = Math.min(most, wanted)
    const signed = Math.max(1, quantity - (wanted - of))
    await setSigned(tx, lineId, { quantity: signed, of })
    return { before: row.of, wanted, quantity: of, holding: row.holding }
  })

/** Takes copies that are signed alike out of a cart. @returns as changeSigned */
export const removeSigned = (db: Pool, { lineId, ...cart }: Wanted) =>
  db.begin(async (tx) => {
    const row = await lockSigned(tx, { id: lineId, ...cart })
    if (row) await deleteSigned(tx, lineId)
    return row
  })
