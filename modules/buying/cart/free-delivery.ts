import { type Cents, cents, sum } from '#kernel/money.ts'
import type { ShipmentPlan } from '#modules/buying/shipping/plans.ts'
import { missingOf, reaches } from '#modules/goods/pricing/promotion-shares.ts'
import type { Quote, QuoteLine } from '#modules/goods/pricing/quote.ts'
import type { FreeDelivery } from '#modules/goods/pricing/rules.ts'
import type { DeliveryQuote } from './delivery-quote.ts'

/** A delivery whose ordinary cost a promotion bears: `amount` of it. */
export interface Freed {
  rule: FreeDelivery
  amount: Cents
}

/** The goods of a cart as they are paid. */
export interface Bought {
  quote: Quote
  /** Which of its products are books. */
  kindOf: ReadonlyMap<number, 'book' | 'object'>
}

/** What could make its delivery free, and what that is judged by. */
export interface Freeing {
  freeing: readonly FreeDelivery[]
  bought: Bought
}

/** What a promotion for free delivery still lacks here: judged as the zone's own limit is, by what the goods cost after discounts. */
export function lacking(rule: FreeDelivery, { quote, kindOf }: Bought): Cents {
  const lines = quote.lines.map((line) => ({ ...line, kind: kindOf.get(line.product) ?? 'object', gross: afterDiscounts(line) }))
  return lines.some((line) => reaches(rule, line)) ? missingOf(rule, lines) : cents(Number.MAX_SAFE_INTEGER)
}
const afterDiscounts = ({ gross, promotion, coupon }: QuoteLine): Cents => cents(gross - promotion - coupon)

/** The first promotion that makes this delivery free; null where none does or it costs nothing. */
export function freedBy(delivery: DeliveryQuote, { freeing, bought }: Freeing): Freed | null {
  const amount = delivery.plans[0]?.costCents ?? null
  if (amount === null || amount === 0 || !delivery.zone) return null
  const { code } = delivery.zone
  const rule = freeing.find((one) => (one.zone ?? code) === code && lacking(one, bought) === 0)
  return rule ? { rule, amount } : null
}

/** The same delivery without its ordinary cost; what a second parcel costs beside it is still paid (P-19). */
export function withoutCost(delivery: DeliveryQuote, { amount }: Freed): DeliveryQuote {
  const plans = delivery.plans.map((plan) => freedPlan(plan, amount))
  const chosen = plans[delivery.plans.findIndex(({ parcels }) => parcels === delivery.chosenParcels)]
  if (!chosen) return delivery
  return { ...delivery, plans, chosenParcels: chosen.parcels, shippingCents: chosen.costCents }
}

function freedPlan(plan: ShipmentPlan, amount: Cents): ShipmentPlan {
  let left: number = amount
  const parcels = plan.parcels.map((parcel) => {
    const off = Math.min(left, parcel.shippingCents ?? 0)
    left -= off
    return { ...parcel, shippingCents: parcel.shippingCents === null ? null : cents(parcel.shippingCents - off) }
  })
  const costs = parcels.map(({ shippingCents }) => shippingCents)
  return { ...plan, parcels, costCents: costs.includes(null) ? null : sum(costs.map((cost) => cost ?? cents(0))) }
}
