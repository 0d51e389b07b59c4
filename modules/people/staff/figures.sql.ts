import type { Db, Part } from '#kernel/db.ts'

/** The one number that a figure selects. */
export async function amountOf(db: Db, row: Part): Promise<number> {
  const [found] = await db<{ amount: number }[]>`select coalesce(amount, 0)::bigint as amount from (${row}) counted`
  return Number(found!.amount)
}
