import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { Bearer, Exclusions, PartnerDetail, PartnerList, PromotionDetail, PromotionList, Voucher } from './contract.ts'
import { exclusions, partnerDetail, partnerList, promotionDetail, promotionList, voucherOf } from './show.ts'

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** The last word of an address, in any language and however its letters are cased. */
const Slug = z.string().trim().toLowerCase().max(80)

/** Partners and promotions (M-13 to M-18): anybody reads them, a code only who signed in. */
export const partnerRoutes =
  ({ db, clock = () => new Date() }: { db: Pool; clock?: () => Date }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['partners']
    const Only = z.object({ partner: Id.optional(), zone: Slug.optional() })
    app.get(
      '/promotions/',
      { schema: { tags, querystring: Only, response: { 200: PromotionList } } },
      ({ query: { partner, zone }, language }) => promotionList(db, language, { partner, zone }, clock()),
    )
    app.get('/promotions/excluded/', { schema: { tags, response: { 200: Exclusions } } }, ({ language }) =>
      exclusions(db, language, clock()),
    )
    const Promotion = z.object({ promotion: Id })
    app.get(
      '/promotions/:promotion/',
      { schema: { tags, params: Promotion, response: { 200: PromotionDetail } } },
      ({ params, language }) => promotionDetail(db, params.promotion, language, clock()),
    )
    app.post(
      '/promotions/:promotion/voucher/',
      { schema: { tags, params: Promotion, body: Bearer, response: { 200: Voucher } } },
      async ({ params, body }) => {
        const caller = await requireKnownCaller(db, body, clock())
        if (caller.kind !== 'customer') throw new Forbidden()
        return { voucher: await voucherOf(db, params.promotion, clock()) }
      },
    )
    app.get(
      '/partners/',
      { schema: { tags, querystring: z.object({ province: Slug.optional() }), response: { 200: PartnerList } } },
      ({ query, language }) => partnerList(db, language, clock(), query.province),
    )
    app.get(
      '/partners/:partner/',
      { schema: { tags, params: z.object({ partner: Id }), response: { 200: PartnerDetail } } },
      ({ params, language }) => partnerDetail(db, params.partner, language, clock()),
    )
  }
