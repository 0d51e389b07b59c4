import type { Db, Part } from '#kernel/db.ts'

/** The one number that a figure selects; null where it has nothing to say it of. */
export async function amountOf(db: Db, row: Part): Promise<number | null> {
  const [found] = await db<{ amount: number | null }[]>`select amount::bigint as amount from (${row}) counted`
  return found!.amount === null ? null : Number(found!.amount)
}
