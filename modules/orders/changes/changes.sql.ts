import type { Db } from '#kernel/db.ts'

export async function insertChange(
  db: Db,
  change: { order_id: number; staff_id: number | null; reason: string; at: Date },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into order_change ${db(change)} returning id`
  return row!.id
}

/** What a change came to: what it made the order cost more, and what had been charged for that which it took off. */
export const setSums = (db: Db, id: number, { added, removed }: { added: number; removed: number }) =>
  db`update order_change set added_cents = ${added}, removed_cents = ${removed} where id = ${id}`
