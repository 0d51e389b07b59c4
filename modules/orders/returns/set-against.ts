import { sum } from '#kernel/money.ts'
import type { RefundLine } from './refund.ts'

/** What had been charged for what is taken out of an order. */
export interface Charged {
  lines: readonly RefundLine[]
  /** By the parcels whose shipping it was. */
  shipping: readonly { parcelId: number; cents: number }[]
}

export const chargedCents = ({ lines, shipping }: Charged): number =>
  sum([...lines.flatMap((line) => [line.goodsCents, line.surchargeCents]), ...shipping.map((part) => part.cents)])

/**
 * Sets a part of what was charged against what the order owes: first the goods, then their surcharge, then shipping. What is `left` goes
 * back; `shipping` is that which is set against something else, by parcels.
 */
export function setAgainst(charged: Charged, amount: number): { left: Charged; shipping: Charged['shipping'] } {
  let open = amount
  const less = (cents: number): number => {
    const part = Math.min(open, cents)
    open -= part
    return cents - part
  }
  const goods = charged.lines.map((line) => ({ ...line, goodsCents: less(line.goodsCents) }))
  const lines = goods.map((line) => ({ ...line, surchargeCents: less(line.surchargeCents) }))
  const parts = charged.shipping.map(({ parcelId, cents }) => ({ parcelId, whole: cents, cents: less(cents) }))
  return {
    left: { lines, shipping: parts.filter((part) => part.cents > 0).map(({ parcelId, cents }) => ({ parcelId, cents })) },
    shipping: parts.map(({ parcelId, whole, cents }) => ({ parcelId, cents: whole - cents })).filter((part) => part.cents > 0),
  }
}
