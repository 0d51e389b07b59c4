import type { YearDay } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import {
  blockedDays,
  type Holiday,
  holidaysByName,
  pickupsByStore,
  writeBlockedDays,
  writeHolidays,
  writePickups,
} from '#modules/goods/stores/closed-days.ts'
import { allStores, storeByCode } from '#modules/goods/stores/stores.ts'
import { keepPoint, type PointToKeep, pointRow, writeZone } from './manage.sql.ts'
import { zoneRows } from './shipping.sql.ts'
import type { Zone } from './zones.ts'

export type { PointToKeep } from './manage.sql.ts'

/** Everything that decides on days and prices, as staff may change it. Visitors see a change within seconds. */
export interface ShippingRows {
  holidays: Holiday[]
  blocked: (YearDay & { storeCode: string })[]
  zones: Zone[]
  /** Orders that a store hands over on a day; those that say none hand over as many as come. */
  pickups: ReadonlyMap<string, number>
  /** Every store, closed on some days or none. */
  stores: string[]
}

export async function shippingRows(db: Db): Promise<ShippingRows> {
  const [holidays, blocked, zones, stores, pickups] = await Promise.all([
    holidaysByName(db),
    blockedDays(db),
    zoneRows(db),
    allStores(db),
    pickupsByStore(db),
  ])
  return {
    holidays,
    blocked,
    zones,
    pickups: new Map(pickups.map(({ code, most }) => [code, most])),
    stores: stores.map(({ code }) => code),
  }
}

/** Replaces the days on which neither the warehouse nor carriers work. */
export const setHolidays = (tx: Tx, holidays: readonly Holiday[]): Promise<void> => writeHolidays(tx, holidays)

/** Replaces a store's blocked days (P-10, P-11). @throws NotFound */
export async function setBlockedDays(tx: Tx, storeCode: string, days: readonly YearDay[]): Promise<void> {
  await storeByCode(tx, storeCode)
  await writeBlockedDays(tx, storeCode, days)
}

/** Says how many orders a store hands over on a day; null: as many as come. @throws NotFound */
export async function setPickups(tx: Tx, storeCode: string, most: number | null): Promise<void> {
  await storeByCode(tx, storeCode)
  await writePickups(tx, storeCode, most)
}

/** Replaces what a zone promises and costs (P-14). @throws NotFound 'staff.zone_unknown' */
export async function setZone(tx: Tx, zone: Omit<Zone, 'areas' | 'onlyShop'>): Promise<void> {
  if (!(await writeZone(tx, zone))) throw new NotFound('staff.zone_unknown')
}

/** Keeps a carrier's counter, or brings a known one up to date. */
export async function setPickupPoint(tx: Tx, point: PointToKeep): Promise<void> {
  await keepPoint(tx, point)
}

/** A carrier's counter as it is kept; null where there is none of that name. */
export const pickupPoint = async (db: Db, carrier: string, code: string): Promise<PointToKeep | null> =>
  (await pointRow(db, carrier, code)) ?? null
