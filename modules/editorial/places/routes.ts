import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { idsOf } from '#modules/goods/catalogue/lots.ts'
import { FoundIn, Motif, Place, Plan } from './contract.ts'
import { foundIn, motifView, placeView, plan } from './places.ts'

interface Deps {
  db: Pool
  storefront: string
}

const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** Palace and gardens: the plan, its places and motifs, and where the pattern of a piece is found. */
export const placeRoutes =
  ({ db, storefront }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/places/', { schema: { tags: ['places'], response: { 200: Plan } } }, ({ language }) =>
      plan(db, { storefront, language }),
    )
    app.get('/places/:id/', { schema: { tags: ['places'], params: Id, response: { 200: Place } } }, ({ params, language }) =>
      placeView(db, params.id, { storefront, language }),
    )
    app.get('/motifs/:id/', { schema: { tags: ['places'], params: Id, response: { 200: Motif } } }, ({ params, language }) =>
      motifView(db, params.id, { storefront, language }),
    )
    app.get(
      '/motifs/found/',
      {
        schema: {
          tags: ['places'],
          querystring: z.object({ lots: z.string().max(400).default('') }),
          response: { 200: FoundIn },
        },
      },
      ({ query, language }) => foundIn(db, idsOf(query.lots), { storefront, language }),
    )
  }
