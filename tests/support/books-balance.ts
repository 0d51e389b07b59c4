import { expect } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { reconcile } from '#modules/orders/reconcile/reconcile.ts'

/** Money, stock, points, coupons, invoices and letters of the whole database agree. Call it at the end of what moves any of them. */
export async function expectBooksBalance(sql: Pool): Promise<void> {
  const differing = (await reconcile(sql)).filter(({ count }) => count > 0)
  expect(differing.map(({ name, first }) => ({ [name]: first.map(({ subject, problem }) => `${subject}: ${problem}`) }))).toEqual(
    [],
  )
}
