import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

/** Those that are not over. */
export const bundlesNow = (db: Db, now: Date) => db`
  select id::text as record from ticket_bundle where coalesce(last_day >= ${dayOf(now)}, true)`
