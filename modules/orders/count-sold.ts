import type { Pool } from '#kernel/db.ts'
import { countSold, uncountedProducts } from './orders.sql.ts'

const productsAtOnce = 100

/** Tells the catalogue what was sold since, for best-sellers and ranking. @returns how many products, so that the caller goes on. */
export async function countSales(db: Pool): Promise<number> {
  const products = await uncountedProducts(db, productsAtOnce)
  for (const { product_id } of products) await countSold(db, product_id)
  return products.length
}
