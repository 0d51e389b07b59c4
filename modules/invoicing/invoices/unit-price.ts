import { type Cents, cents } from '#kernel/money.ts'
import { discountRate } from '#modules/goods/pricing/discount-rate.ts'
import type { InvoiceLine } from './invoice.ts'

/** How a line's unit price and discount are printed; the amount is always the line's own. */
export interface UnitPrice {
  /** Euros; before VAT on a net invoice, with up to eight decimals. */
  unit: number
  /** In percent of quantity times unit; 0 when nothing was taken off. */
  discountPercent: number
  /** The same, VAT included; negative, as it is taken off. */
  discountCents: Cents
}

const eight = (value: number): number => Math.round(value * 1e8) / 1e8

/** Price of one before advantages, and what was taken off, from what was really paid (net lines of libraries). */
export function unitPrice(line: InvoiceLine, prices: 'gross' | 'net'): UnitPrice {
  const factor = prices === 'net' ? 1 + line.vatPercent / 100 : 1
  const list = line.listUnitCents * Math.abs(line.quantity)
  const paid = Math.abs(line.grossCents)
  const whole = { discountPercent: 0, discountCents: cents(0) }
  if (line.quantity === 0 || list === 0) return { unit: eight(paid / 100 / factor), ...whole }
  if (paid === list) return { unit: eight(line.listUnitCents / 100 / factor), ...whole }
  if (paid > list) return { unit: eight(paid / Math.abs(line.quantity) / 100 / factor), ...whole }
  return {
    unit: eight(line.listUnitCents / 100 / factor),
    discountPercent: discountRate(list, paid, Math.abs(line.quantity)),
    discountCents: cents(Math.sign(line.grossCents || 1) * (paid - list)),
  }
}
