import { atOnce } from '#kernel/at-once.ts'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { allocate, type Cents, cents } from '#kernel/money.ts'
import { takeCopiesOf } from '#modules/buying/cart/holds.ts'
import { cappedLines, wantedCopies } from '#modules/buying/cart/line-rules.ts'
import type { PricedCart, PricedLine } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { partsOf } from '#modules/buying/cart/signed-line.ts'
import { paidByCards } from '#modules/buying/cart/view.ts'
import { redeemCoupon } from '#modules/buying/coupons/coupons.ts'
import { spendCards } from '#modules/buying/gift-cards/spend.ts'
import { spendPoints } from '#modules/buying/loyalty/points.ts'
import { type LineTexts, lineTextRows } from '#modules/goods/catalogue/line-texts.ts'
import { beyondCap } from '#modules/goods/stock/caps.ts'
import { insertOrderStock } from '#modules/goods/stock/order-stock.ts'
import { conditionsVersion, minutesToPay } from '#modules/orders/order/conditions.ts'
import type { PlaceOrder } from '#modules/orders/order/contract.ts'
import { insertEbookGifts } from '#modules/orders/order/ebook-gifts.ts'
import {
  insertEvent,
  insertLines,
  insertOrder,
  type NewLine,
  type OrderRow,
  type OrderTerms,
} from '#modules/orders/order/orders.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { Identities } from './identities.ts'
import { fulfilKey, type OrderRequest } from './requests.sql.ts'
import { writingParcels } from './write-parcels.ts'

/** One whose shipping the shop still has to confirm waits this long. */
const daysToConfirm = 7

/** What an order says beside its cart. */
export type OrderWishes = Pick<PlaceOrder, 'reference' | 'billing_address' | 'invoice_request' | 'opt_out'> & Partial<Identities>

/** How an order of a library or business is paid, and who of the account placed it and agreed; null: its holder. */
export interface TradeTerms {
  terms: OrderTerms
  budgetId: number | null
  placedBy: string | null
  approvedBy: string | null
  /** Of an order that a colleague makes. */
  made?: MadeFor
}

/** What a colleague says of an order that they make for somebody. */
export interface MadeFor {
  staffId: number
  storeCode: string
  concluded: OrderRow['concluded']
  depositCents: number
  /** Until when it may be paid. */
  payUntil: Date
}

/** An order of the ordinary checkout. */
export const prepaidBy = ({ member }: Pick<Caller, 'member'>): TradeTerms => ({
  terms: 'prepaid',
  budgetId: null,
  placedBy: member?.id ?? null,
  approvedBy: null,
})

/**
 * Writes the order as its cart was reckoned: copies taken, lines with their shares, parcels, and last what it uses up, the coupon,
 * then the points, then the gift cards (the order of locks). `request`: the key under which it was asked for, which stands for it from now on; `texts`: what its
 * lines call their products, where the caller has read it.
 * @throws Refused 'order.stock_gone', and the reasons of coupons, points and gift cards: of many orders at once only as many as allowed go on.
 */
export async function writeOrder(
  tx: Tx,
  cart: PricedCart,
  body: OrderWishes,
  { caller, language, storefront, now, settings }: ShowCartInput & { caller: Caller },
  {
    trade = prepaidBy(caller),
    request = null,
    texts: known,
  }: { trade?: TradeTerms | undefined; request?: OrderRequest | null; texts?: readonly LineTexts[] | undefined } = {},
): Promise<OrderRow> {
  const { row, lines, quote, coupon } = cart
  const home = cart.needsShipping && row.shipping_method === 'home'
  const productIds = lines.map((line) => line.row.product_id)
  // What does not wait for one another's answer travels together, here and below: the connection keeps their order.
  const [{ taken, taking }, rows] = await Promise.all([takeCopies(tx, cart), known ?? lineTextRows(tx, productIds, language)])
  const texts = new Map(rows.map((row) => [row.id, row]))
  const order = await insertOrder(tx, {
    storefront_code: storefront,
    language,
    owner_kind: caller.kind,
    owner_id: caller.id,
    email: caller.email,
    cart_id: row.id,
    goods_cents: quote.goods,
    promotion_cents: quote.promotion,
    coupon_cents: quote.coupon,
    coupon_code: quote.coupon > 0 && coupon ? coupon.rule.code : null,
    bonus_cents: quote.bonus,
    shipping_cents: quote.shipping,
    surcharge_cents: quote.surcharge,
    kind: 'goods',
    total_cents: quote.total,
    gift_card_cents: paidByCards(cart),
    vat: quote.vat,
    tax_treatment: quote.treatment,
    explanation: quote.explanation,
    shipping_method: cart.needsShipping ? row.shipping_method : null,
    store_code: cart.needsShipping && row.shipping_method === 'store' ? row.store_code : null,
    shipment: cart.splitOffered ? row.shipment : null,
    delivery_address: home ? row.delivery_address : null,
    pickup_point: cart.needsShipping && row.shipping_method === 'pickup_point' ? row.pickup_point : null,
    shipping_pending: cart.shippingPending,
    billing_address: body.billing_address ?? row.delivery_address,
    reference: body.reference,
    comments: row.comments,
    gift_wrap: row.gift_wrap,
    gift_ticket: row.gift_ticket,
    invoice_requested: body.invoice_request,
    tax_id: body.tax_id ?? '',
    recipient_tax_id: body.recipient_tax_id ?? '',
    opt_out: body.opt_out,
    conditions_version: conditionsVersion,
    terms: trade.terms,
    budget_id: trade.budgetId,
    placed_by: trade.placedBy,
    approved_by: trade.approvedBy,
    expires_at:
      trade.made?.payUntil ?? new Date(now.getTime() + (cart.shippingPending ? daysToConfirm * 1440 : minutesToPay) * 60_000),
    ...(trade.made && {
      made_by: trade.made.staffId,
      made_in: trade.made.storeCode,
      concluded: trade.made.concluded,
      deposit_cents: trade.made.depositCents,
    }),
  })
  const written = await insertLines(
    tx,
    order.id,
    lines.flatMap((line) => newLines(line, texts.get(line.row.product_id))).map((line, position) => ({ ...line, position })),
  ).catch((error: { constraint_name?: string }) => {
    // Its last day ended, or it was called off, since the cart was reckoned.
    throw error.constraint_name === 'order_line_signing_open' ? new Refused('cart.signing_over') : error
  })
  const linesOf = Map.groupBy(written, (line) => line.product_id)
  const gifts = lines.flatMap(({ row }) => (row.gift ? [{ line: linesOf.get(row.product_id)?.[0]?.id ?? 0, ...row.gift }] : []))
  const copies = laidOver(linesOf, taken)
  await atOnce(
    tx,
    ...taking,
    ...writingParcels(tx, order, cart, linesOf, settings),
    copies.length > 0 ? insertOrderStock(tx, copies) : null,
    gifts.length > 0 ? insertEbookGifts(tx, gifts) : null,
    trade.made
      ? insertEvent(tx, order.id, 'staff', 'placed', { actorId: String(trade.made.staffId) })
      : insertEvent(tx, order.id, 'customer', 'placed'),
    request && fulfilKey(tx, request, order.id),
  )
  const buyer = { customerId: caller.id, orderId: order.id }
  if (coupon && quote.coupon > 0) await redeemCoupon(tx, { ...buyer, couponId: coupon.rule.id, email: caller.email })
  if (quote.bonus > 0) await spendPoints(tx, { ...buyer, points: quote.bonus, now })
  const parts = cart.giftCards.map(({ id, applied }) => ({ cardId: id, cents: applied }))
  await spendCards(tx, { orderId: order.id, parts, now })
  return order
}

/** What the order takes: the copies its cart holds, then those of the stores. @throws Refused 'order.stock_gone', 'order.cap_left', 'order.cap_reached' */
async function takeCopies(tx: Tx, cart: PricedCart) {
  const beyond = await beyondCap(tx, cappedLines(cart.lines))
  if (beyond) {
    const title = cart.lines.find((line) => line.row.product_id === beyond.productId)?.product.title ?? ''
    throw new Refused(beyond.left > 0 ? 'order.cap_left' : 'order.cap_reached', { title, left: beyond.left })
  }
  const outcome = await takeCopiesOf(tx, {
    cartId: cart.row.id,
    holding: cart.row.held_until !== null,
    neededs: wantedCopies(cart.lines, cart.row.purpose),
    preference: cart.preference,
  })
  const short = cart.lines.find((line) => outcome.short.includes(line.row.product_id))
  if (short) throw new Refused('order.stock_gone', { title: short.product.title })
  return outcome
}

/** Copies taken, over the lines of their products in turn. */
function laidOver(
  linesOf: ReadonlyMap<number, readonly { id: number; quantity: number }[]>,
  taken: readonly { productId: number; storeCode: string; quantity: number }[],
) {
  const free = new Map([...linesOf.values()].flat().map((line) => [line.id, line.quantity]))
  return taken.flatMap(({ productId, storeCode, quantity }) => {
    let left = quantity
    return (linesOf.get(productId) ?? []).flatMap(({ id }) => {
      const own = Math.min(left, free.get(id) ?? 0)
      left -= own
      free.set(id, (free.get(id) ?? 0) - own)
      return own > 0 ? [{ orderLineId: id, storeCode, quantity: own }] : []
    })
  })
}

/** The lines of a product: its copies that are not signed, then those of each dedication, each with its shares of every advantage. */
function newLines(line: PricedLine, texts: LineTexts | undefined): Omit<NewLine, 'position'>[] {
  const whole = newLine(line, texts)
  const parts = partsOf(line)
  const copies = parts.map((part) => part.quantity)
  const shares = (amount: Cents) => (parts.length > 1 ? allocate(amount, copies) : [amount])
  const [promotion, coupon, bonus] = [shares(whole.promotion_cents), shares(whole.coupon_cents), shares(whole.bonus_cents)]
  return parts.map(({ quantity, signed }, place) => ({
    ...whole,
    quantity,
    line_cents: cents(whole.unit_cents * quantity),
    promotion_cents: promotion[place]!,
    coupon_cents: coupon[place]!,
    bonus_cents: bonus[place]!,
    signing_id: signed?.activity ?? null,
    dedication: signed?.dedication ?? '',
    dedicated: Boolean(signed?.dedication),
  }))
}

function newLine({ row, product, price, delayed }: PricedLine, texts: LineTexts | undefined): Omit<NewLine, 'position'> {
  if (!price) throw new Error(`product ${row.product_id} was ordered without a price`)
  return {
    product_id: row.product_id,
    kind: product.model_type,
    title: texts?.title ?? product.title,
    author: texts?.author ?? null,
    sku: product.sku,
    ean: product.ean,
    quantity: row.quantity,
    list_unit_cents: price.listUnit,
    unit_cents: price.unit,
    line_cents: price.gross,
    promotion_cents: price.promotion,
    coupon_cents: price.coupon,
    bonus_cents: price.bonus,
    vat_class: row.vat_class,
    vat_percent: price.vatPercent,
    surcharge_percent: price.surchargePercent,
    ebook: product.ebook,
    ebook_gift: Boolean(row.gift),
    is_delayed: delayed,
    charged_later: product.availability.charged_later,
    promised_days: delayed ? product.availability.days : null,
    launch_on: product.availability.launch as NewLine['launch_on'],
  }
}
