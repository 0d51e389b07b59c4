import type { Db, Tx } from '#kernel/db.ts'
import { addUnitsSold, capsRow, updateCaps } from './sales.sql.ts'

/** Sets how many copies of a product may be promised before they exist; null: any number. @returns whether the product is known. */
export const setCaps = async (
  tx: Tx,
  productId: number,
  caps: { presale: number | null; backorder: number | null },
): Promise<boolean> => (await updateCaps(tx, productId, caps)).length > 0

/** How many copies of a product may be promised before they exist; null where there is no such product. */
export const capsOf = async (db: Db, productId: number) => (await capsRow(db, productId)) ?? null

/** Adds copies to those sold of a product, which best-sellers and ranking read. */
export async function countUnitsSold(tx: Tx, productId: number, copies: number): Promise<void> {
  await addUnitsSold(tx, productId, copies)
}
