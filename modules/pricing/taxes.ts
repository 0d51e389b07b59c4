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

/**
 * VAT is split once per rate, never per line; shipping follows the goods, shared by what they cost (domain 1.4). A retailer's
 * surcharge is reckoned from the same base (domain 1.5).
 */
export function taxesOf(lines: readonly Taxed[], shipping: Cents): { rows: VatRow[]; reasons: Reason[] } {
  const groups = new Map<string, { rate: Rate; paid: number; gross: number }>()
  for (const { rate, paid, gross } of lines) {
    const key = `${rate.percent} ${rate.surchargePercent}`
    const group = groups.get(key) ?? { rate, paid: 0, gross: 0 }
    groups.set(key, { rate, paid: group.paid + paid, gross: group.gross + gross })
  }
  const rates = [...groups.values()].toSorted((a, b) => a.rate.percent - b.rate.percent)
  const shares = shippingShares(shipping, rates)
  const reasons: Reason[] = []
  const rows = rates.map(({ rate, paid }, place) => {
    const share = shares[place] ?? cents(0)
    const gross = cents(paid + share)
    const { percent, base, vat } = splitVat(gross, rate.percent)
    const surcharge = percentOf(base, rate.surchargePercent)
    if (share > 0 && rates.length > 1) reasons.push(reason('shipping_share', share, { percent }))
    reasons.push(reason('vat', vat, { percent, from: gross }))
    if (surcharge > 0) reasons.push(reason('surcharge', surcharge, { percent: rate.surchargePercent, from: base }))
    return { percent, base, vat, surcharge_percent: rate.surchargePercent, surcharge }
  })
  return { rows, reasons }
}

function shippingShares(shipping: Cents, rates: readonly { paid: number; gross: number }[]): Cents[] {
  if (rates.length === 0) return []
  const weights = [rates.map((one) => one.paid), rates.map((one) => one.gross)].find((one) => sum(one) > 0)
  // Nothing costs anything: shipping alone is taxed at the highest of the rates.
  return allocate(shipping, weights ?? rates.map((_, place) => (place === rates.length - 1 ? 1 : 0)))
}
