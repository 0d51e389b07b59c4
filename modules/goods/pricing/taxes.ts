import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import { type Reason, reason } from './explanation.ts'
import type { Rate } from './treatment.ts'
import { percentOf, splitVat, type VatShare } from './vat-split.ts'

/** One rate's part of the total: base + vat is what is paid at that rate, shipping included; the surcharge comes on top. */
export interface VatRow extends VatShare {
  surcharge_percent: number
  surcharge: Cents
}

interface Taxed {
  rate: Rate
  /** After advantages. */
  paid: Cents
  /** Before them: what shares shipping when everything is free. */
  gross: Cents
}

/** What leaves together and is invoiced together: its lines, and what of the shipping it carries. */
export interface TaxedParcel {
  lines: readonly Taxed[]
  shipping: Cents
}

interface TaxedRate {
  rate: Rate
  paid: number
  gross: number
  share: Cents
}

/**
 * The taxes of an order are those of its invoices, and each parcel is invoiced by itself (P-36): in each parcel VAT is split once per
 * rate, never per line, and its shipping follows its own goods, shared by what they cost (decision 17). A retailer's surcharge is
 * reckoned from the same base (recargo de equivalencia: Ley 37/1992, art. 154).
 */
export function taxesOf(parcels: readonly TaxedParcel[]): { rows: VatRow[]; reasons: Reason[] } {
  const taxed = Map.groupBy(parcels.flatMap(ratesOf), ({ rate }) => keyOf(rate))
  const rates = [...taxed.values()].toSorted(([a], [b]) => a!.rate.percent - b!.rate.percent)
  const reasons: Reason[] = []
  const rows = rates.map((parts): VatRow => {
    const { percent, surchargePercent } = parts[0]!.rate
    const splits = parts.map(({ paid, share }) => splitVat(cents(paid + share), percent))
    const [base, vat] = [sum(splits.map((split) => split.base)), sum(splits.map((split) => split.vat))]
    const surcharge = sum(splits.map((split) => percentOf(split.base, surchargePercent)))
    const share = sum(parts.map((part) => part.share))
    if (share > 0 && rates.length > 1) reasons.push(reason('shipping_share', share, { percent }))
    reasons.push(reason('vat', vat, { percent, from: cents(base + vat) }))
    if (surcharge > 0) reasons.push(reason('surcharge', surcharge, { percent: surchargePercent, from: base }))
    return { percent, base, vat, surcharge_percent: surchargePercent, surcharge }
  })
  return { rows, reasons }
}

const keyOf = ({ percent, surchargePercent }: Rate): string => `${percent} ${surchargePercent}`

/** What each rate holds of a parcel, the lowest first. */
function ratesOf({ lines, shipping }: TaxedParcel): TaxedRate[] {
  const rates = [...Map.groupBy(lines, ({ rate }) => keyOf(rate)).values()]
    .map((own) => ({
      rate: own[0]!.rate,
      paid: sum(own.map((line) => line.paid)),
      gross: sum(own.map((line) => line.gross)),
    }))
    .toSorted((a, b) => a.rate.percent - b.rate.percent)
  const shares = shippingShares(shipping, rates)
  return rates.map((rate, index) => ({ ...rate, share: shares[index]! }))
}

/** A parcel's shipping by the rates of its goods, the highest rate last; checkout and invoice share it alike. */
export function shippingShares(shipping: Cents, rates: readonly { paid: number; gross: number }[]): Cents[] {
  if (rates.length === 0) return []
  const weights = [rates.map((rate) => rate.paid), rates.map((rate) => rate.gross)].find((item) => sum(item) > 0)
  // Nothing costs anything: shipping alone is taxed at the highest of the rates.
  return allocate(shipping, weights ?? rates.map((_, index) => (index === rates.length - 1 ? 1 : 0)))
}
