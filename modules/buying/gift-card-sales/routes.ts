import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Transactional } from '#kernel/db.ts'
import { BoughtGiftCard, BuyGiftCard } from '#modules/buying/gift-cards/contract.ts'
import { letterKey } from '#modules/orders/order/order-key.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { sellGiftCard } from './sell.ts'

const fewPerMinute = { rateLimit: { max: 30, timeWindow: 60_000 } }

interface Selling {
  db: Transactional
  /** Throws when the visitor did not pass it. */
  checkCaptcha: (answer: string, now: Date) => Promise<void>
  /** Signs the key that opens the order's page. */
  secret: string
}

/** Buying a gift card: with an account, or with nothing but an e-mail for the receipt. */
export const giftCardSaleRoutes =
  ({ db, checkCaptcha, secret }: Selling): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/gift-cards/buy/',
      { schema: { tags: ['gift cards'], body: BuyGiftCard, response: { 201: BoughtGiftCard } }, config: fewPerMinute },
      async (request, reply) => {
        const now = new Date()
        const caller = await requireCaller(db, request.body, now)
        if (caller) requireMember(caller, 'order.place')
        const { language, storefront } = request
        const order = await sellGiftCard({ db, checkCaptcha }, request.body, { caller, language, storefront, now })
        return reply.code(201).send({ number: order.number, key: letterKey(secret, order, now) })
      },
    )
  }
