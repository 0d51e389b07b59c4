import type { Db } from '#kernel/db.ts'

/** Those that are not over: nobody reads the others any more. */
export const activitiesAhead = (db: Db, now: Date) => db`select id::text as record from activity where ends_at > ${now}`

export const activityIsShown = async (db: Db, id: number): Promise<boolean> =>
  (await db`select from activity where id = ${id} and published`).length === 1
