import type { YearDay } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Zone } from './zones.ts'

export interface Holiday extends YearDay {
  name: string
}

export const holidaysByName = (db: Db) =>
  db<Holiday[]>`select month_day as "monthDay", year, name from holiday order by year nulls first, month_day`

export const blockedDays = (db: Db) => db<(YearDay & { storeCode: string })[]>`
  select store_code as "storeCode", month_day as "monthDay", year from store_blocked_day order by store_code, year nulls first, month_day`

/** The holidays become these. */
export async function writeHolidays(tx: Tx, holidays: readonly Holiday[]): Promise<void> {
  await tx`delete from holiday`
  if (holidays.length > 0)
    await tx`insert into holiday ${tx(holidays.map(({ monthDay, year, name }) => ({ month_day: monthDay, year, name })))}`
}

/** The store's blocked days become these. */
export async function writeBlockedDays(tx: Tx, storeCode: string, days: readonly YearDay[]): Promise<void> {
  await tx`delete from store_blocked_day where store_code = ${storeCode}`
  if (days.length > 0)
    await tx`insert into store_blocked_day ${tx(
      days.map(({ monthDay, year }) => ({ store_code: storeCode, month_day: monthDay, year })),
    )}`
}

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

/** A counter as its carrier describes it now, known by the carrier's own name of it. */
export const keepPoint = (db: Db, point: PointToKeep) => db<{ id: number }[]>`
  insert into pickup_point ${db({ ...point })}
  on conflict (carrier, code) do update set name = excluded.name, address = excluded.address, postcode = excluded.postcode,
    city = excluded.city, region = excluded.region, country = excluded.country, opening = excluded.opening, active = excluded.active
  returning id
`
