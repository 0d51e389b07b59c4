import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Reader } from '#kernel/db.ts'
import { shownBundles } from './bundles.ts'
import { TicketBundles } from './contract.ts'

/** What the page of the visit names beside single tickets. */
export const ticketBundleRoutes =
  ({ db }: { db: Reader }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/ticket-bundles/',
      { schema: { tags: ['content'], response: { 200: TicketBundles } } },
      async ({ language, storefront }) => ({ items: await shownBundles(db, storefront, language, new Date()) }),
    )
  }
