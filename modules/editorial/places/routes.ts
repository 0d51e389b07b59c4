import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { idsOf } from '#modules/goods/catalogue/lots.ts'
import { ById, FoundIn, Motif, OfLots, Place, Plan } from './contract.ts'
import { foundIn, motifView, placeView, plan } from './places.ts'

interface Deps {
  db: Pool
  storefront: string
}

/** Palace and gardens: the plan, its places and motifs, and where the pattern of a product is found. */
export const placeRoutes =
  ({ db, storefront }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/places/', { schema: { tags: ['places'], response: { 200: Plan } } }, ({ language }) =>
      plan(db, { storefront, language }),
    )
    app.get('/places/:id/', { schema: { tags: ['places'], params: ById, response: { 200: Place } } }, ({ params, language }) =>
      placeView(db, params.id, { storefront, language }),
    )
    app.get('/motifs/:id/', { schema: { tags: ['places'], params: ById, response: { 200: Motif } } }, ({ params, language }) =>
      motifView(db, params.id, { storefront, language }),
    )
    app.get(
      '/motifs/found/',
      {
        schema: {
          tags: ['places'],
          querystring: OfLots,
          response: { 200: FoundIn },
        },
      },
      ({ query, language }) => foundIn(db, idsOf(query.lots), { storefront, language }),
    )
  }
