import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Everything, EverythingQuery } from './contract.ts'
import { findEverything } from './find.ts'
import type { Shelves, Shop } from './shelves.ts'

export interface Deps {
  shelves: Shelves
  /** How the pages of a shop are named. */
  shopOf: (storefront: string) => Promise<Shop>
}

/** The search over everything that is no product. */
export const everythingRoutes =
  ({ shelves, shopOf }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/everything/',
      { schema: { tags: ['search'], querystring: EverythingQuery.loose(), response: { 200: Everything } } },
      async ({ query, language, storefront }) =>
        findEverything(await shelves.of(await shopOf(storefront), language), query.q, query.each),
    )
  }
