import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { AtPostcode, PickupPoints, PostcodePlace, ShippingOptions } from './contract.ts'
import { shippingOptions } from './options.ts'
import { pointsAround } from './pickup-points.ts'
import { placeOf } from './places.ts'

/** How orders travel (I-27): methods, countries, stores and counters that hand over, and what a postcode says. */
export const shippingRoutes =
  ({ db, splitFeeCents }: { db: Pool; splitFeeCents: number | null }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['shipping']
    app.get('/shipping/options/', { schema: { tags, response: { 200: ShippingOptions } } }, ({ storefront }) =>
      shippingOptions(db, { storefront, splitFeeCents }),
    )
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
