import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'

/** An activity at which copies are signed, as carts and orders are told of it. */
export interface SigningRow {
  id: number
  titles: Localized
  /** Its first day in Madrid, and its last: nothing signed leaves before that is over. */
  on: Day
  over: Day
  cancelled: boolean
}

/** Whether signed copies of a product can be ordered at a signing `g` now, for a statement. */
export const takesOrdersFor = (db: Db, product: Part) => db`
  (g.takes_orders and exists (select from signing_book b where b.signing_id = g.id and b.product_id = ${product}))`

/** The signing whose number is `id` as `g`, for a statement. */
export const signingAs = (db: Db, id: Part) => db`signing g on g.id = ${id}`

export const signingRows = (db: Db, ids: readonly number[]) => db<SigningRow[]>`
  select id, titles, first_day as "on", last_day as over, cancelled from signing where id = any(${ids as number[]}::bigint[])`

/** Whether copies of a product are signed to order at an activity of a shop, now. */
export async function isSigned(db: Db, storefront: string, signing: number, product: number): Promise<boolean> {
  const rows = await db`
    select from signing g where g.id = ${signing} and g.storefront_code = ${storefront} and ${takesOrdersFor(db, db`${product}`)}`
  return rows.length === 1
}
