import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { ComingKind, FindComing } from './coming-contract.ts'
import { type Walk, type Walked, worded } from './list.ts'

/** What several domains say, as one list. */
const together = (db: Db, parts: readonly { kind: ComingKind; rows: Part }[]): Part =>
  parts.reduce(
    (all, { kind, rows }) => db`${all} union all
      select ${kind}::text as kind, r.day, r.at, r.begins, left(r.name, 200) as name, r.more, r.opens from (${rows}) r`,
    db`select null::text as kind, null::date as day, null::timestamptz as at, null::boolean as begins, null::text as name, null::int as more,
      null::text as opens where false`,
  )

interface Asked {
  query: FindComing
  parts: readonly { kind: ComingKind; rows: Part }[]
}

/** Within a day in the order of the clock; then by what it is. */
const idOf = (db: Db) => db`(coalesce(c.at::text, '') || ' ' || c.kind || ' ' || c.opens || ' ' || c.begins)`

const foundIn = (db: Db, { query, parts }: Asked) => db`
  from (${together(db, parts)}) c where true ${worded(db, db`list_words(c.name)`, query.q)}
    ${query.begins === undefined ? db`` : db`and c.begins = ${query.begins}`}`

export const matchingComing = (db: Db, asked: Asked) => db`select c.day ${foundIn(db, asked)}`
export const comingSorts = (db: Db) => ({ day: { by: db`c.day`, kind: 'day' } }) as const
export const comingId = (db: Db) => ({ id: idOf(db), as: 'text' }) as const

export const comingRows = (db: Db, asked: Asked, walk: Walk) =>
  db<({ kind: ComingKind; day: Day; at: Date | null; begins: boolean; name: string; more: number; opens: string } & Walked)[]>`
    select c.kind, c.day, c.at, c.begins, c.name, c.more, c.opens, ${walk.key} ${foundIn(db, asked)} ${walk.after} ${walk.order}`
