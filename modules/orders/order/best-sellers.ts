import type { Pool } from '#kernel/db.ts'
import { putBestSellers } from '#modules/goods/catalogue/best-sellers.ts'
import { bestSellers, claimCount } from './best-sellers.sql.ts'

const day = 86_400_000
/** What sold in these weeks is what sells. */
const weeks = 8
const countedAgainAfter = day / 4
/** A best seller is among the first hundred books, or objects, of a shop, and never beyond the twentieth part of them. */
const most = 100
const share = 0.05

/** Counts what sold best in the last weeks, where that was not done for hours; what was sold before stands behind it (C-43, C-51). */
export async function countBestSellers(db: Pool, now: Date): Promise<boolean> {
  return db.begin(async (tx) => {
    if (!(await claimCount(tx, now, new Date(now.getTime() - countedAgainAfter)))) return false
    await putBestSellers(tx, await bestSellers(tx, { since: new Date(now.getTime() - weeks * 7 * day), most, share }))
    return true
  })
}
