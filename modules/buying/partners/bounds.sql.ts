import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'

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
  position: number
  active: boolean
}
export type ExclusionValues = Omit<ExclusionRow, 'id'>

export const zoneRows = (db: Db) => db<ZoneRow[]>`select * from promotion_zone order by position, key`

/** A zone as it is from now on, made where there was none. */
export async function writeZone(db: Db, zone: ZoneRow): Promise<ZoneRow> {
  const [row] = await db<ZoneRow[]>`
    insert into promotion_zone ${db(zone as never)}
    on conflict (key) do update set name = excluded.name, position = excluded.position returning *`
  return row!
}

/** What is shown: products, and days that are not over. */
export const exclusionsOn = (db: Db, day: Day) => db<ExclusionRow[]>`
  select * from promotion_exclusion where active and coalesce(last_day >= ${day}, true)
  order by kind desc, first_day, position, id limit 200`

export const everyExclusion = (db: Db) => db<ExclusionRow[]>`
  select * from promotion_exclusion order by position, id limit 500`

export async function insertExclusion(db: Db, values: ExclusionValues): Promise<ExclusionRow> {
  const [row] = await db<ExclusionRow[]>`insert into promotion_exclusion ${db(values as never)} returning *`
  return row!
}

export async function updateExclusion(db: Db, id: number, values: ExclusionValues): Promise<ExclusionRow | undefined> {
  const [row] = await db<ExclusionRow[]>`update promotion_exclusion set ${db(values as never)} where id = ${id} returning *`
  return row
}
