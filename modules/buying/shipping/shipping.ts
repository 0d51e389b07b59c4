import type { Db } from '#kernel/db.ts'
import type { ShopCalendar } from './plans.ts'
import { holidayRows, pickupStoreRows, zoneRows } from './shipping.sql.ts'
import type { Zone } from './zones.ts'

const ttlMs = 10_000

/** Keeps what few rows say and every cart needs, for ten seconds a process. */
function keeping<Value>(read: (db: Db) => Promise<Value>): (db: Db, now?: number) => Promise<Value> {
  const kept = new WeakMap<object, { value: Promise<Value>; until: number }>()
  return (db, now = Date.now()) => {
    const known = kept.get(db)
    if (known && known.until > now) return known.value
    const value = read(db)
    kept.set(db, { value, until: now + ttlMs })
    value.catch(() => kept.delete(db))
    return value
  }
}

/** The zones with their rates, a dozen rows. Give it the pool. */
export const shippingZones: (db: Db, now?: number) => Promise<Zone[]> = keeping((db) => Promise.resolve(zoneRows(db)))

/** Holidays, and the stores with their hours and blocked days, as they stand now: for who hands over at a counter. */
export async function calendarNow(db: Db): Promise<ShopCalendar> {
  const [holidays, stores] = await Promise.all([holidayRows(db), pickupStoreRows(db)])
  return { holidays, stores }
}

/** The same as it was a few seconds ago, for everything else. Give it the pool. */
export const shopCalendar: (db: Db, now?: number) => Promise<ShopCalendar> = keeping(calendarNow)
