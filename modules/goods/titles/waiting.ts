import { addDays } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Queue, WaitingFor } from '#modules/people/staff/waiting-contract.ts'
import { titlesLacking } from './find.sql.ts'

/** Older ones are a matter of the worklists. */
const days = 30

/** What waits here for the staff: new titles, and those changed lately, that nobody can find, see or buy. */
export const waiting: readonly Queue[] = (['price', 'picture', 'category'] as const).map((lacks, place) => ({
  name: `titles_without_${lacks}`,
  action: 'title.change',
  homes: { catalogue: 2 + place },
  view: ({ today }: WaitingFor) => ({ screen: 'titles', filters: { lacks, from: addDays(today, -days) } }),
  rows: (db: Db, { today }: WaitingFor) => titlesLacking(db, lacks, addDays(today, -days)),
}))
