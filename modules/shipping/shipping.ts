import type { Db } from '#kernel/db.ts'
import { zoneRows } from './shipping.sql.ts'
import type { Zone } from './zones.ts'

const keptFor = 10_000
const kept = new WeakMap<object, { zones: Promise<Zone[]>; until: number }>()

/** The zones with their rates: a dozen rows that every cart needs, so a process keeps them for ten seconds. Give it the pool. */
export function shippingZones(db: Db, now = Date.now()): Promise<Zone[]> {
  const known = kept.get(db)
  if (known && known.until > now) return known.zones
  const zones = Promise.resolve(zoneRows(db))
  kept.set(db, { zones, until: now + keptFor })
  zones.catch(() => kept.delete(db))
  return zones
}
