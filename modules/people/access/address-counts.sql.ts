import type { Db } from '#kernel/db.ts'

export interface AddressCount {
  /** A hash of 16 bytes: of whom is not to be read from it. */
  counted: Buffer
  /** When the span ends that is counted in. */
  endsAt: Date
  /** More, since it was shared last. */
  count: number
}

/**
 * Adds what one process counted to what all did, and tells the sums. Rows are taken in one order, so that processes that count the same
 * wait for one another and no longer.
 */
export const shareCounts = (db: Db, counts: readonly AddressCount[]) => db<{ counted: Buffer; ends_at: Date; count: number }[]>`
  insert into address_count (counted, ends_at, count)
  select * from unnest(${counts.map(({ counted }) => counted)}::bytea[], ${counts.map(({ endsAt }) => endsAt)}::timestamptz[],
    ${counts.map(({ count }) => count)}::int[]) as own (counted, ends_at, count) order by counted
  on conflict (counted) do update set
    count = case when address_count.ends_at = excluded.ends_at then address_count.count else 0 end + excluded.count,
    ends_at = excluded.ends_at
  where address_count.ends_at <= excluded.ends_at
  returning counted, ends_at, count`

/** Forgets what was counted in spans that have passed. */
export const forgetCounts = (db: Db, now: Date) => db`delete from address_count where ends_at < ${now}`
