import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'

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

export const everyPartner = (db: Db) => db<PartnerRow[]>`select * from partner order by position, id limit ${mostListed}`

/** @throws where the name is another's: constraint partner_name_unique. */
export async function insertPartner(db: Db, values: PartnerValues): Promise<PartnerRow> {
  const [row] = await db<PartnerRow[]>`insert into partner ${db(values as never)} returning *`
  return row!
}

export async function updatePartner(db: Db, id: number, values: PartnerValues): Promise<PartnerRow | undefined> {
  const [row] = await db<PartnerRow[]>`update partner set ${db(values as never)} where id = ${id} returning *`
  return row
}
