/**
 * Rules that fill the demonstration catalogue where a source has no price in euros. DEMONSTRATION ONLY: the rates are fixed and
 * of no day, the prices they give are marked (`priceBasis`) and are never the publisher's. A shop that trades loads prices from
 * its own feed, which states euros, and none of these rules runs.
 */
import { createHash } from 'node:crypto'

/** Euros for one unit of a currency, in hundredths of a cent. */
export type Rates = ReadonlyMap<string, number>

/** None: what its source does not price in euros has no price. */
export const noRates: Rates = new Map()

export const demoRates: Rates = new Map(
  Object.entries({
    USD: 9_200,
    GBP: 11_700,
    AUD: 6_000,
    NZD: 5_500,
    CAD: 6_700,
    CHF: 10_500,
    BRL: 1_700,
    SEK: 880,
    DKK: 1_340,
    NOK: 860,
  }),
)

/** Cents of EUR for an amount in hundredths of a unit, a foreign one to the next five cents; null for a currency without a rate. */
export function inEuros(hundredths: number, currency: string, rates: Rates): number | null {
  if (currency === 'EUR') return hundredths
  const rate = rates.get(currency)
  if (rate === undefined) return null
  return Math.ceil((hundredths * rate) / 10_000 / 5) * 5
}

/** A number between 0 and 2^32 that depends on the key alone: the rules below look varied and never change. */
export const demoNumber = (key: string, purpose: string): number =>
  createHash('md5').update(`${purpose}:${key}`).digest().readUInt32BE(0)

const endings = [0, 50, 90, 95] as const

/** The price of a book whose source names none: by its pages when known, else between 9 and 25 euros by its ISBN. */
export function demoBookPrice(ean: string, pages: number | undefined): number {
  const number = demoNumber(ean, 'price')
  const euros = pages ? Math.min(60, 6 + Math.round(pages / 28)) : 9 + (number % 16)
  return euros * 100 + endings[(number >>> 8) % endings.length]!
}

/** The price of a museum object's reproduction, between the two bounds in euros. */
export function demoObjectPrice(ean: string, from: number, to: number): number {
  const number = demoNumber(ean, 'price')
  return (from + (number % (to - from + 1))) * 100 + endings[(number >>> 8) % endings.length]!
}

/** Copies at the central store: two in five titles have none, the others one to twelve. */
export function demoStock(ean: string): number {
  const number = demoNumber(ean, 'stock')
  return number % 5 < 2 ? 0 : 1 + ((number >>> 8) % 12)
}

/** Units sold, long-tailed as bookshops know them: half never sold, a few by the hundred. */
export function demoUnitsSold(ean: string): number {
  const share = demoNumber(ean, 'sold') / 2 ** 32
  return share < 0.5 ? 0 : Math.floor(0.5 / (1 - share)) - 1
}
