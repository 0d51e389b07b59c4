/** Which of a record's prices is the shop's: for Spain, in euros, for everybody, valid today (ONIX list 58, price types). Pure. */

import { inEuros, type Rates } from '#importers/demo-rates.ts'
import type { Remark } from '#importers/items.ts'
import { withVat } from '#importers/vat.ts'
import type { Day } from '#kernel/days.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { dateIn, parseOnixDate } from './dates.ts'
import { child, children, type Element, words } from './element.ts'

export interface ChosenPrice {
  cents: number
  basis: 'stated' | 'converted'
  /** What was stated, where it was not in euros. */
  converted?: { currency: string; hundredths: number }
}
export interface PriceReading {
  price: ChosenPrice | null
  /** The source gives it away or sells it to nobody. */
  free: boolean
  remarks: Remark[]
}
export interface PriceDefaults {
  currency?: string
  priceType?: string
}

/** Fixed with tax, publisher's retail with tax, recommended with tax, then the same without tax (list 58). */
const preference = ['04', '42', '02', '03', '41', '01']
const withoutTax = new Set(['03', '41', '01'])
/** Prices anybody pays (list 59). */
const forEverybody = new Set(['', '00', '05'])

interface Candidate {
  element: Element
  hundredths: number
  currency: string
  type: string
  place: 'spain' | 'unstated' | 'elsewhere'
}

const list = (text: string) => text.split(/\s+/).filter(Boolean)

function placeOf(price: Element): Candidate['place'] {
  const territory = child(price, 'Territory')
  const holders = territory ? [price, territory] : [price]
  const of = (name: string) => holders.flatMap((holder) => children(holder, name).flatMap((element) => list(words(element))))
  const countries = [...of('CountryCode'), ...of('CountriesIncluded')]
  // In 2.1 the territory is a word of its own; in 3.x it holds composites.
  const bare = list((territory?.content ?? []).filter((piece) => typeof piece === 'string').join(' '))
  const regions = [...of('RegionsIncluded'), ...bare]
  if (of('CountriesExcluded').includes('ES')) return 'elsewhere'
  if (countries.includes('ES') || regions.includes('WORLD')) return 'spain'
  return countries.length + regions.length === 0 ? 'unstated' : 'elsewhere'
}

/** Whether a price holds on a day; a date that is none does not bound it. */
function validOn(price: Element, today: Day): boolean {
  for (const bound of children(price, 'PriceDate')) {
    const date = dateIn(bound)
    if (!date || 'fault' in date) continue
    const role = words(bound, 'PriceDateRole')
    if (role === '14' && date.day > today) return false
    if (role === '15' && date.day < today) return false
  }
  const from = parseOnixDate(words(price, 'PriceEffectiveFrom'))
  const until = parseOnixDate(words(price, 'PriceEffectiveUntil'))
  if (from && 'day' in from && from.day > today) return false
  return !(until && 'day' in until && until.day < today)
}

/** The currency a price states, or its message, or the country of its market has; undefined when nobody says. */
function currencyOf(price: Element, defaults: PriceDefaults, agents: readonly string[]): string | undefined {
  const stated = words(price, 'CurrencyCode') || defaults.currency
  if (stated) return stated.toUpperCase()
  const byCountry: Record<string, string> = { AU: 'AUD', NZ: 'NZD', GB: 'GBP', US: 'USD', CA: 'CAD', CH: 'CHF' }
  return agents.map((code) => byCountry[code]).find(Boolean)
}

/** `agents` are the countries of the record's market, for messages that name no currency; `rates` are those the shop has decided on. */
export function choosePrice(
  supplies: readonly Element[],
  vatClass: 'book' | 'ebook' | 'general',
  today: Day,
  defaults: PriceDefaults,
  agents: readonly string[],
  rates: Rates,
): PriceReading {
  const remarks: PriceReading['remarks'] = []
  const candidates: Candidate[] = []
  let free = false
  for (const supply of supplies) {
    const unpriced = words(supply, 'UnpricedItemType') || words(child(supply, 'Price'), 'UnpricedItemType')
    if (unpriced === '01') free = true
    for (const element of children(supply, 'Price')) {
      const written = words(element, 'PriceAmount')
      if (!written) continue
      const type = words(element, 'PriceType') || words(element, 'PriceTypeCode') || defaults.priceType || '02'
      if (!preference.includes(type) || !forEverybody.has(words(element, 'PriceQualifier'))) continue
      if (Number(words(element, 'MinimumOrderQuantity') || 1) > 1 || !validOn(element, today)) continue
      const amount = Number(written.replace(',', '.'))
      if (!/^\d{1,7}([.,]\d{1,4})?$/.test(written) || amount > 100_000) {
        remarks.push({ line: element.line, ...because('no_amount', { written: written.slice(0, 40) }) })
        continue
      }
      if (amount === 0) continue
      const currency = currencyOf(element, defaults, agents)
      if (!currency) {
        remarks.push({ line: element.line, ...because('no_currency', { written }) })
        continue
      }
      candidates.push({ element, hundredths: Math.round(amount * 100), currency, type, place: placeOf(element) })
    }
  }
  const rank = (candidate: Candidate) =>
    (candidate.currency === 'EUR' ? 0 : 100) +
    { spain: 0, unstated: 10, elsewhere: 20 }[candidate.place] +
    preference.indexOf(candidate.type)
  for (const best of candidates.toSorted((a, b) => rank(a) - rank(b))) {
    const gross = withoutTax.has(best.type) ? withVat(best.hundredths, vatClass, today) : best.hundredths
    const cents = inEuros(gross, best.currency, rates)
    if (cents === null) {
      remarks.push({
        line: best.element.line,
        ...because('no_rate', { currency: best.currency.slice(0, 10) }),
      })
      continue
    }
    const { currency, hundredths } = best
    const price: ChosenPrice =
      currency === 'EUR' ? { cents, basis: 'stated' } : { cents, basis: 'converted', converted: { currency, hundredths } }
    return { price, free: false, remarks }
  }
  return { price: null, free, remarks }
}
