import { type Cents, cents } from '#kernel/money.ts'

export interface Zone {
  code: string
  /** Nobody is sent anything in a zone that is switched off, wherever else its postcodes would fit. */
  active: boolean
  freeFromCents: number | null
  daysFrom: number
  daysTo: number
  /** Whether carriers keep pickup points there. */
  pickupPoints: boolean
  /** The one shop that sends there; nothing: every shop does. */
  onlyShop?: string | null
  areas: { country: string; prefix: string }[]
  /** By weight, lightest first; a price of null is confirmed by the shop after the order. */
  rates: { upToGrams: number; priceCents: number | null }[]
}

export interface Destination {
  country: string
  postcode: string
  street?: string
}

/** How postcodes look where the shop ships, blanks and hyphens apart; a country without a row takes any. */
const postcodes: Readonly<Record<string, RegExp>> = {
  // Spain: the province 01 to 52, then three digits.
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  AD: /^(AD)?[1-7]00$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  GR: /^\d{5}$/,
  IT: /^\d{5}$/,
  LU: /^(L)?\d{4}$/,
  MC: /^980\d{2}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PL: /^\d{5}$/,
  PT: /^\d{4}(\d{3})?$/,
  SE: /^\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
}

/** Whether a postcode has the form of its country. */
export const isPostcode = (country: string, postcode: string): boolean => {
  const form = postcodes[country]
  return form === undefined || form.test(bare(postcode))
}

const bare = (postcode: string): string => postcode.replace(/[\s-]/g, '').toUpperCase()

/** A box at the post office: carriers do not deliver there. */
const postBox =
  /\b(?:apartado|apartat|apdo|aptdo)\b\.? ?(?:de )?(?:correos|correus|postal)? ?(?:n[.ºo°]{0,3} ?)?\d|\bp\.? ?o\.? ?box\b|\bpostfach\b/i
export const isPostBox = (street: string): boolean => postBox.test(street.replace(/\s+/g, ' '))

/** Where a shop sends: what every shop reaches, and what it alone does. */
export const zonesOf = (zones: readonly Zone[], shop: string): Zone[] =>
  zones.filter(({ onlyShop }) => (onlyShop ?? shop) === shop)

/** The zone that ships to an address: the longest matching postcode prefix decides; null where the shop does not ship (P-13). */
export function zoneOf(zones: readonly Zone[], { country, postcode, street }: Destination): Zone | null {
  const code = bare(postcode)
  if (!isPostcode(country, postcode) || (street !== undefined && isPostBox(street))) return null
  let best: { zone: Zone; length: number } | null = null
  for (const zone of zones)
    for (const area of zone.areas)
      if (area.country === country && code.startsWith(area.prefix) && area.prefix.length >= (best?.length ?? 0))
        best = { zone, length: area.prefix.length }
  return best?.zone.active ? best.zone : null
}

/** What shipping a parcel costs, VAT included; null while the shop has to confirm it. */
export function rateOf(zone: Zone, grams: number, goods: Cents): Cents | null | 'too_heavy' {
  const rate = zone.rates.find(({ upToGrams }) => grams <= upToGrams)
  if (!rate) return 'too_heavy'
  if (rate.priceCents === null) return null
  return cents(zone.freeFromCents !== null && goods >= zone.freeFromCents ? 0 : rate.priceCents)
}

/**
 * The same for what may take several boxes, as a library's order does: beyond the tariff, as few of the heaviest boxes with a price
 * as hold it.
 */
export function rateInBoxes(zone: Zone, grams: number, goods: Cents): Cents | null | 'too_heavy' {
  const rate = rateOf(zone, grams, goods)
  const largest = zone.rates.findLast(({ priceCents }) => priceCents !== null)
  if ((rate !== null && rate !== 'too_heavy') || !largest?.priceCents) return rate
  if (zone.freeFromCents !== null && goods >= zone.freeFromCents) return cents(0)
  return cents(Math.ceil(grams / largest.upToGrams) * largest.priceCents)
}
