import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { saidIn, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindExclusions } from './staff-contract.ts'

export interface ZoneRow {
  key: string
  name: Localized
  position: number
}
export interface ExclusionRow {
  id: number
  kind: 'products' | 'dates'
  name: Localized
  text: Localized
  first_day: Day | null
  last_day: Day | null
  product_ids: number[]
  category_id: number | null
  publisher_id: number | null
  position: number
  active: boolean
}
export type ExclusionValues = Omit<ExclusionRow, 'id'>

export const zoneRows = (db: Db) => db<ZoneRow[]>`select * from promotion_zone order by position, key`

/** A zone as it is from now on, made where there was none. */
export async function writeZone(db: Db, zone: ZoneRow): Promise<ZoneRow> {
  const [row] = await db<ZoneRow[]>`
    insert into promotion_zone ${db(zone)}
    on conflict (key) do update set name = excluded.name, position = excluded.position returning *`
  return row!
}

/** What is shown: products, and days that are not over. */
export const exclusionsOn = (db: Db, day: Day) => db<ExclusionRow[]>`
  select * from promotion_exclusion where active and coalesce(last_day >= ${day}, true)
  order by kind desc, first_day, position, id limit 200`

const foundIn = (db: Db, { q, active, kind }: FindExclusions) => db`
  from promotion_exclusion e where true
    ${worded(db, db`list_words(${saidIn(db, db`e.name`)})`, q)}
    ${active === undefined ? db`` : db`and e.active = ${active}`} ${kind === undefined ? db`` : db`and e.kind = ${kind}`}`
export const matchingExclusions = (db: Db, query: FindExclusions) => db`select e.id ${foundIn(db, query)}`
export const exclusionSorts = (db: Db) => ({ position: { by: db`e.position`, kind: 'number' } }) as const
export const listedExclusions = (db: Db, query: FindExclusions, walk: Walk) => db<(ExclusionRow & Walked)[]>`
  select e.id, e.kind, e.name, e.text, e.first_day, e.last_day, e.product_ids, e.category_id, e.publisher_id, e.position, e.active, ${walk.key}
  ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function exclusionRow(db: Db, id: number): Promise<ExclusionRow | undefined> {
  const [row] = await db<ExclusionRow[]>`select * from promotion_exclusion where id = ${id}`
  return row
}

/** The product of each of some codes, an EAN or the shop's own; null where there is none. */
export const productsByCode = (db: Db, codes: readonly string[]) => db<{ code: string; id: number | null }[]>`
  select distinct on (wanted.code) wanted.code, p.id from unnest(${[...codes]}::text[]) as wanted (code)
  left join product p on p.ean = wanted.code or p.sku = wanted.code order by wanted.code, p.id`

/** The codes of some products. */
export const codesOf = (db: Db, productIds: readonly number[]) => db<{ id: number; code: string }[]>`
  select id, coalesce(nullif(ean, ''), sku) as code from product where id = any (${[...productIds]}::bigint[])`

export async function insertExclusion(db: Db, values: ExclusionValues): Promise<ExclusionRow> {
  const [row] = await db<ExclusionRow[]>`insert into promotion_exclusion ${db(values)} returning *`
  return row!
}

export async function updateExclusion(db: Db, id: number, values: ExclusionValues): Promise<ExclusionRow | undefined> {
  const [row] = await db<ExclusionRow[]>`update promotion_exclusion set ${db(values)} where id = ${id} returning *`
  return row
}
