import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { OrderAgain, OrderedAgain } from './contract.ts'
import { orderAgain } from './order-again.ts'

/** An old order once more. */
export const reorderRoutes =
  ({ db, storefront, splitFeeCents }: { db: Pool; storefront: string; splitFeeCents: number | null }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/order/:number/again/',
      { schema: { tags: ['orders'], params: OrderNumber, body: OrderAgain, response: { 200: OrderedAgain } } },
      async ({ params, body, language }) => {
        const now = new Date()
        const caller = await requireKnownCaller(db, body, now)
        requireMember(caller, 'order.place')
        return orderAgain(db, params.number, { caller, language, storefront, settings: { splitFeeCents }, now })
      },
    )
  }
