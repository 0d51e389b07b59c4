import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Everything, EverythingQuery } from './contract.ts'
import { findEverything } from './find.ts'

/** The search over everything that is no product. */
export const everythingRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/everything/',
      { schema: { tags: ['search'], querystring: EverythingQuery.loose(), response: { 200: Everything } } },
      ({ query, language, storefront }) => findEverything(db, { storefront, language, question: query.q }),
    )
  }
