import { connect } from '#database/connect.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { tellProcesses } from '#modules/people/staff/acts.sql.ts'

/** A book that is on sale. */
export async function anyBook(db: Db): Promise<{ id: number }> {
  const [book] = await db<{ id: number }[]>`
    select id from product where active and storefront_code = 'T013' and kind = 'book' and price_cents > 0
    order by md5(id::text) limit 1`
  return book!
}

/** As a colleague's act does: the processes of the shop are told once it is kept. */
export const setPrice = (db: Pool, id: number, cents: number) =>
  db.begin(async (tx) => {
    await tx`update product set price_cents = ${cents} where id = ${id}`
    await tellProcesses(tx)
  })

/** Whether a database answers at `url`, a pooler before it or not. */
export async function answers(url: string): Promise<boolean> {
  const sql = connect(url, { max: 1, prepared: 0 })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}
