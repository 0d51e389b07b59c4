import type { Db } from '#kernel/db.ts'

interface Counting {
  mailbox: Buffer
  now: Date
  hourEnds: Date
  dayEnds: Date
  most: { hour: number; day: number }
}

/** Counts one letter in a single statement, so that parallel ones cannot pass together. @returns false when there were enough. */
export async function countStrangerEmail(db: Db, { mailbox, now, hourEnds, dayEnds, most }: Counting): Promise<boolean> {
  const counted = await db`
    insert into stranger_letters as s (mailbox, in_hour, hour_ends, in_day, day_ends)
    values (${mailbox}, 1, ${hourEnds}, 1, ${dayEnds})
    on conflict (mailbox) do update set
      in_hour = case when s.hour_ends <= ${now} then 1 else s.in_hour + 1 end,
      hour_ends = case when s.hour_ends <= ${now} then excluded.hour_ends else s.hour_ends end,
      in_day = case when s.day_ends <= ${now} then 1 else s.in_day + 1 end,
      day_ends = case when s.day_ends <= ${now} then excluded.day_ends else s.day_ends end
    where (s.hour_ends <= ${now} or s.in_hour < ${most.hour}) and (s.day_ends <= ${now} or s.in_day < ${most.day})
    returning mailbox
  `
  return counted.length === 1
}

export const deleteEndedCounts = (db: Db, now: Date) => db`
  delete from stranger_letters where day_ends <= ${now} and hour_ends <= ${now}
`
