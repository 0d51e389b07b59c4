import type { Localized } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'

/** Steps whose amounts add up to the total, in the order in which they are taken. */
export const addingSteps = [
  'price',
  'net',
  'reduction',
  'terms',
  'promotion',
  'coupon',
  'bonus',
  'shipping',
  'surcharge',
] as const
/** Steps that say why: an advantage that lost to a better one, what the law cut off, what
 * delivery would have cost, each rate's share of shipping, the VAT inside. */
export const tellingSteps = ['lost', 'cap', 'free_shipping', 'shipping_share', 'vat'] as const

/**
 * One step of a price, in numbers; words are made of it where it is shown. Amounts in cents; what takes off is negative.
 *
 * - price: `quantity` × `from` = `amount`, the price before any reduction · net: the VAT that is taken out of it
 * - reduction, terms, promotion, coupon, bonus: taken off, by `percent` where there is one, under a `name`; terms are agreed with
 *   libraries and businesses
 * - lost: `name` would have taken off `amount` and was not the best · cap: of `from` wanted off, the law allowed `percent`; `amount` was cut
 * - free_shipping: `name` made delivery free, which would have cost `amount`
 * - shipping: what it costs · shipping_share: `amount` of it goes with the goods of rate `percent`
 * - vat: `from` holds `amount` of VAT at `percent` · surcharge: `percent` of the base `from`
 */
export interface Reason {
  step: (typeof addingSteps)[number] | (typeof tellingSteps)[number]
  /** Null when it is about the whole cart. */
  product: number | null
  amount: Cents
  from: Cents | null
  quantity: number | null
  percent: number | null
  /** A promotion's name, a coupon's code. */
  name: Localized | string | null
}

/** A reason with only what it has to say. */
export const reason = (step: Reason['step'], amount: Cents, rest: Partial<Omit<Reason, 'step' | 'amount'>> = {}): Reason => ({
  step,
  product: null,
  amount,
  from: null,
  quantity: null,
  percent: null,
  name: null,
  ...rest,
})

/** The steps of a total whose shipping became known only later; `taxes` are reckoned anew with it. */
export const withShipping = (told: readonly Reason[], shipping: Cents, taxes: readonly Reason[]): Reason[] => [
  ...told.filter(({ step }) => !followsShipping.includes(step)),
  ...(shipping > 0 ? [reason('shipping', shipping)] : []),
  ...taxes,
]
const followsShipping: readonly Reason['step'][] = ['shipping', 'shipping_share', 'vat', 'surcharge']
