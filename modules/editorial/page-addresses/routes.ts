import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NotFound } from '#kernel/errors.ts'
import { StandingPage, StandingQuery } from './contract.ts'
import type { KnownAddresses } from './known-addresses.ts'

/** What stands at an address: a page, a gift campaign, a quiz or its result, and its addresses in the other languages. */
export const pageAddressRoutes =
  ({ addresses }: { addresses: KnownAddresses }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/page-address/',
      { schema: { tags: ['content'], querystring: StandingQuery, response: { 200: StandingPage } } },
      async ({ query }) => {
        const found = await addresses.at(query.path)
        if (!found) throw new NotFound('page_address.unknown')
        return found
      },
    )
  }
