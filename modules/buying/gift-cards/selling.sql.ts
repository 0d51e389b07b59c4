import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'

/** What a shop sells gift cards for and how long they live; no amounts: it only explains them. */
export interface Selling {
  /** In cents, the smallest first. */
  amounts: number[]
  years: number
}

/** @throws NotFound for a shop that is not there. */
export async function sellingOf(db: Db, storefront: string): Promise<Selling> {
  const [row] = await db<Selling[]>`
    select gift_card_amounts as amounts, gift_card_years as years from storefront where code = ${storefront}`
  if (!row) throw new NotFound()
  return row
}
