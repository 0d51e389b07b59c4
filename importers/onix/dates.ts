/** Dates of ONIX (list 55) as days. */
import type { Day } from '#kernel/days.ts'
import { type Element, words } from './element.ts'

export type OnixDate =
  | { day: Day; year: number; precise: boolean }
  | { fault: '@no_date' | '@no_such_day'; written: string }
  | null

const shape: Record<string, RegExp> = {
  '00': /^(\d{4})(\d{2})(\d{2})$/,
  '01': /^(\d{4})(\d{2})()$/,
  '05': /^(\d{4})()()$/,
  '13': /^(\d{4})(\d{2})(\d{2})T\d{4}/,
  '14': /^(\d{4})(\d{2})(\d{2})T\d{4,6}/,
}
const anyShape = /^(\d{4})-?(\d{2})?-?(\d{2})?(?:T[\d:.+\-Z]+|\d{4}(?:\d{2})?)?$/

/**
 * Reads a date in the format it declares, or in the one it has; a month reads as its first day. Null when nothing is written,
 * a fault when what is written is no day between 1400 and 2100.
 */
export function parseOnixDate(text: string, format?: string): OnixDate {
  if (text === '') return null
  const declared = format ? shape[format] : undefined
  const found = declared?.exec(text) ?? anyShape.exec(text)
  if (!found) return { fault: '@no_date', written: text.slice(0, 40) }
  const [, year = '', month = '', dayOfMonth = ''] = found
  const written = `${year}-${month || '01'}-${dayOfMonth && dayOfMonth !== '00' ? dayOfMonth : '01'}`
  const parsed = new Date(`${written}T00:00:00Z`)
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === written
  if (!exists || Number(year) < 1400 || Number(year) > 2100) return { fault: '@no_such_day', written: text.slice(0, 40) }
  return { day: written as Day, year: Number(year), precise: Boolean(month) }
}

/** The date of a composite that holds Date, with its format as an attribute or as DateFormat. */
export function dateIn(composite: Element | undefined): OnixDate {
  if (!composite) return null
  const date = composite.content.find((piece): piece is Element => typeof piece !== 'string' && piece.name === 'Date')
  if (!date) return null
  return parseOnixDate(words(composite, 'Date'), date.attributes.dateformat ?? (words(composite, 'DateFormat') || undefined))
}
