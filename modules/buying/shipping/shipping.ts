import type { Db } from '#kernel/db.ts'
import { recent } from '#kernel/recent.ts'
import type { ShopCalendar } from './plans.ts'
import { holidayRows, pickupStoreRows, zoneRows } from './shipping.sql.ts'
import type { Zone } from './zones.ts'

/** The zones with their rates, a dozen rows, as they were some seconds ago at most. Give it the pool. */
export const shippingZones = (db: Db, now?: number): Promise<Zone[]> => recent(db, zoneRows, () => zoneRows(db), now)

/** Holidays, and the stores with their hours and blocked days, as they stand now: for who hands over at a counter. */
export async function calendarNow(db: Db): Promise<ShopCalendar> {
  const [holidays, stores] = await Promise.all([holidayRows(db), pickupStoreRows(db)])
  return { holidays, stores }
}

/** The same as it was a few seconds ago, for everything else. Give it the pool. */
export const shopCalendar = (db: Db, now?: number): Promise<ShopCalendar> => recent(db, calendarNow, () => calendarNow(db), now)
