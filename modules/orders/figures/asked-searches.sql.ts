import type { Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Period } from './period.ts'
import type { FindAsked } from './staff-contract.ts'

interface Asked {
  query: FindAsked
  period: Period
}

interface Row extends Walked {
  key: string
  words: string
  language: Language
  asked: number
  opened: number
  results: number
  last_at: Date
}

const foundIn = (db: Reader, { query, period }: Asked) => db`
  from (
    select a.language || ' ' || a.words as key, a.words, a.language, sum(a.asked)::int as asked, sum(a.opened)::int as opened,
      (array_agg(a.results order by a.last_at desc))[1] as results, max(a.last_at) as last_at
    from search_asked a where a.day between ${period.from}::date and ${period.to}::date
      ${query.language ? db`and a.language = ${query.language}` : db``}
    group by a.language, a.words
  ) s where true ${worded(db, db`list_words(s.words)`, query.q)}`

export const matchingAsked = (db: Reader, asked: Asked) => db`select s.key ${foundIn(db, asked)}`
export const askedSorts = (db: Reader) =>
  ({
    asked: { by: db`s.asked`, kind: 'number' },
    results: { by: db`s.results`, kind: 'number' },
    opened: { by: db`s.opened`, kind: 'number' },
    last_at: { by: db`s.last_at`, kind: 'instant' },
  }) as const
export const askedRows = (db: Reader, asked: Asked, walk: Walk) => db<Row[]>`
  select s.*, ${walk.key} ${foundIn(db, asked)} ${walk.after} ${walk.order}`
