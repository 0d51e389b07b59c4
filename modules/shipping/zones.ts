import { type Cents, cents } from '#kernel/money.ts'

export interface Zone {
  code: string
  freeFromCents: number | null
  daysFrom: number
  daysTo: number
  areas: { country: string; prefix: string }[]
  /** By weight, lightest first. */
  rates: { upToGrams: number; priceCents: number }[]
}

export interface Destination {
  country: string
  postcode: string
}

/** Weight of a piece whose own is unknown, in grams. */
const usualGrams = { book: 450, object: 350 } as const
export const gramsOf = (kind: 'book' | 'object', grams: number | null): number => grams ?? usualGrams[kind]

/** Postcodes of Spain: the province 01 to 52, then three digits (domain 7). */
const spanishPostcode = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/

/** The zone that ships to an address: the longest matching postcode prefix decides; null where the shop does not ship (P-13). */
export function zoneOf(zones: readonly Zone[], { country, postcode }: Destination): Zone | null {
  const code = postcode.replace(/[\s-]/g, '').toUpperCase()
  if (country === 'ES' && !spanishPostcode.test(code)) return null
  let best: { zone: Zone; length: number } | null = null
  for (const zone of zones)
    for (const area of zone.areas)
      if (area.country === country && code.startsWith(area.prefix) && area.prefix.length >= (best?.length ?? 0))
        best = { zone, length: area.prefix.length }
  return best?.zone ?? null
}

/** What shipping a parcel costs, VAT included; null when it is heavier than anything the zone carries. */
export function rateOf(zone: Zone, grams: number, goods: Cents): Cents | null {
  const rate = zone.rates.find(({ upToGrams }) => grams <= upToGrams)
  if (!rate) return null
  return cents(zone.freeFromCents !== null && goods >= zone.freeFromCents ? 0 : rate.priceCents)
}
