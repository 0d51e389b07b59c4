import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Tx } from '#kernel/db.ts'
import { Forbidden, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { readAtOnce } from '#kernel/read-at-once.ts'
import { Caller } from '#modules/buying/cart/contract.ts'
import { openCartWithFormats, seenCartTold } from '#modules/buying/cart/for-orders.ts'
import { cardHolder } from '#modules/buying/kept-cards/kept-cards.ts'
import { TermsShown } from '#modules/invoicing/terms/contract.ts'
import { shownTerms, termsOf } from '#modules/invoicing/terms/terms.ts'
import { receivedEmail, shippingAskedEmail } from '#modules/orders/emails/received.ts'
import { type PayDeps, startPayment } from '#modules/orders/money/pay.ts'
import { atOrder } from '#modules/orders/order/at-order.ts'
import {
  DownloadWaiver,
  OrderNumber,
  PaymentMethods,
  PaymentStarted,
  PayOrder,
  PlacedOrder,
  PlaceOrder,
} from '#modules/orders/order/contract.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import { callerAsked, callerTold, requireKnownCaller, type Caller as WhoCalls } from '#modules/people/access/caller.ts'
import { type Senders, unedited } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { shownWaiver } from './ask-waiver.ts'
import { checkoutStep, offeredMethods } from './checkout-step.ts'
import { AskCheckout, Checkout } from './contract.ts'
import { placeOrder } from './place-order.ts'

/** What placing an order and paying it need. */
export interface CheckoutDeps extends PayDeps {
  splitFeeCents: number | null
  /** Signs the keys in the links of letters. */
  secret: string
  /** The shop's address without a slash at its end. */
  publicUrl: string
  senders: Senders
  /** What the shop's own people read. */
  staffLanguage: Language
  checkCaptcha: (answer: string, now: Date) => Promise<void>
  recordOptOut: (tx: Tx, caller: WhoCalls, language: Language, now: Date) => Promise<void>
}

/** The customer is told that the order has arrived, the shop that it waits for its shipping costs; in the order's own transaction. */
export async function tellOfShipping(
  tx: Tx,
  { senders, staffLanguage, publicUrl, secret }: Pick<CheckoutDeps, 'senders' | 'staffLanguage' | 'publicUrl' | 'secret'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const received = { order, lines, href: orderLink(publicUrl, secret, order) }
  await queueEmail(tx, order.email, receivedEmail(await senderOf(tx, senders, order), received), { order: order.number })
  const shop = unedited(await senderOf(tx, senders, { ...order, language: staffLanguage }))
  await queueEmail(tx, shop.email, shippingAskedEmail(shop, staffLanguage, received))
}

/** Orders from one address: a school behind one router, not a machine. */
const fewPerMinute = { rateLimit: { max: 300, timeWindow: 60_000 } }

/** Orders of customers and guests (I-28, A-1); personal reads are POST, so that no token stands in an address (I-24). */
export const orderRoutes =
  (deps: CheckoutDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, splitFeeCents, secret } = deps
    const tags = ['orders']

    app.post(
      '/order/',
      { schema: { tags, body: PlaceOrder, response: { 201: PlacedOrder } }, config: fewPerMinute },
      async (request, reply) => {
        const now = new Date()
        const { language, storefront, body } = request
        const read = await readAtOnce(db, { ...callerAsked(db, body, now), cart: openCartWithFormats(db, body.cart) })
        const caller = await callerTold(db, read.session, body, now)
        if (!caller) throw new Forbidden('login_failed')
        const placed = await placeOrder(
          {
            db,
            checkCaptcha: deps.checkCaptcha,
            recordOptOut: (tx) => deps.recordOptOut(tx, caller, language, now),
            shippingAsked: (tx, order, lines) => tellOfShipping(tx, deps, order, lines),
            confirmation: deps.confirmation,
          },
          request.body,
          { caller, language, storefront, settings: { splitFeeCents }, now },
          seenCartTold(read.cart),
        )
        return reply.code(201).send(placed)
      },
    )
    app.post(
      '/order/:number/pay/',
      { schema: { tags, params: OrderNumber, body: PayOrder, response: { 200: PaymentStarted } } },
      async (request) => {
        const now = new Date()
        const { language, body, params } = request
        const { number } = params
        const { caller, owns, requireAct } = await atOrder(db, { secret, number, now }, body)
        if (body.key === '' && !caller) throw new Forbidden('login_failed')
        const holder = cardHolder(caller)
        const cards = holder === null ? null : { holder, keep: body.keep_card, pk: body.kept_card }
        if (body.kept_card !== undefined && !cards) throw new NotFound('payment.kept_card_gone')
        const input = { number, method: body.method, cards, language, now }
        return {
          payment: await startPayment(deps, { ...input, owns, requirePayer: (order) => requireAct(order, 'order.place') }),
        }
      },
    )
    app.get('/order/payment-methods/', { schema: { tags, response: { 200: PaymentMethods } } }, async ({ storefront }) => ({
      methods: await offeredMethods(deps, storefront),
    }))
    app.get('/order/download-waiver/', { schema: { tags, response: { 200: DownloadWaiver } } }, async ({ language }) =>
      shownWaiver(language),
    )
    app.post('/checkout/', { schema: { tags, body: AskCheckout, response: { 200: Checkout } } }, async (request) => {
      const now = new Date()
      const caller = await requireKnownCaller(db, request.body, now)
      const { language, storefront } = request
      return checkoutStep(deps, request.body, { caller, language, storefront, settings: { splitFeeCents }, now })
    })
    app.post('/order/account-terms/', { schema: { tags, body: Caller, response: { 200: TermsShown } } }, async ({ body }) => {
      const caller = await requireKnownCaller(db, body)
      return shownTerms(await termsOf(db, caller.id))
    })
  }
