import type { Tx } from '#kernel/db.ts'
import { confirmPrice } from '#modules/goods/catalogue/confirm-price.ts'
import { takeEstimates } from './rates.sql.ts'

/** Sells products at their estimated prices from now on. @returns of how many there was an estimate */
export async function confirmEstimates(tx: Tx, products: readonly number[]): Promise<number> {
  const taken = await takeEstimates(tx, products)
  for (const { product_id, price_cents } of taken) await confirmPrice(tx, product_id, price_cents)
  return taken.length
}

/** Drops estimates: their products keep the price they have, or none. */
export const dropEstimates = async (tx: Tx, products: readonly number[]): Promise<number> =>
  (await takeEstimates(tx, products)).length
