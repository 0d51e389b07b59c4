import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { storeProvinces, storesOfProvince } from './by-province.ts'
import { ProductStores, ProvinceAnswer, ProvincesAnswer, StorePage, StoresAnswer } from './contract.ts'
import { storeCards, storePage } from './pages.ts'
import { productStores } from './product-stores.ts'

const tags = ['stores']

/** The stores: who they are, when they are open, what lies there (I-32, T-10 to T-13). Answers are kept for seconds only. */
export const storeRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/stores/',
      {
        schema: {
          tags,
          querystring: z.object({
            near: z.string().trim().max(80).optional().describe('A postcode, a town or a province of Spain'),
          }),
          response: { 200: StoresAnswer },
        },
      },
      ({ query, language }) => storeCards(db, { language, now: new Date() }, query.near),
    )
    app.get('/stores/provinces/', { schema: { tags, response: { 200: ProvincesAnswer } } }, async ({ language }) => ({
      items: await storeProvinces(db, { language, now: new Date() }),
    }))
    app.get(
      '/stores/provinces/:province/',
      { schema: { tags, params: z.object({ province: z.string().max(80).toLowerCase() }), response: { 200: ProvinceAnswer } } },
      ({ params, language }) => storesOfProvince(db, params.province, { language, now: new Date() }),
    )
    app.get(
      '/stores/:store_code/',
      { schema: { tags, params: z.object({ store_code: z.string().max(10) }), response: { 200: StorePage } } },
      ({ params, language }) => storePage(db, params.store_code, { language, now: new Date() }),
    )
    app.get(
      '/products/:id/stores/',
      {
        schema: {
          tags,
          params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
          response: { 200: ProductStores },
        },
      },
      ({ params, language }) => productStores(db, params.id, { language, now: new Date() }),
    )
  }
