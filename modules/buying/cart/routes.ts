import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { readAtOnce } from '#kernel/read-at-once.ts'
import { askedOfTaking } from '#modules/buying/gift-cards/in-cart.ts'
import { callerAsked, callerTold, requireCaller, requireKnownCaller } from '#modules/people/access/caller.ts'
import { arrivalOf } from './arrival.ts'
import {
  addLine,
  createCart,
  emptyCart,
  recoverCart,
  recoverLastCart,
  removeLine,
  saleAsked,
  saleTold,
  updateLine,
} from './cart.ts'
import {
  Arrival,
  AskArrival,
  Cart,
  CartPk,
  CreateCart,
  CreateLine,
  DeleteLine,
  DeliveryPromises,
  EmptyCart,
  GiveEbook,
  LinePk,
  ProductPk,
  RecoverCart,
  RecoverLastCart,
  SignCopy,
  UpdateCart,
  UpdateLine,
  UseBonus,
  UseCoupon,
} from './contract.ts'
import { deliveryPromises } from './delivery-promises.ts'
import { giveEbook } from './give-ebook.ts'
import type { ShowCartInput } from './show-cart.ts'
import { signCopy } from './sign-copy.ts'
import { updateCart } from './update-cart.ts'

interface Deps {
  db: Pool
  splitFeeCents: number | null
}

/** The cart calls of specification section 7 (I-06 to I-12, I-18, I-27); every one answers the whole cart. */
export const cartRoutes =
  ({ db, splitFeeCents }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const asking = async (request: FastifyRequest, body: { id: string; token: string }): Promise<ShowCartInput> => {
      const now = new Date()
      return {
        caller: await requireCaller(db, body, now),
        language: request.language,
        storefront: request.storefront,
        settings: { splitFeeCents },
        now,
      }
    }
    const tags = ['cart']
    const answers = { 200: Cart }

    app.post('/cart/', { schema: { tags, body: CreateCart, response: { 201: Cart } } }, async (request, reply) => {
      const now = new Date()
      const { language, storefront, body } = request
      const taking = askedOfTaking(db, storefront)
      const read = await readAtOnce(db, { ...callerAsked(db, body, now), taking: taking.asked?.(db) ?? null })
      const caller = await callerTold(db, read.session, body, now)
      const asked = { caller, language, storefront, settings: { splitFeeCents }, now }
      return reply.code(201).send(await createCart(db, asked, { takesCards: taking.told(read.taking) }))
    })
    app.post('/cart/recover-cart/', { schema: { tags, body: RecoverCart, response: answers } }, async (request) =>
      recoverCart(db, request.body.cart_id, await asking(request, request.body)),
    )
    app.post('/cart/recover-last-cart/', { schema: { tags, body: RecoverLastCart, response: answers } }, async (request) =>
      recoverLastCart(db, await asking(request, request.body)),
    )
    app.put('/cart/:pk/', { schema: { tags, params: CartPk, body: UpdateCart, response: answers } }, async (request) => {
      const { id, token, ...fields } = request.body
      if (fields.step === 'buy') await requireKnownCaller(db, { id, token })
      return updateCart(db, request.params.pk, fields, { ...(await asking(request, { id, token })), address: request.ip })
    })
    app.post('/cart/line/', { schema: { tags, body: CreateLine, response: { 201: Cart } } }, async (request, reply) => {
      const { cart, product, quantity } = request.body
      const line = { cartId: cart, productId: product, quantity }
      const now = new Date()
      const read = await readAtOnce(db, { ...callerAsked(db, request.body, now), sale: saleAsked(db, cart, product) })
      const caller = await callerTold(db, read.session, request.body, now)
      const { language, storefront } = request
      const asked = { caller, language, storefront, settings: { splitFeeCents }, now }
      return reply.code(201).send(await addLine(db, { ...line, sale: saleTold(read.sale, storefront, now) }, asked))
    })
    app.post('/cart/ebook-gift/', { schema: { tags, body: GiveEbook, response: { 201: Cart } } }, async (request, reply) => {
      const { id: _id, token: _token, ...wanted } = request.body
      return reply.code(201).send(await giveEbook(db, wanted, await asking(request, request.body)))
    })
    app.post('/cart/signed-copy/', { schema: { tags, body: SignCopy, response: { 201: Cart } } }, async (request, reply) => {
      const { id: _id, token: _token, ...wanted } = request.body
      return reply.code(201).send(await signCopy(db, wanted, await asking(request, request.body)))
    })
    app.put('/cart/line/:pk/', { schema: { tags, params: LinePk, body: UpdateLine, response: answers } }, async (request) => {
      const { cart, product, quantity } = request.body
      const line = { lineId: request.params.pk, cartId: cart, productId: product, quantity }
      return updateLine(db, line, await asking(request, request.body))
    })
    app.post('/cart/line/delete/', { schema: { tags, body: DeleteLine, response: answers } }, async (request) =>
      removeLine(db, { lineId: request.body.cart_line, cartId: request.body.cart }, await asking(request, request.body)),
    )
    app.post(
      '/cart/store-promises/',
      { schema: { tags, body: RecoverCart, response: { 200: DeliveryPromises } } },
      async (request) => deliveryPromises(db, request.body.cart_id, await asking(request, request.body)),
    )
    app.get(
      '/products/:pk/arrival/',
      { schema: { tags, params: ProductPk, querystring: AskArrival, response: { 200: Arrival } } },
      ({ params, query, language, storefront }) =>
        arrivalOf(db, params.pk, query, { caller: null, language, storefront, settings: { splitFeeCents }, now: new Date() }),
    )
    app.post('/cart/coupon/', { schema: { tags, body: UseCoupon, response: answers } }, async (request) => {
      const { cart, coupon } = request.body
      return updateCart(db, cart, { coupon }, { ...(await asking(request, request.body)), address: request.ip })
    })
    app.post('/cart/bonus/', { schema: { tags, body: UseBonus, response: answers } }, async (request) => {
      const { cart, bonus } = request.body
      return updateCart(db, cart, { bonus }, { ...(await asking(request, request.body)), address: request.ip })
    })
    app.post('/cart/empty/', { schema: { tags, body: EmptyCart, response: answers } }, async (request) =>
      emptyCart(db, request.body.cart, await asking(request, request.body)),
    )
  }
