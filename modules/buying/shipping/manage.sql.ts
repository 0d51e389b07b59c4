import type { Db, Tx } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindPickupPoints } from './staff-contract.ts'
import type { Zone } from './zones.ts'

/** What a zone promises and costs from now on; its areas stay. Nothing comes back for an unknown zone. */
export async function writeZone(
  tx: Tx,
  { code, active, freeFromCents, daysFrom, daysTo, pickupPoints, rates }: Omit<Zone, 'areas'>,
): Promise<{ code: string } | undefined> {
  const [zone] = await tx<{ code: string }[]>`
    update shipping_zone set active = ${active}, free_from_cents = ${freeFromCents}, days_from = ${daysFrom}, days_to = ${daysTo},
      pickup_points = ${pickupPoints}
    where code = ${code} returning code`
  if (!zone) return undefined
  await tx`delete from shipping_rate where zone_code = ${code}`
  await tx`insert into shipping_rate ${tx(
    rates.map(({ upToGrams, priceCents }) => ({ zone_code: code, up_to_grams: upToGrams, price_cents: priceCents })),
  )}`
  return zone
}

export interface PointToKeep {
  carrier: string
  code: string
  name: string
  address: string
  postcode: string
  city: string
  region: string
  country: string
  opening: string
  active: boolean
}

export async function pointRow(db: Db, carrier: string, code: string): Promise<PointToKeep | undefined> {
  const [row] = await db<PointToKeep[]>`
    select carrier, code, name, address, postcode, city, region, country, opening, active from pickup_point
    where carrier = ${carrier} and code = ${code}`
  return row
}

/** A counter as its carrier describes it now, known by the carrier's own name of it. */
export const keepPoint = (db: Db, point: PointToKeep) => db<{ id: number }[]>`
  insert into pickup_point ${db({ ...point })}
  on conflict (carrier, code) do update set name = excluded.name, address = excluded.address, postcode = excluded.postcode,
    city = excluded.city, region = excluded.region, country = excluded.country, opening = excluded.opening, active = excluded.active
  returning id
`

const pointsIn = (db: Db, { q, carrier, active }: FindPickupPoints) => db`
  from pickup_point p where true ${worded(db, db`list_words(p.name || ' ' || p.city || ' ' || p.postcode || ' ' || p.code)`, q)}
    ${carrier === undefined ? db`` : db`and p.carrier = ${carrier}`} ${active === undefined ? db`` : db`and p.active = ${active}`}`
export const matchingPoints = (db: Db, query: FindPickupPoints) => db`select p.id ${pointsIn(db, query)}`
export const pointSorts = (db: Db) =>
  ({ name: { by: db`search_fold(p.name)`, kind: 'text' }, postcode: { by: db`p.postcode`, kind: 'text' } }) as const
export const listedPoints = (db: Db, query: FindPickupPoints, walk: Walk) => db<(PointToKeep & Walked)[]>`
  select p.carrier, p.code, p.name, p.address, p.postcode, p.city, p.region, p.country, p.opening, p.active, ${walk.key}
  ${pointsIn(db, query)} ${walk.after} ${walk.order}`
