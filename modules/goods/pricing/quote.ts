import type { Day } from '#kernel/days.ts'
import type { Localized } from '#kernel/language.ts'
import { type Cents, cents, sum } from '#kernel/money.ts'
import { advantagesOf } from './advantages.ts'
import { bonusShares } from './bonus.ts'
import { capOf } from './book-cap.ts'
import { type CouponMisfit, couponMisfit } from './coupon-scope.ts'
import { type Reason, reason } from './explanation.ts'
import type { AgreedDiscount, CouponRule, PromotionRule } from './rules.ts'
import { type QuotedProduct, shelfLine } from './shelf.ts'
import { isOn, type PricingRules } from './tax-rules.ts'
import { type TaxedParcel, taxesOf, type VatRow } from './taxes.ts'
import { type Destination, type Standing, type TaxTreatment, taxationOf } from './treatment.ts'

export interface QuoteContext {
  day: Day
  /** Where it travels; null for what is collected, downloaded or not yet addressed. */
  destination: Destination | null
  standing: Standing
  /** The store of a collection, where a book fair may be on. */
  store: string | null
  promotions: readonly PromotionRule[]
  coupon: CouponRule | null
  /** Null or left out: nothing was agreed. */
  agreed?: AgreedDiscount | null
  /** Points to spend, in cents: at most those the customer has. */
  bonusRequested: Cents
  /** As it stands for the zone: with VAT inside the VAT area, without outside it. */
  shipping: Cents
  /** What a promotion took off the shipping above, which stands without it. */
  freed?: { name: Localized; amount: Cents } | null
  /** What leaves together, as far as that is known: products in none of them are together and carry no shipping. Left out: one parcel. */
  parcels?: readonly QuotedParcel[]
}

export interface QuotedParcel {
  products: readonly number[]
  /** Its part of the shipping; the parts add up to the whole. */
  shipping: Cents
}

export interface QuoteLine {
  product: number
  quantity: number
  /** Without VAT where the sale is net, as all that follows. */
  listUnit: Cents
  unit: Cents
  /** unit × quantity */
  gross: Cents
  promotion: Cents
  coupon: Cents
  bonus: Cents
  /** What the customer pays for the line, shipping and surcharge apart. */
  paid: Cents
  /** Percentage the law let off this book; null where it sets no limit. */
  cap: number | null
  vatPercent: number
  surchargePercent: number
}

/** total = goods − promotion − coupon − bonus + shipping + surcharge; the VAT rows' base + vat + surcharge add up to it too. */
export interface Quote {
  lines: QuoteLine[]
  goods: Cents
  promotion: Cents
  coupon: Cents
  bonus: Cents
  shipping: Cents
  surcharge: Cents
  total: Cents
  vat: VatRow[]
  treatment: TaxTreatment
  /** Why the coupon was left out; null when it was not. */
  couponMisfit: CouponMisfit | null
  explanation: Reason[]
}

/**
 * What a cart costs, and why: the shop's price, the best of agreed terms, promotion and coupon, the legal cap on books, bonus, shipping, VAT and
 * surcharge, in this order. Pure; the place of a line in the cart changes nothing.
 */
export function quoteOf(products: readonly QuotedProduct[], rules: PricingRules, context: QuoteContext): Quote {
  const { day, standing, store, shipping } = context
  const tax = taxationOf(rules, context)
  const bookCap = capOf(rules.caps, { day, audience: standing.audience, store })
  const shelf = products.toSorted((a, b) => a.product - b.product).map((line) => shelfLine(line, tax, bookCap))
  const misfit = context.coupon && couponMisfit(context.coupon, shelf)
  const advantages = advantagesOf(shelf, context.promotions, misfit ? null : context.coupon, context.agreed)
  const bonuses = bonusShares(shelf, advantages, { asked: context.bonusRequested, onBooks: isOn(rules, 'bonus_on_books', day) })

  const explanation: Reason[] = []
  const lines = shelf.map((line, index): QuoteLine => {
    const { promotion, coupon, reasons } = advantages[index]!
    const bonus = bonuses[index] ?? cents(0)
    explanation.push(...line.reasons, ...reasons)
    if (bonus > 0) explanation.push(reason('bonus', cents(-bonus), { product: line.product }))
    const rate = tax.rateOf(line.vatClass)
    return {
      product: line.product,
      quantity: line.quantity,
      listUnit: line.list,
      unit: line.unit,
      gross: line.gross,
      promotion,
      coupon,
      bonus,
      paid: cents(line.gross - promotion - coupon - bonus),
      cap: line.cap,
      vatPercent: rate.percent,
      surchargePercent: rate.surchargePercent,
    }
  })
  const charged = lines.length > 0 ? shipping : cents(0)
  if (context.freed) explanation.push(reason('free_shipping', context.freed.amount, { name: context.freed.name }))
  if (charged > 0) explanation.push(reason('shipping', charged))
  const taxes = taxesOf(
    taxedParcels(lines, context.parcels ?? [{ products: lines.map((line) => line.product), shipping: charged }]),
  )
  explanation.push(...taxes.reasons)
  const all = (part: 'gross' | 'promotion' | 'coupon' | 'bonus' | 'paid') => sum(lines.map((line) => line[part]))
  const surcharge = sum(taxes.rows.map((row) => row.surcharge))
  return {
    lines: inOrderOf(products, lines),
    goods: all('gross'),
    promotion: all('promotion'),
    coupon: all('coupon'),
    bonus: all('bonus'),
    shipping: charged,
    surcharge,
    total: cents(all('paid') + charged + surcharge),
    vat: taxes.rows,
    treatment: tax.treatment,
    couponMisfit: misfit,
    explanation,
  }
}

function inOrderOf(products: readonly QuotedProduct[], lines: readonly QuoteLine[]): QuoteLine[] {
  const byProduct = new Map(lines.map((line) => [line.product, line]))
  return products.map(({ product }) => byProduct.get(product)!)
}

function taxedParcels(lines: readonly QuoteLine[], parcels: readonly QuotedParcel[]): TaxedParcel[] {
  const placeOf = new Map(parcels.flatMap(({ products }, index) => products.map((product) => [product, index] as const)))
  const inside = Map.groupBy(lines, (line) => placeOf.get(line.product) ?? -1)
  const taxed = (own: readonly QuoteLine[] = []) =>
    own.map(({ vatPercent: percent, surchargePercent, paid, gross }) => ({ rate: { percent, surchargePercent }, paid, gross }))
  return [
    ...parcels.map(({ shipping }, index) => ({ lines: taxed(inside.get(index)), shipping })),
    { lines: taxed(inside.get(-1)), shipping: cents(0) },
  ]
}
