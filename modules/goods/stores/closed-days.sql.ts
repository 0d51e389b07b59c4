import type { YearDay } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'

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

/** Stores that hand over so many orders on a day at most. */
export const pickupsByStore = (db: Db) => db<{ code: string; most: number }[]>`
  select code, pickups_a_day as most from store where pickups_a_day is not null`

export const writePickups = (tx: Tx, storeCode: string, most: number | null) => tx`
  update store set pickups_a_day = ${most} where code = ${storeCode}`
