import type { Db } from '#kernel/db.ts'

export interface NewTillPoints {
  customer_id: string
  store_code: string | null
  receipt: string
  objects_cents: number
  books_cents: number
  earned: number
  spent: number
  staff_id: number
}

/** @returns its number; null where that receipt of that store was noted before. */
export async function insertTillPoints(db: Db, row: NewTillPoints): Promise<number | null> {
  const [added] = await db<{ id: number }[]>`
    insert into till_points ${db(row)} on conflict on constraint till_points_receipt do nothing returning id`
  return added?.id ?? null
}
