import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Transactional } from '#kernel/db.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { atOrder } from '../order/at-order.ts'
import { ListOrders, OrderDetail, OrderList, OrderNumber, ShowOrder } from '../order/contract.ts'
import { listOrders, orderDetail } from './read-orders.ts'

const tags = ['orders']

/** Orders as their customers find them again; personal reads are POST, so that no token stands in an address (I-24). */
export const orderHistoryRoutes =
  ({ db, secret }: { db: Transactional; secret: string }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/order/list/', { schema: { tags, body: ListOrders, response: { 200: OrderList } } }, async (request) => {
      const caller = await requireKnownCaller(db, request.body)
      const { status, page, q } = request.body
      return listOrders(db, caller.id, { status, page, words: q, language: request.language })
    })
    app.post(
      '/order/:number/detail/',
      { schema: { tags, params: OrderNumber, body: ShowOrder, response: { 200: OrderDetail } } },
      async (request) => {
        const { number } = request.params
        return orderDetail(db, number, request.language, await atOrder(db, { secret, number }, request.body), secret)
      },
    )
  }
