import type { Db, Part } from '#kernel/db.ts'

/** How many rows wait, no further than `most`, since when, and how much money they are about. */
export async function countWaiting(db: Db, rows: Part, most: number) {
  const [row] = await db<{ found: number; oldest: Date | null; cents: number | null }[]>`
    select count(*)::int as found, min(since) as oldest, sum(cents)::bigint as cents from (${rows} limit ${most + 1}) waiting`
  return row!
}
