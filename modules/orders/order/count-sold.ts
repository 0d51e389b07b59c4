import type { Pool } from '#kernel/db.ts'
import { countUnitsSold } from '#modules/goods/catalogue/sales.ts'
import { takeUncounted, uncountedProducts } from './orders.sql.ts'

const productsAtOnce = 100

/**
 * Tells the catalogue what was sold since, for best-sellers and ranking; one product a transaction, so that nothing waits for two.
 * @returns how many products, so that the caller goes on.
 */
export async function countSales(db: Pool): Promise<number> {
  const products = await uncountedProducts(db, productsAtOnce)
  for (const { product_id } of products)
    await db.begin(async (tx) => countUnitsSold(tx, product_id, await takeUncounted(tx, product_id)))
  return products.length
}
