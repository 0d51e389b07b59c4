import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { atOrder } from '#modules/orders/order/at-order.ts'
import { EbookGiftView } from '#modules/orders/order/contract.ts'
import { orderByNumber } from '#modules/orders/order/orders.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { GiftLine, GiftOfEbook, LookAtGift, OpenedEbook, OpenedGift, OpenGift, ReadGift, SendGift } from './contract.ts'
import { lookAtGift, openedEbook, openGift } from './open.ts'
import { type GiftDeps, sendAgain } from './send.ts'

const tags = ['gifts of ebooks']
const fewPerMinute = { rateLimit: { max: 30, timeWindow: 60_000 } }

/** An ebook for somebody else: opened by the code of its letter, and followed by whoever bought it. */
export const ebookGiftRoutes =
  (deps: GiftDeps & { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, secret } = deps
    app.post(
      '/ebook-gifts/look/',
      { schema: { tags, body: LookAtGift, response: { 200: GiftOfEbook } }, config: fewPerMinute },
      ({ body, language }) => lookAtGift(db, body.gift_code, language),
    )
    app.post(
      '/ebook-gifts/open/',
      { schema: { tags, body: OpenGift, response: { 200: OpenedGift } }, config: fewPerMinute },
      async ({ body }) => {
        const now = new Date()
        return openGift(db, deps, body, { caller: await requireCaller(db, body, now), now })
      },
    )
    app.post(
      '/ebook-gifts/opened/',
      { schema: { tags, body: ReadGift, response: { 200: OpenedEbook } }, config: fewPerMinute },
      ({ body, language }) => openedEbook(db, deps, body.key, { language, now: new Date() }),
    )
    app.post(
      '/order/:number/ebook-gifts/:line/send/',
      { schema: { tags, params: GiftLine, body: SendGift, response: { 200: EbookGiftView } }, config: fewPerMinute },
      async ({ body, params: { number, line } }) => {
        const now = new Date()
        const at = await atOrder(db, { secret, number, now }, body)
        const order = await orderByNumber(db, number)
        if (!order || !at.mayRead(order)) throw new NotFound('order.unknown')
        at.requireAct(order, 'order.place')
        // What the link to pay opens is the payment alone.
        if (at.caller === null && order.owner_kind === 'customer') throw new NotFound('order.unknown')
        return sendAgain(db, deps, { number, line, email: body.recipient_email ?? null }, { byStaff: false, now })
      },
    )
  }
