import type { Db } from '#kernel/db.ts'

/** Counts a search that found nothing. */
export const countMiss = (db: Db, { words, day, now }: { words: string; day: string; now: Date }) => db`
  insert into search_miss (day, words, last_at) values (${day}, ${words}, ${now})
  on conflict (day, words) do update set asked = search_miss.asked + 1, last_at = greatest(search_miss.last_at, excluded.last_at)`

export const forgetMisses = async (db: Db, before: string): Promise<number> =>
  (await db`delete from search_miss where day < ${before}::date`).count
