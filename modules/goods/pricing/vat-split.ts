import { type Cents, cents } from '#kernel/money.ts'

/** What one VAT rate holds of a total: base + vat = gross, to the cent. */
export interface VatShare {
  percent: number
  base: Cents
  vat: Cents
}

/**
 * The VAT inside a gross amount, rounded once, half up (decision 17: prices include VAT, so only the split is rounded).
 * `percent` may carry decimals (5.5), which are taken as hundredths.
 */
export function splitVat(gross: Cents, percent: number): VatShare {
  const whole = 10_000 + Math.round(percent * 100)
  const base = Math.floor((gross * 20_000 + whole) / (2 * whole))
  return { percent, base: cents(base), vat: cents(gross - base) }
}

/** A percentage of an amount, half up; used for what is added on a base (recargo) and for advantages no law bounds. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  cents(Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000))
