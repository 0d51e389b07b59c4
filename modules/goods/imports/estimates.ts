import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { confirmPrice } from '#modules/goods/catalogue/confirm-price.ts'
import { takeEstimate } from './rates.sql.ts'

/** Sells a product at its estimated price from now on. @throws Refused 'imports.no_estimate' */
export async function confirmEstimate(tx: Tx, product: number): Promise<void> {
  await confirmPrice(tx, product, await taken(tx, product))
}

/** Drops an estimate: its product keeps the price it has, or none. @throws Refused 'imports.no_estimate' */
export async function dropEstimate(tx: Tx, product: number): Promise<void> {
  await taken(tx, product)
}

async function taken(tx: Tx, product: number): Promise<number> {
  const [estimate] = await takeEstimate(tx, product)
  if (!estimate) throw new Refused('imports.no_estimate')
  return estimate.price_cents
}
