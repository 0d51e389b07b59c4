import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import {
  Bearer,
  Exclusions,
  FindPartners,
  FindPromotions,
  PartnerDetail,
  PartnerId,
  PartnerList,
  PromotionDetail,
  PromotionId,
  PromotionList,
  Voucher,
} from './contract.ts'
import { exclusions, partnerDetail, partnerList, promotionDetail, promotionList, voucherOf } from './show.ts'

/** Partners and promotions (M-13 to M-18): anybody reads them, a code only who signed in. */
export const partnerRoutes =
  ({ db, clock = () => new Date() }: { db: Pool; clock?: () => Date }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['partners']
    app.get(
      '/promotions/',
      { schema: { tags, querystring: FindPromotions, response: { 200: PromotionList } } },
      ({ query: { partner, zone }, language }) => promotionList(db, language, { partner, zone }, clock()),
    )
    app.get('/promotions/excluded/', { schema: { tags, response: { 200: Exclusions } } }, ({ language }) =>
      exclusions(db, language, clock()),
    )
    app.get(
      '/promotions/:promotion/',
      { schema: { tags, params: PromotionId, response: { 200: PromotionDetail } } },
      ({ params, language }) => promotionDetail(db, params.promotion, language, clock()),
    )
    app.post(
      '/promotions/:promotion/voucher/',
      { schema: { tags, params: PromotionId, body: Bearer, response: { 200: Voucher } } },
      async ({ params, body }) => {
        const caller = await requireKnownCaller(db, body, clock())
        if (caller.kind !== 'customer') throw new Forbidden()
        return { voucher: await voucherOf(db, params.promotion, clock()) }
      },
    )
    app.get(
      '/partners/',
      { schema: { tags, querystring: FindPartners, response: { 200: PartnerList } } },
      ({ query, language }) => partnerList(db, language, clock(), query.province),
    )
    app.get(
      '/partners/:partner/',
      { schema: { tags, params: PartnerId, response: { 200: PartnerDetail } } },
      ({ params, language }) => partnerDetail(db, params.partner, language, clock()),
    )
  }
