import type { Branded } from './branded.ts'

/** A whole number of euro cents, VAT included unless the name says otherwise. */
export type Cents = Branded<number, 'Cents'>

/** @throws RangeError when `value` is not a safe integer: money never carries fractions of a cent. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return value as Cents
}

export const sum = (amounts: readonly number[]): Cents => cents(amounts.reduce((total, amount) => total + amount, 0))

/** Euros with two decimals, as the API of the specification shows prices (K-33: cents inside, euros outside). */
export const toEuros = (amount: Cents): number => amount / 100

/** As toEuros, of cents as a row holds them. @throws RangeError for anything but a safe integer. */
export const eurosOf = (amount: number): number => toEuros(cents(amount))

/** Cents of what a call says in euros. @throws RangeError for more than a safe integer holds. */
export const centsOf = (euros: number): Cents => cents(Math.round(euros * 100))

/**
 * Shares `total` (never negative) by weight; the shares add up to `total`, to the cent (largest remainders first).
 * @throws RangeError when the weights add up to nothing.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((all, weight) => all + weight, 0)
  if (whole <= 0) throw new RangeError('nothing to share between')
  const parts = weights.map((weight) => {
    const left = (total * weight) % whole
    return { left, share: (total * weight - left) / whole }
  })
  const missing = total - parts.reduce((all, part) => all + part.share, 0)
  for (const part of parts.toSorted((a, b) => b.left - a.left).slice(0, missing)) part.share += 1
  return parts.map((part) => cents(part.share))
}
