import type { Part, Reader } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Period } from './period.ts'
import type { Whose } from './sales.sql.ts'
import type { FindPromises, PromiseKey } from './staff-contract.ts'

const keys = (db: Reader): Record<PromiseKey, Part> => ({
  month: db`to_char(s.day, 'YYYY-MM')`,
  store: db`coalesce(s.store_code, '')`,
  carrier: db`s.carrier`,
  availability: db`s.availability_code`,
  kind: db`s.kind`,
})

interface Asked {
  query: FindPromises
  whose: Whose
  period: Period
}

const foundIn = (db: Reader, { query, whose: { shop, store, onlyStore }, period }: Asked) => db`
  from (
    select ${keys(db)[query.by]} as key, sum(s.kept)::int as kept, sum(s.late)::int as late, sum(s.untold)::int as untold,
      sum(s.late_came)::int as late_came, sum(s.late_days)::int as late_days
    from promise_day s where s.day between ${period.from}::date and ${period.to}::date
      ${shop === undefined ? db`` : db`and s.storefront_code = ${shop}`} ${store === undefined ? db`` : db`and s.store_code = ${store}`}
      ${onlyStore === null ? db`` : db`and s.store_code = ${onlyStore}`} ${query.kind === undefined ? db`` : db`and s.kind = ${query.kind}`}
      ${query.by === 'carrier' ? db`and s.kind = 'shipment'` : db``}
    group by 1
  ) s where true ${worded(db, db`list_words(s.key)`, query.q)}`

export const matchingPromises = (db: Reader, asked: Asked) => db`select s.key ${foundIn(db, asked)}`
export const promiseSorts = (db: Reader) =>
  ({
    key: { by: db`s.key`, kind: 'text' },
    kept: { by: db`s.kept`, kind: 'number' },
    late: { by: db`s.late`, kind: 'number' },
  }) as const

export interface Promises {
  key: string
  kept: number
  late: number
  untold: number
  late_came: number
  late_days: number
}

export const promiseRows = (db: Reader, asked: Asked, walk: Walk) => db<(Promises & Walked)[]>`
  select s.key, s.kept, s.late, s.untold, s.late_came, s.late_days, ${walk.key} ${foundIn(db, asked)} ${walk.after} ${walk.order}`

/** Fewer say nothing. */
const enough = 100

/** How often in the last twelve months a promise was kept for titles that stood in the shop as this one does, as JSON; null of too few. */
export const keptAsJson = (db: Reader, storefront: Part, availability: Part) => db`
  (select json_build_object('percent', round(100.0 * k.kept / k.known)::int, 'times', k.known)
    from promise_kept k where k.storefront_code = ${storefront} and k.availability_code = ${availability} and k.known >= ${enough})`
