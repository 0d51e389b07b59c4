import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { allStores } from '#modules/stores/stores.ts'
import { ShippingOptions, shippingMethods } from './contract.ts'
import { shippingZones } from './shipping.ts'

/** How orders travel (I-27): methods, countries, stores that hand over. */
export const shippingRoutes =
  ({ db, splitFeeCents }: { db: Pool; splitFeeCents: number | null }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/shipping/options/', { schema: { tags: ['shipping'], response: { 200: ShippingOptions } } }, async () => {
      const [every, stores] = await Promise.all([shippingZones(db), allStores(db)])
      const zones = every.filter((zone) => zone.active)
      const freeFrom = zones[0]?.freeFromCents ?? null
      return {
        methods: shippingMethods.filter((method) => method !== 'pickup_point' || zones.some((zone) => zone.pickupPoints)),
        countries: [...new Set(zones.flatMap((zone) => zone.areas.map((area) => area.country)))].toSorted(),
        free_from: freeFrom === null ? null : freeFrom / 100,
        split_fee: splitFeeCents === null ? null : splitFeeCents / 100,
        stores: stores.filter((store) => store.pickup),
      }
    })
  }
