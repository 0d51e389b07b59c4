import type { Day } from '#kernel/days.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'

export interface LimitRow {
  validFrom: Day
  limitCents: number
}

/** Up to how much a retail sale may be simplified on a day. @throws RangeError when no limit has begun. */
export function simplifiedLimitOn(limits: readonly LimitRow[], day: Day): number {
  const held = limits.filter((row) => row.validFrom <= day).toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
  if (!held) throw new RangeError(`no limit of simplified invoices on ${day}`)
  return held.limitCents
}

export interface Sale {
  buyer: 'person' | 'business' | 'public_body'
  requested: boolean
  treatment: TaxTreatment
  /** Two letters; where the goods end up. */
  country: string
  totalCents: number
}

/**
 * Which first invoice a sale needs (RD 1619/2012, arts. 2 and 4): the full one for businesses and public bodies, on
 * request, for exports, intra-EU supplies and distance sales taxed in Spain, and above the limit; the simplified one otherwise.
 */
export function firstKind(sale: Sale, limitCents: number): 'F1' | 'F2' {
  const abroad = sale.treatment === 'export' || sale.treatment === 'intra_eu'
  const distance = sale.treatment === 'domestic' && sale.country !== 'ES'
  return sale.buyer !== 'person' || sale.requested || abroad || distance || sale.totalCents > limitCents ? 'F1' : 'F2'
}
