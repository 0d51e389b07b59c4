import { dayOf } from '#kernel/days.ts'
import type { Transactional } from '#kernel/db.ts'
import { fillIn } from '#kernel/fill-in.ts'
import { inEachLanguage, type Language } from '#kernel/language.ts'
import { allocate, type Cents, cents, sum, toEuros } from '#kernel/money.ts'
import { couponMessages } from '#modules/buying/coupons/messages.ts'
import { signedNote, signedTexts } from '#modules/editorial/signings/words.ts'
import { cachedCards } from '#modules/goods/catalogue/cached-cards.ts'
import type { CardRow } from '#modules/goods/catalogue/cards.ts'
import { productCardOf } from '#modules/goods/catalogue/cards.ts'
import { explained, vatShown } from '#modules/goods/pricing/explained.ts'
import { pricingMessages } from '#modules/goods/pricing/messages.ts'
import type { CouponDropped } from './cart.sql.ts'
import type { Cart, CartLine } from './contract.ts'
import { planViews } from './delivery-quote.ts'
import { mostOf } from './line-rules.ts'
import type { CartSettings, PricedCart, PricedLine, PricingTables } from './reckon.ts'
import type { SignedCopies } from './signed-copy.sql.ts'
import { partsOf } from './signed-line.ts'

export interface Viewing {
  language: Language
  now: Date
  settings: CartSettings
}

/** Cents of the total that gift cards pay. */
export const paidByCards = ({ giftCards }: Pick<PricedCart, 'giftCards'>): Cents => sum(giftCards.map((card) => card.applied))

/** The cart as every cart call answers it (K-01, I-18). */
export async function cartView(
  db: Transactional,
  tables: PricingTables,
  cart: PricedCart & { dropped: CouponDropped | null },
  asking: Viewing,
): Promise<Cart> {
  const { row, lines, quote } = cart
  const products = lines.map((line) => line.row.product_id)
  const cards = await cachedCards(db, products)
  const { language } = asking
  return {
    pk: row.id,
    is_empty: lines.length === 0,
    num_items: lines.reduce((all, line) => all + line.row.quantity, 0),
    total_products_price_incl_vat: toEuros(quote.goods),
    total_shipping_price_incl_vat: toEuros(quote.shipping),
    total_promotion_price_applied: toEuros(quote.promotion),
    total_bonus_price_applied: toEuros(quote.bonus),
    total_coupon_price_applied: toEuros(quote.coupon),
    total_surcharge_price: toEuros(quote.surcharge),
    total_price_incl_vat: toEuros(quote.total),
    gift_cards: cart.giftCards.map(({ last4, available, applied }) => ({
      last4,
      balance: toEuros(cents(available)),
      applied: toEuros(cents(applied)),
    })),
    takes_gift_cards: cart.takesCards,
    total_gift_card_price_applied: toEuros(paidByCards(cart)),
    total_to_pay: toEuros(cents(quote.total - paidByCards(cart))),
    vat: vatShown(quote.vat),
    tax_treatment: quote.treatment,
    explanation: explained(quote.explanation, language),
    coupon: cart.coupon && {
      coupon: cart.coupon.rule.code,
      title: cart.coupon.title[language],
      kind: cart.coupon.rule.kind,
      scope: cart.coupon.rule.scope,
      applied: toEuros(quote.coupon),
    },
    coupon_notice: cart.dropped && noticeSentence(cart.dropped, language),
    bonus: cart.points && {
      available: toEuros(cart.points.available),
      usable: toEuros(cart.points.usable),
      applied: toEuros(quote.bonus),
    },
    cart_lines: lines.flatMap((line) => {
      const card = cards.get(line.row.product_id)
      return card ? lineViews(cart, tables, line, card, asking) : []
    }),
    line_change: null,
    store_delivered: row.store_code,
    delivery_address: row.delivery_address,
    comments: row.comments,
    gift_wrap: row.gift_wrap,
    gift_ticket: row.gift_ticket,
    shipping_method: row.shipping_method,
    shipping_cost: cart.shippingCents === null ? null : toEuros(cart.shippingCents),
    shipment: row.shipment,
    split_offered: cart.splitOffered,
    split_fee: splitFeeOf(cart, asking.settings.splitFeeCents),
    plans: planViews(cart),
    shipping_pending: cart.shippingPending,
    home_guide: cart.guide,
    shipping_refusal: cart.shippingRefusal,
    pickup_point: row.pickup_point,
    held_until: row.held_until?.toISOString() ?? null,
    needs_shipping: cart.needsShipping,
    blocked: lines.some((line) => line.notice !== null),
    user: row.owner_id,
  }
}

/** The lines of a product with its card: texts and pictures of the card, price and stock of the sale. */
function lineViews(
  cart: PricedCart,
  { tree }: PricingTables,
  line: PricedLine,
  card: CardRow,
  { language, now }: Viewing,
): CartLine[] {
  const { row, price } = line
  const { id: _line, quantity: _copies, seen_price_cents, held: _held, gift, signed: _signed, ...sale } = row
  const product = { ...productCardOf({ ...card, ...sale }, language, tree, dayOf(now)), availability: line.product.availability }
  const parts = partsOf(line)
  const copies = parts.map((part) => part.quantity)
  const discounts = price ? allocate(cents(price.gross - price.paid), copies) : []
  const most = mostOf(line.product)
  return parts.map(({ id, quantity, signed }, place) => ({
    pk: id,
    product,
    quantity,
    unit_price: price && toEuros(price.unit),
    reduced_price: product.former_price === null ? null : product.price,
    total_line_price: toEuros(cents((price?.unit ?? 0) * quantity)),
    total_line_discount: toEuros(discounts[place] ?? cents(0)),
    notice: line.notice,
    former_line_price: line.notice === 'price_changed' ? toEuros(cents(seen_price_cents)) : null,
    max_quantity: Math.max(0, most - row.quantity + quantity),
    promised_on: promisedOn(cart, row.product_id),
    gift: gift ?? null,
    signing: signed && signingView(signed, language),
  }))
}

function signingView(signed: SignedCopies, language: Language): CartLine['signing'] {
  const { activity, titles, on, over, dedication, open } = signed
  const told = signedNote({ over, dedication, cancelled: false }, language)
  const stays = dedication ? signedTexts[language].dedicatedStays : null
  return { activity, title: titles[language] || titles.es, on, over, dedication, open, told, stays }
}

const sentences = inEachLanguage(
  (language): Record<string, string> => ({ ...couponMessages[language], ...pricingMessages[language] }),
)

const noticeSentence = ({ reason, details }: CouponDropped, language: Language): string =>
  fillIn(sentences[language][reason] ?? reason, language, details)

/** What a second parcel costs: the fee set, or the difference that the zone's tariff makes; 0 while it is not known. */
const splitFeeOf = ({ plans: [single, split] }: PricedCart, fee: number | null): number =>
  (fee ?? (split?.costCents ?? 0) - (single?.costCents ?? 0)) / 100

const promisedOn = ({ chosenParcels }: PricedCart, productId: number) =>
  chosenParcels.find((parcel) => parcel.productIds.includes(productId))?.promisedOn ?? null
