import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { AtPostcode, PickupPoints, PostcodePlace, ShippingOptions, shippingMethods } from './contract.ts'
import { pointsAround } from './pickup-points.ts'
import { placeOf } from './places.ts'
import { shippingZones } from './shipping.ts'
import { zonesOf } from './zones.ts'

/** How orders travel (I-27): methods, countries, stores and counters that hand over, and what a postcode says. */
export const shippingRoutes =
  ({ db, splitFeeCents }: { db: Pool; splitFeeCents: number | null }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['shipping']
    app.get('/shipping/options/', { schema: { tags, response: { 200: ShippingOptions } } }, async ({ storefront }) => {
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
    })
    app.get(
      '/shipping/pickup-points/',
      { schema: { tags, querystring: AtPostcode, response: { 200: PickupPoints } } },
      async ({ query, language }) => ({ items: await pointsAround(db, query.postcode, language) }),
    )
    app.get(
      '/shipping/postcodes/:postcode/',
      { schema: { tags, params: AtPostcode, response: { 200: PostcodePlace } } },
      async ({ params }) => placeOf(params.postcode),
    )
  }
