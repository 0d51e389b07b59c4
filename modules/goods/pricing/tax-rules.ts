import type { Day } from '#kernel/days.ts'
import type { VatClass } from '#modules/goods/catalogue/vat.ts'

/** A row that holds from one day to another, the last one included; null while nobody knows its end. */
export interface Dated {
  validFrom: Day
  validTo: Day | null
}

/** Percentages, of which decimals are kept (5.5). */
export interface VatRate extends Dated {
  country: string
  vatClass: VatClass
  percent: number
  /** Recargo de equivalencia. */
  surchargePercent: number
}

/** Where VAT is charged: the longest matching beginning of a postcode decides; a country without a row lies outside. */
export interface Territory extends Dated {
  country: string
  prefix: string
  inside: boolean
  /** Whose rates hold there, when not the country's own. */
  taxedAs: string | null
}

/** How far below its fixed price a book may be sold (Ley 10/2007, art. 11). */
export interface BookCap extends Dated {
  audience: 'everyone' | 'library'
  percent: number
  /** mm-dd of every year; null for every day. */
  monthDay: string | null
  storeCode: string | null
}

/**
 * What counsel and the tax office decide: destination VAT inside the EU above the yearly threshold, points as a means to pay books,
 * points earned on books.
 */
export type Switch = 'oss' | 'bonus_on_books' | 'points_on_books'

/** Everything the law and the shop have decided about prices, past and to come; what holds is picked by day. */
export interface PricingRules {
  rates: readonly VatRate[]
  territories: readonly Territory[]
  caps: readonly BookCap[]
  switches: readonly (Dated & { name: Switch })[]
}

export const holds = (row: Dated, day: Day): boolean => row.validFrom <= day && (row.validTo === null || day <= row.validTo)

export const isOn = (rules: PricingRules, name: Switch, day: Day): boolean =>
  rules.switches.some((row) => row.name === name && holds(row, day))
