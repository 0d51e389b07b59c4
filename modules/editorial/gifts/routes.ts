import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { campaigns } from './campaigns.ts'
import { CampaignsAnswer, CampaignsQuery, GiftsAnswer, GiftsQuery } from './contract.ts'
import { type GiftDeps, gifts } from './gifts.ts'

/** The gift campaign of the day and its gifts (I-34; M-19 to M-23). */
export const giftRoutes =
  (deps: GiftDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/campaigns/',
      { schema: { tags: ['gifts'], querystring: CampaignsQuery, response: { 200: CampaignsAnswer } } },
      ({ query, language }) => campaigns(deps, language, query),
    )
    app.get(
      '/campaigns/gifts/',
      { schema: { tags: ['gifts'], querystring: GiftsQuery, response: { 200: GiftsAnswer } } },
      ({ query, language }) => gifts(deps, language, query),
    )
  }
