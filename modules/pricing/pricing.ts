import { allocate, type Cents, cents, sum } from '#kernel/money.ts'

/** A line as the price sees it: unit price in cents, VAT included. */
export interface PricedLine {
  unitCents: Cents
  quantity: number
  vatPercent: number
}

/** What one VAT rate holds of a total: base + vat = gross, to the cent. */
export interface VatShare {
  percent: number
  base: Cents
  vat: Cents
}

export interface Totals {
  lines: Cents[]
  goods: Cents
  shipping: Cents
  total: Cents
  vat: VatShare[]
}

/**
 * The VAT inside a gross amount, rounded once, half up (domain: prices include VAT, so only the split is rounded).
 * `percent` may carry decimals (5.5), which are taken as hundredths.
 */
export function splitVat(gross: Cents, percent: number): VatShare {
  const whole = 10_000 + Math.round(percent * 100)
  const base = Math.floor((gross * 20_000 + whole) / (2 * whole))
  return { percent, base: cents(base), vat: cents(gross - base) }
}

/**
 * Goods, shipping and VAT of a cart or order. Line total = quantity × unit price (K-33); shipping follows the goods: its share of
 * each rate is proportional to the goods of that rate, and VAT is split once per rate, never per line (domain 1.4).
 */
export function totalsOf(lines: readonly PricedLine[], shipping: Cents): Totals {
  const lineTotals = lines.map((line) => cents(line.unitCents * line.quantity))
  const goods = sum(lineTotals)
  const byRate = new Map<number, number>()
  for (const [place, line] of lines.entries())
    byRate.set(line.vatPercent, (byRate.get(line.vatPercent) ?? 0) + (lineTotals[place] ?? 0))
  const rates = [...byRate.keys()].toSorted((a, b) => a - b)
  const goodsByRate = rates.map((rate) => byRate.get(rate) ?? 0)
  const shippingByRate = goods > 0 && shipping > 0 ? allocate(shipping, goodsByRate) : rates.map(() => cents(0))
  return {
    lines: lineTotals,
    goods,
    shipping,
    total: cents(goods + shipping),
    vat: rates.map((rate, place) => splitVat(cents((goodsByRate[place] ?? 0) + (shippingByRate[place] ?? 0)), rate)),
  }
}
