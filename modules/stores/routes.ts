import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { StoreView } from './contract.ts'
import { allStores, storeByCode } from './stores.ts'

/** The stores (I-32). */
export const storeRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/stores/',
      { schema: { tags: ['stores'], response: { 200: z.object({ items: z.array(StoreView) }) } } },
      async () => ({ items: await allStores(db) }),
    )
    app.get(
      '/stores/:store_code/',
      { schema: { tags: ['stores'], params: z.object({ store_code: z.string().max(10) }), response: { 200: StoreView } } },
      ({ params }) => storeByCode(db, params.store_code),
    )
  }
