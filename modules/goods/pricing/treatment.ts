import type { Day } from '#kernel/days.ts'
import type { VatClass } from '#modules/goods/catalogue/vat.ts'
import { holds, isOn, type PricingRules, type Territory } from './tax-rules.ts'

export interface Destination {
  country: string
  postcode: string
}

/** What the shop knows of who buys, as far as it changes prices. Nothing of it holds before staff or VIES confirmed it. */
export interface Standing {
  audience: 'everyone' | 'library'
  /** Country of a business whose VAT number VIES confirmed. */
  vatCountry: string | null
  /** A retailer in the equivalence scheme. */
  surcharge: boolean
}
export const anybody: Standing = { audience: 'everyone', vatCountry: null, surcharge: false }

export const treatments = ['domestic', 'export', 'oss', 'intra_eu'] as const
export type TaxTreatment = (typeof treatments)[number]

export interface Rate {
  percent: number
  surchargePercent: number
}

/** How a sale is taxed, and at which rates; `net`: the buyer pays the price without the Spanish VAT that is inside it. */
export interface Taxation {
  treatment: TaxTreatment
  net: boolean
  rateOf: (vatClass: VatClass) => Rate
  /** The rate inside the shop's price. */
  originRateOf: (vatClass: VatClass) => Rate
}

/** The territory a place belongs to; null outside every known country. */
export function territoryOf(territories: readonly Territory[], { country, postcode }: Destination, day: Day): Territory | null {
  const code = postcode.replace(/[\s-]/g, '').toUpperCase()
  let best: Territory | null = null
  for (const one of territories)
    if (
      one.country === country &&
      code.startsWith(one.prefix) &&
      holds(one, day) &&
      one.prefix.length >= (best?.prefix.length ?? 0)
    )
      best = one
  return best
}

/** Whether goods leave the VAT area on their way there: an export, which goes through customs. */
export const leavesVatArea = (rules: PricingRules, destination: Destination, day: Day): boolean =>
  !territoryOf(rules.territories, destination, day)?.inside

const noTax: Rate = { percent: 0, surchargePercent: 0 }

/**
 * Where the goods go and who buys decide how the sale is taxed (Ley 37/1992, arts. 21, 25, 68 and 154). Without a destination, and for what is
 * collected at a store, it is a Spanish sale.
 * @throws RangeError when Spain has no rate for a class that day: nothing is sold at a guessed rate.
 */
export function taxationOf(
  rules: PricingRules,
  { day, destination, standing }: { day: Day; destination: Destination | null; standing: Standing },
): Taxation {
  const found = (country: string, vatClass: VatClass) =>
    rules.rates.find((rate) => rate.country === country && rate.vatClass === vatClass && holds(rate, day))
  const origin = (vatClass: VatClass): Rate => {
    const rate = found('ES', vatClass)
    if (!rate) throw new RangeError(`no Spanish VAT rate for ${vatClass} on ${day}`)
    return { percent: rate.percent, surchargePercent: standing.surcharge ? rate.surchargePercent : 0 }
  }
  const taxed = (treatment: TaxTreatment, rateOf: Taxation['rateOf'], net = false): Taxation => ({
    treatment,
    net,
    rateOf,
    originRateOf: origin,
  })
  if (!destination) return taxed('domestic', origin)
  const territory = territoryOf(rules.territories, destination, day)
  if (!territory?.inside) return taxed('export', () => noTax, true)
  const country = territory.taxedAs ?? territory.country
  if (country === 'ES') return taxed('domestic', origin)
  if (standing.vatCountry !== null && standing.vatCountry !== 'ES') return taxed('intra_eu', () => noTax, true)
  if (!isOn(rules, 'oss', day)) return taxed('domestic', withoutSurcharge(origin))
  if (!found(country, 'general')) return taxed('domestic', withoutSurcharge(origin))
  // A class without a rate of its own there pays the standard one: never too little.
  return taxed('oss', (vatClass) => {
    const rate = found(country, vatClass) ?? found(country, 'general')
    return { percent: rate?.percent ?? 0, surchargePercent: 0 }
  })
}

const withoutSurcharge =
  (origin: Taxation['rateOf']): Taxation['rateOf'] =>
  (vatClass) => ({ ...origin(vatClass), surchargePercent: 0 })
