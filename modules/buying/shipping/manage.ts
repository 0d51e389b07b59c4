import type { YearDay } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { blockedDays, type Holiday, holidaysByName, writeBlockedDays, writeHolidays } from '#modules/goods/stores/closed-days.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { keepPoint, type PointToKeep, writeZone } from './manage.sql.ts'
import { zoneRows } from './shipping.sql.ts'
import type { Zone } from './zones.ts'

export type { PointToKeep } from './manage.sql.ts'

/** Everything that decides on days and prices, as staff may change it. Visitors see a change within seconds. */
export interface ShippingRows {
  holidays: Holiday[]
  blocked: (YearDay & { storeCode: string })[]
  zones: Zone[]
}

export async function shippingRows(db: Db): Promise<ShippingRows> {
  const [holidays, blocked, zones] = await Promise.all([holidaysByName(db), blockedDays(db), zoneRows(db)])
  return { holidays, blocked, zones }
}

/** Replaces the days on which neither the warehouse nor carriers work. */
export const setHolidays = (tx: Tx, holidays: readonly Holiday[]): Promise<void> => writeHolidays(tx, holidays)

/** Replaces a store's blocked days (P-10, P-11). @throws NotFound */
export async function setBlockedDays(tx: Tx, storeCode: string, days: readonly YearDay[]): Promise<void> {
  await storeByCode(tx, storeCode)
  await writeBlockedDays(tx, storeCode, days)
}

/** Replaces what a zone promises and costs (P-14). @throws NotFound 'staff.zone_unknown' */
export async function setZone(tx: Tx, zone: Omit<Zone, 'areas' | 'onlyShop'>): Promise<void> {
  if (!(await writeZone(tx, zone))) throw new NotFound('staff.zone_unknown')
}

/** Keeps a carrier's counter, or brings a known one up to date. @returns its number. */
export async function setPickupPoint(tx: Tx, point: PointToKeep): Promise<number> {
  const [row] = await keepPoint(tx, point)
  return row!.id
}
