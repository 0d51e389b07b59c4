import type { Tx } from '#kernel/db.ts'
import { writeConvertedPrice } from './confirm-price.sql.ts'

/** Sells a product from now on at a price that was worked out from another currency and that somebody vouches for. */
export async function confirmPrice(tx: Tx, product: number, cents: number): Promise<void> {
  await writeConvertedPrice(tx, product, cents)
}
