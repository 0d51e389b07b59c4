import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { storeProvinces, storesOfProvince } from './by-province.ts'
import {
  FindStores,
  InProvince,
  ProductStores,
  ProvinceAnswer,
  ProvincesAnswer,
  StoreCode,
  StorePage,
  StoresAnswer,
  StoresOfProduct,
} from './contract.ts'
import { storeCards, storePage } from './pages.ts'
import { type CopiesOf, productStores } from './product-stores.ts'

const tags = ['stores']

/** The stores: who they are, when they are open, what lies there (I-32, T-10 to T-13). Answers are kept for seconds only. */
export const storeRoutes =
  ({ db, copiesOf }: { db: Pool; copiesOf: CopiesOf }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/stores/',
      {
        schema: {
          tags,
          querystring: FindStores,
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
      { schema: { tags, params: InProvince, response: { 200: ProvinceAnswer } } },
      ({ params, language }) => storesOfProvince(db, params.province, { language, now: new Date() }),
    )
    app.get(
      '/stores/:store_code/',
      { schema: { tags, params: StoreCode, response: { 200: StorePage } } },
      ({ params, language }) => storePage(db, params.store_code, { language, now: new Date() }),
    )
    app.get(
      '/products/:id/stores/',
      {
        schema: {
          tags,
          params: StoresOfProduct,
          response: { 200: ProductStores },
        },
      },
      ({ params, language }) => productStores(db, params.id, { language, now: new Date() }, copiesOf),
    )
  }
