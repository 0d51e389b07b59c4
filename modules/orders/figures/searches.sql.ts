import type { Reader } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Period } from './period.ts'
import type { FindSearches } from './staff-contract.ts'

interface Asked {
  query: FindSearches
  period: Period
}

const foundIn = (db: Reader, { query, period }: Asked) => db`
  from (
    select m.words, sum(m.asked)::int as asked, max(m.last_at) as last_at from search_miss m
    where m.day between ${period.from}::date and ${period.to}::date group by m.words
  ) s where true ${worded(db, db`list_words(s.words)`, query.q)}`

export const matchingSearches = (db: Reader, asked: Asked) => db`select s.words ${foundIn(db, asked)}`
export const searchSorts = (db: Reader) =>
  ({ asked: { by: db`s.asked`, kind: 'number' }, last_at: { by: db`s.last_at`, kind: 'instant' } }) as const
export const searchRows = (db: Reader, asked: Asked, walk: Walk) => db<
  ({ words: string; asked: number; last_at: Date } & Walked)[]
>`
  select s.words, s.asked, s.last_at, ${walk.key} ${foundIn(db, asked)} ${walk.after} ${walk.order}`
