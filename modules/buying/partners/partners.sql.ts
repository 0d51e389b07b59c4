import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindPartners } from './staff-contract.ts'

export interface PartnerRow {
  id: number
  name: string
  kind: Localized
  text: Localized
  province: string
  province_slug: string
  city: string
  address: string
  latitude: number | null
  longitude: number | null
  website: string | null
  theme: string
  position: number
  active: boolean
}
export type PartnerValues = Omit<PartnerRow, 'id'>

const mostListed = 500

/** Partners that are shown, of every province or of one. */
export const partnerRows = (db: Db, province?: string) => db<PartnerRow[]>`
  select * from partner where active ${province === undefined ? db`` : db`and province_slug = ${province}`}
  order by province, position, id limit ${mostListed}`

export const provinceRows = (db: Db) => db<{ slug: string; name: string; count: number }[]>`
  select province_slug as slug, min(province) as name, count(*)::int as count from partner where active
  group by province_slug order by name`

export async function partnerRow(db: Db, id: number): Promise<PartnerRow | undefined> {
  const [row] = await db<PartnerRow[]>`select * from partner where id = ${id} and active`
  return row
}

export const anyPartner = async (db: Db): Promise<boolean> => (await db`select from partner limit 1`).length > 0

/** One as staff keep it, shown or not. */
export async function keptPartnerRow(db: Db, id: number): Promise<PartnerRow | undefined> {
  const [row] = await db<PartnerRow[]>`select * from partner where id = ${id}`
  return row
}

const foundIn = (db: Db, { q, active, province }: FindPartners) => db`
  from partner p where true ${worded(db, db`list_words(p.name || ' ' || p.city || ' ' || p.province)`, q)}
    ${active === undefined ? db`` : db`and p.active = ${active}`}
    ${province === undefined ? db`` : db`and (p.province_slug = lower(${province}) or search_fold(p.province) = search_fold(${province}))`}`
export const matchingPartners = (db: Db, query: FindPartners) => db`select p.id ${foundIn(db, query)}`
export const partnerSorts = (db: Db) =>
  ({ name: { by: db`search_fold(p.name)`, kind: 'text' }, position: { by: db`p.position`, kind: 'number' } }) as const

export const listedPartners = (db: Db, query: FindPartners, walk: Walk) => db<(PartnerRow & Walked)[]>`
  select p.id, p.name, p.kind, p.text, p.province, p.province_slug, p.city, p.address, p.latitude, p.longitude, p.website, p.theme, p.position,
    p.active, ${walk.key}
  ${foundIn(db, query)} ${walk.after} ${walk.order}`

/** @throws where the name is another's: constraint partner_name_unique. */
export async function insertPartner(db: Db, values: PartnerValues): Promise<PartnerRow> {
  const [row] = await db<PartnerRow[]>`insert into partner ${db(values)} returning *`
  return row!
}

export async function updatePartner(db: Db, id: number, values: PartnerValues): Promise<PartnerRow | undefined> {
  const [row] = await db<PartnerRow[]>`update partner set ${db(values)} where id = ${id} returning *`
  return row
}
