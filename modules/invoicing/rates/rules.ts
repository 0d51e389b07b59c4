import type { Day } from '#kernel/days.ts'

export const ruleKinds = ['vat_rate', 'book_cap', 'switch', 'invoice_limit', 'alone_limit'] as const
export type RuleKind = (typeof ruleKinds)[number]
export const vatClasses = ['book', 'ebook', 'general'] as const
export const audiences = ['everyone', 'library'] as const
export const switches = ['oss', 'bonus_on_books', 'points_on_books'] as const

/**
 * What a rule says; what its kind does not have is null. Percentages with decimals; `limit_cents` in cents: of `invoice_limit`, up to which a
 * sale is invoiced in short; of `alone_limit`, above which money given away waits for a second person.
 */
export interface Rule {
  kind: RuleKind
  country: string | null
  vat_class: (typeof vatClasses)[number] | null
  percent: number | null
  surcharge_percent: number | null
  audience: (typeof audiences)[number] | null
  /** mm-dd of every year; null for every day. */
  month_day: string | null
  store_code: string | null
  switch: (typeof switches)[number] | null
  turned_on: boolean | null
  limit_cents: number | null
}

/** A rule from a day on; `valid_to` is the last day, null while nothing else is known. */
export interface Change extends Rule {
  valid_from: Day
  valid_to: Day | null
}

const subjectParts = ['kind', 'country', 'vat_class', 'audience', 'month_day', 'store_code', 'switch'] as const
/** Whether two rules are about the same, whatever they say of it: of those one holds on each day. */
export const sameSubject = (one: Rule, other: Rule): boolean => subjectParts.every((part) => one[part] === other[part])

const sayings = ['percent', 'surcharge_percent', 'turned_on', 'limit_cents'] as const
export const saysTheSame = (one: Rule, other: Rule): boolean => sayings.every((part) => one[part] === other[part])
