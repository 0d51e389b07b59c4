import type { Db } from '#kernel/db.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { type ShippingOptions, shippingMethods } from './contract.ts'
import { shippingZones } from './shipping.ts'
import { zonesOf } from './zones.ts'

/** How a shop's orders travel. Give it the pool. */
export async function shippingOptions(
  db: Db,
  { storefront, splitFeeCents }: { storefront: string; splitFeeCents: number | null },
): Promise<ShippingOptions> {
  const [every, stores] = await Promise.all([shippingZones(db), allStores(db)])
  const zones = zonesOf(every, storefront).filter((zone) => zone.active)
  const freeFrom = zones[0]?.freeFromCents ?? null
  return {
    methods: shippingMethods.filter((method) => method !== 'pickup_point' || zones.some((zone) => zone.pickupPoints)),
    countries: [...new Set(zones.flatMap((zone) => zone.areas.map((area) => area.country)))].toSorted(),
    free_from: freeFrom === null ? null : freeFrom / 100,
    split_fee: splitFeeCents === null ? null : splitFeeCents / 100,
    stores: stores.filter((store) => store.pickup),
  }
}
