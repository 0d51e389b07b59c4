import { today } from '#kernel/days.ts'
import type { Transactional } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { cardOfOrder, type GiftCardRow, paidByCards } from '#modules/buying/gift-cards/for-orders.ts'
import { refusalSentence } from '#modules/buying/payments/refusals.ts'
import { placesShown } from '#modules/editorial/agenda/paid.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { explained, vatShown } from '#modules/goods/pricing/explained.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { type AttemptRow, attemptsOf, declinedParcels } from '#modules/orders/money/payments.ts'
import type { AtOrder } from '#modules/orders/order/at-order.ts'
import type { OrderDetail, OrderList } from '#modules/orders/order/contract.ts'
import { giftsAmong } from '#modules/orders/order/ebook-gifts.ts'
import { libraryCodeOf } from '#modules/orders/order/library-codes.ts'
import { type OrderLineRow, type OrderRow, orderByNumber, orderEvents, orderLines } from '#modules/orders/order/orders.ts'
import { signingsAmong } from '#modules/orders/order/signings.ts'
import { type OrderCode, orderStatus } from '#modules/orders/order/states.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import { type ParcelLineRow, type ParcelRow, parcelLinesOf, parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { provedStanding } from '#modules/people/customers/standing.ts'
import { otherShops } from '#modules/platform/storefronts/identity.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { ordersOf, pagesOf, whoOf } from './order-list.sql.ts'
import { parcelViews } from './parcel-views.ts'

const euros = (amount: number): number => toEuros(amount as Cents)

/** An owner's orders, newest first, a page at a time; 'all' is a filter, not a state (O-02, O-03). `words`: of number or reference. */
export async function listOrders(
  db: Transactional,
  owner: string,
  { status, page, words = '', language }: { status: OrderCode | 'all'; page: number; words?: string; language: Language },
): Promise<OrderList> {
  const [rows, { library }, shops] = await Promise.all([
    ordersOf(db, owner, { status, words, page }),
    provedStanding(db, owner, today()),
    otherShops(db, language),
  ])
  const total = rows[0]?.total ?? 0
  return {
    total,
    pages: pagesOf(total),
    items: rows.map((row) => ({
      number: row.number,
      shop: shops.get(row.storefront_code) ?? null,
      date: row.placed_at.toISOString(),
      status: orderStatus(row, row.states),
      processing: library ? libraryCodeOf(row.states) : null,
      payment_state: row.payment_state,
      reference: row.reference,
      num_items: row.copies,
      total_price_incl_vat: euros(row.total_cents),
    })),
  }
}

/**
 * One order with everything that was agreed (O-06); only its account's people see who of them did what.
 * @throws NotFound alike for unknown and foreign numbers (O-15).
 */
export async function orderDetail(
  db: Transactional,
  number: string,
  language: Language,
  { mayRead, mustSignIn, owns }: Pick<AtOrder, 'mayRead' | 'mustSignIn' | 'owns'>,
  secret: string,
): Promise<OrderDetail> {
  const order = await orderByNumber(db, number)
  if (!order || !mayRead(order)) throw new NotFound('order.unknown')
  const lines = await orderLines(db, order.id)
  const [
    cards,
    attempts,
    events,
    store,
    parcels,
    contents,
    declined,
    { library },
    who,
    byCards,
    card,
    activity,
    gifts,
    signings,
  ] = await Promise.all([
    productCards(
      db,
      lines.map((line) => line.product_id),
      language,
    ),
    attemptsOf(db, order.id),
    orderEvents(db, order.id),
    order.store_code ? storeByCode(db, order.store_code) : null,
    parcelsOf(db, order.id),
    parcelLinesOf(db, order.id),
    declinedParcels(db, order.id),
    provedStanding(db, order.owner_id, today()),
    owns(order) ? whoOf(db, order.id) : null,
    order.gift_card_cents > 0 ? paidByCards(db, order.id) : [],
    order.kind === 'gift_card' ? cardOfOrder(db, order.id) : null,
    order.kind === 'activity' ? placesShown(db, order.id, language, secret) : null,
    giftsAmong(db, order.id, lines),
    signingsAmong(db, lines, language),
  ])
  const shop = (await otherShops(db, language)).get(order.storefront_code) ?? null
  const servedOf = copiesServed(parcels, contents)
  const cardOf = new Map(cards.map((card) => [card.pk, card]))
  const paid = attempts.find(
    ({ gateway, outcome }) =>
      gateway !== 'gift_card' && gateway !== 'till' && (outcome === 'captured' || outcome === 'authorised'),
  )
  return {
    number: order.number,
    shop,
    date: order.placed_at.toISOString(),
    status: orderStatus(
      order,
      lines.map((line) => line.state),
    ),
    processing: library ? libraryCodeOf(lines.map((line) => line.state)) : null,
    payment_state: order.payment_state,
    reference: order.reference,
    num_items: order.kind !== 'goods' ? 1 : lines.reduce((all, line) => all + line.quantity, 0),
    total_price_incl_vat: euros(order.total_cents),
    email: order.email,
    lines: lines.map((line) => {
      const card = cardOf.get(line.product_id)
      const slug = card?.slug ?? 'x'
      return {
        line: line.id,
        product: line.product_id,
        title: line.title,
        author: line.author,
        sku: line.sku,
        ean: line.ean,
        quantity: line.quantity,
        price: euros(line.unit_cents),
        total_line_price: euros(line.line_cents),
        status: line.state,
        ...servedCopies(line, servedOf.get(line.id) ?? 0),
        billed: line.invoicing !== 'open',
        ebook: line.ebook,
        gift: gifts.get(line.id) ?? null,
        signing: signings.get(line.id) ?? null,
        charged_later: line.charged_later,
        promised_days: line.promised_days,
        launch: line.launch_on,
        image: card?.images.cart.src ?? '',
        categories: card?.category_path ?? [],
        href: shop
          ? shopPath(shop.path, 'product', language, { slug, id: line.product_id })
          : line.kind === 'book'
            ? pathTo('book-detail', language, { slug, id: line.product_id, sku: line.sku })
            : pathTo('object-detail', language, { slug, id: line.product_id }),
      }
    }),
    terms: order.terms,
    by_staff: order.made_by !== null,
    at_counter: order.concluded === 'counter',
    deposit: euros(order.deposit_cents),
    placed_by: who?.placed_by ?? '',
    approved_by: who?.approved_by ?? '',
    budget: who?.budget ?? '',
    parcels: parcelViews(lines, parcels, contents),
    gift_card: card ? soldCard(card) : null,
    activity,
    gift_cards: byCards.map(({ last4, spent, back }) => ({ last4, applied: euros(spent), given_back: euros(back) })),
    total_gift_card_price_applied: euros(order.gift_card_cents),
    total_to_pay: euros(order.total_cents - order.gift_card_cents),
    money: moneyOf(order, lines, parcels, contents),
    total_products_price_incl_vat: euros(order.goods_cents),
    total_shipping_price_incl_vat: euros(order.shipping_cents),
    total_coupon_price_applied: euros(order.coupon_cents),
    total_bonus_price_applied: euros(order.bonus_cents),
    total_promotion_price_applied: euros(order.promotion_cents),
    total_surcharge_price: euros(order.surcharge_cents),
    coupon: order.coupon_code,
    vat: vatShown(order.vat),
    tax_treatment: order.tax_treatment,
    explanation: explained(order.explanation ?? [], language),
    shipping_method: order.shipping_method,
    shipment: order.shipment,
    store_delivered: store && { code: store.code, name: store.name, address: store.address, city: store.city },
    pickup_point: order.pickup_point,
    shipping_address: order.delivery_address,
    billing_address: order.billing_address,
    comments: order.comments,
    gift_wrap: order.gift_wrap,
    gift_ticket: order.gift_ticket,
    invoice_request: order.invoice_requested,
    tax_id: order.tax_id,
    recipient_tax_id: order.recipient_tax_id,
    card: paid?.card_last4 ? { brand: paid.card_brand ?? 'other', last4: paid.card_last4 } : null,
    payment_refusal: refusalIn(attempts, language),
    shipping_pending: order.payment_state === 'pending' && order.shipping_pending,
    must_sign_in: mustSignIn(order),
    payable: (order.payment_state === 'pending' && !order.shipping_pending) || declined.length > 0 || order.difference_cents > 0,
    events: events.map(({ at, event }) => ({ at: at.toISOString(), event })),
  }
}

/** What a paid order comes to now, what of it was charged and given back, and what is still to be charged. */
function moneyOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  parcels: readonly ParcelRow[],
  contents: readonly ParcelLineRow[],
): OrderDetail['money'] {
  if (order.terms === 'account' || parcels.length === 0 || ['pending', 'cancelled'].includes(order.payment_state)) return null
  const amounts = parcelAmounts(order, lines, parcels, contents)
  const total = [...amounts.values()].reduce((all, { totalCents }) => all + totalCents, 0)
  const kept = order.captured_cents - order.refunded_cents
  const waits = order.payment_state === 'authorised' || order.payment_state === 'part_paid'
  return {
    total: euros(total),
    charged: euros(order.captured_cents),
    given_back: euros(order.refunded_cents),
    left: euros(waits ? Math.max(0, total - kept - order.difference_cents) : 0),
    difference: euros(order.difference_cents),
  }
}

/** The card an order bought, for its buyer: never its code. */
const soldCard = (card: GiftCardRow): NonNullable<OrderDetail['gift_card']> => ({
  recipient_name: card.recipient_name,
  recipient_email: card.recipient_email,
  giver_name: card.giver_name,
  message: card.message,
  send_on: card.send_on,
  expires_on: card.issued_at ? card.expires_on : null,
  sent: card.sent_at?.toISOString() ?? null,
})

/** Why the last try was refused, in words for the customer. */
function refusalIn(attempts: readonly AttemptRow[], language: Language): string | null {
  const last = attempts.filter((attempt) => attempt.charged_by === null).at(-1)
  const refused = last?.outcome === 'declined' || last?.outcome === 'cancelled'
  return refused && last.response_code ? refusalSentence(last.gateway, last.response_code, language) : null
}

/** Copies of each line that have left. */
function copiesServed(parcels: readonly ParcelRow[], contents: readonly ParcelLineRow[]): Map<number, number> {
  const left = new Set(parcels.filter(({ state }) => state === 'handed_over' || state === 'delivered').map(({ id }) => id))
  const served = new Map<number, number>()
  for (const { parcel_id, order_line_id, quantity } of contents)
    if (left.has(parcel_id)) served.set(order_line_id, (served.get(order_line_id) ?? 0) + quantity)
  return served
}

const servedCopies = (line: Pick<OrderLineRow, 'quantity' | 'fulfilment'>, served: number) =>
  line.fulfilment === 'cancelled' ? { served: 0, pending: 0 } : { served, pending: line.quantity - served }
