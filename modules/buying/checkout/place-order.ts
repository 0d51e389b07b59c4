import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { atOnce } from '#kernel/at-once.ts'
import type { Db, Transactional, Tx } from '#kernel/db.ts'
import { Conflict, type FieldRefusals, NotFound, Refused, ShopError } from '#kernel/errors.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { boughtCopies, lockCart, productsIn, productsInCart, seenCart, takeBought } from '#modules/buying/cart/for-orders.ts'
import { cartOwner } from '#modules/buying/cart/owner.ts'
import { type PricedCart, readPricingTables, reckonCart } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { lineTextRows } from '#modules/goods/catalogue/line-texts.ts'
import { lockSaleCaps } from '#modules/goods/stock/caps.ts'
import { lockStock } from '#modules/goods/stock/order-stock.ts'
import { lockCredit } from '#modules/invoicing/terms/terms.ts'
import { cancelUnpaid } from '#modules/orders/fulfilment/cancel.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import type { PlacedOrder, PlaceOrder } from '#modules/orders/order/contract.ts'
import {
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderLines,
  unpaidIdsOf,
  unpaidOrdersOf,
} from '#modules/orders/order/orders.ts'
import { type OrderCode, orderCodeOf } from '#modules/orders/order/states.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { requireMember, requireWithinLimit } from '#modules/people/access/member-grants.ts'
import { deliveryErrors } from '#modules/people/customers/address-rules.ts'
import { needsWaiver, recordWaiver, unsaidOf } from './ask-waiver.ts'
import { type Identities, identitiesOf } from './identities.ts'
import { confirmOnAccount, placeCart } from './place-cart.ts'
import { claimKey, heldKey, type OrderRequest, releaseKey } from './requests.sql.ts'
import { prepaidBy } from './write-order.ts'

export interface PlaceDeps {
  db: Transactional
  /** Throws when the visitor did not pass it. */
  checkCaptcha: (answer: string, now: Date) => Promise<void>
  /** Keeps what the customer said about commercial information (P-22). */
  recordOptOut: (tx: Tx) => Promise<void>
  /** Tells customer and shop of an order whose shipping costs are still to be said. */
  shippingAsked: (tx: Tx, order: OrderRow, lines: readonly OrderLineRow[]) => Promise<void>
  /** The letter of an order on account, which is confirmed at once. */
  confirmation: PayDeps['confirmation']
}

type SeenCart = Awaited<ReturnType<typeof seenCart>>

/**
 * Turns a cart into an order that waits for its payment, or goes on by itself where it is paid by invoice: checked again on the server, priced by it, its stock taken in the same
 * transaction (P-34, P-35, P-39). `known`: the cart as it stood, where the caller has read it. The same key finds the same order; an earlier unpaid order of the cart is let go.
 * @throws Refused with the reason, 'access.needs_approval' beyond what a member of an account may spend alone, Conflict 'order.key_reused' for another body under the same key, NotFound for the cart.
 */
export async function placeOrder(
  { db, checkCaptcha, recordOptOut, shippingAsked, confirmation }: PlaceDeps,
  body: PlaceOrder,
  asking: ShowCartInput & { caller: Caller },
  known?: SeenCart,
): Promise<PlacedOrder> {
  const { caller, now } = asking
  requireMember(caller, 'order.place')
  const request = { owner: caller.id, key: body.idempotency_key, hash: hashOf(body) }
  const made = await claimOrFind(db, request)
  if (made) return made
  try {
    const identities = await refuseUnanswered(db, body, asking, known ?? (await seenCart(db, body.cart)))
    await checkCaptcha(body.captcha, now).catch(atCaptcha)
    const tables = await readPricingTables(db)
    return await db.begin(async (tx) => {
      const row = await lockCart(tx, body.cart)
      if (!row || row.storefront_code !== asking.storefront || row.owner_id !== cartOwner(caller))
        throw new NotFound('cart.unknown')
      // Orders are added to a cart under its lock alone: one that has no unpaid order now gets none meanwhile.
      const texts = lineTextRows(tx, productsInCart(tx, row.id), asking.language)
      const seen = await reckonCart(tx, tables, row, asking, undefined, { beside: { unpaid: unpaidIdsOf(tx, row.id), texts } })
      if (seen.beside.unpaid.length > 0) await cancelUnpaidOrders(tx, row.id)
      const cart = seen.beside.unpaid.length > 0 ? await reckonCart(tx, tables, row, asking) : seen
      requireWithinLimit(caller, cart.quote.total)
      const onAccount = body.terms === 'account'
      if (onAccount) await requireCredit(tx, caller, cart)
      const order = await placeCart(
        tx,
        cart,
        {
          agreed: {
            conditions: body.conditions,
            expectedCents: inCents(body.expected_total),
            expectedToPayCents: onAccount ? null : inCents(body.expected_to_pay),
          },
          wishes: { ...body, ...identities },
          trade: { ...prepaidBy(caller), terms: body.terms },
          request,
          texts: seen.beside.texts,
        },
        asking,
      )
      await recordWaiver(tx, cart, order.id, { caller, said: body, now })
      if (body.opt_out) await recordOptOut(tx)
      if (cart.shippingPending) await receive(tx, { shippingAsked }, order, row.id)
      if (!onAccount) return placedView(order, 'e0')
      await confirmOnAccount(tx, { confirmation }, order, now)
      return placedView({ ...order, payment_state: 'on_account' }, await codeOfOrder(tx, order.id))
    })
  } catch (error) {
    await releaseKey(db, request)
    throw error
  }
}

/** @throws Refused 'terms.shipping_pending' while the shop has to say what shipping costs, and the reasons of lockCredit. */
async function requireCredit(tx: Tx, caller: Caller, cart: PricedCart): Promise<void> {
  if (caller.kind !== 'customer') throw new Refused('terms.not_on_account')
  if (cart.shippingPending) throw new Refused('terms.shipping_pending')
  await lockCredit(tx, caller.id, cart.quote.total)
}

/** Received as it is, with its payment still to come: its cart lets go of it, so that the next order does not replace it. */
async function receive(tx: Tx, { shippingAsked }: Pick<PlaceDeps, 'shippingAsked'>, order: OrderRow, cartId: string) {
  const lines = await orderLines(tx, order.id)
  const bought = lines.map(boughtCopies)
  await atOnce(tx, ...takeBought(tx, cartId, bought))
  await shippingAsked(tx, order, lines)
}

const codeOfOrder = async (db: Db, orderId: number): Promise<OrderCode> =>
  orderCodeOf((await orderLines(db, orderId)).map((line) => line.state))

/** Earlier unpaid orders of the cart give way; the stock of both is locked at once, in one order, before any of it moves. */
async function cancelUnpaidOrders(tx: Tx, cartId: string): Promise<void> {
  const unpaid = await unpaidOrdersOf(tx, cartId)
  if (unpaid.length === 0) return
  const lines = await Promise.all(unpaid.map((order) => orderLines(tx, order.id)))
  const productIds = [...(await productsIn(tx, cartId)), ...lines.flat().map((line) => line.product_id)]
  await lockSaleCaps(tx, productIds)
  await lockStock(tx, productIds)
  for (const order of unpaid) await cancelUnpaid(tx, order, 'customer', 'replaced')
}

/**
 * What the form itself lacks, said at each field at once and before an answer that passes only once is used up (P-21, P-23, P-37).
 * @throws ShopError invalid naming the fields.
 */
async function refuseUnanswered(
  db: Transactional,
  body: PlaceOrder,
  asking: ShowCartInput & { caller: Caller },
  cart: SeenCart,
): Promise<Identities | null> {
  const { conditions, captcha, billing_address } = body
  const identified = cart?.owner_id === cartOwner(asking.caller) ? await identitiesOf(db, body, cart, asking) : null
  const asksWaiver = cart?.holdsEbooks && (await needsWaiver(db, asking.caller))
  const billing = billing_address ? deliveryErrors(billing_address) : {}
  const billed = Object.fromEntries(Object.entries(billing).map(([field, code]) => [`billing_${field}`, code]))
  const lacking: FieldRefusals = {
    ...billed,
    ...identified?.lacking,
    ...(conditions ? {} : { conditions: 'order.conditions' }),
    ...(asksWaiver ? unsaidOf(body) : {}),
    ...(captcha.trim() ? {} : { captcha: 'captcha.missing' }),
  }
  // The sentences of an address name their field; as a whole it is the address that is wrong.
  const [first] = Object.entries(lacking).map(([field, code]) => (field in billed ? 'customer.address_invalid' : code))
  if (first) throw new ShopError('invalid', first, {}, lacking)
  return identified?.identities ?? null
}

function atCaptcha(error: unknown): never {
  if (error instanceof Refused) throw new ShopError('invalid', error.code, {}, { captcha: error.code })
  throw error
}

const waitMs = 60
const waits = 100

/**
 * Claims a key, or waits for whoever holds it and returns the order they made: of two equal clicks both are told the same order.
 * @throws Conflict 'order.key_reused' when it stands for something else.
 */
async function claimOrFind(db: Transactional, request: OrderRequest): Promise<PlacedOrder | null> {
  for (let wait = 0; wait < waits; wait++) {
    if (await claimKey(db, request)) return null
    const held = await heldKey(db, request)
    if (held && !held.body_hash.equals(request.hash)) break
    const order = held?.order_id ? await orderById(db, held.order_id) : undefined
    if (order) return placedView(order, await codeOfOrder(db, order.id))
    await setTimeout(waitMs)
  }
  throw new Conflict('order.key_reused')
}

/** Everything that was asked for, but for what proves who asks. */
const hashOf = ({ token: _token, captcha: _captcha, ...body }: PlaceOrder): Buffer =>
  createHash('sha256').update(JSON.stringify(body)).digest()

const inCents = (euros: number | undefined): number | null => (euros === undefined ? null : centsOf(euros))

const placedView = (order: OrderRow, status: OrderCode): PlacedOrder => ({
  number: order.number,
  status,
  payment_state: order.payment_state,
  total_price_incl_vat: toEuros(cents(order.total_cents)),
})
