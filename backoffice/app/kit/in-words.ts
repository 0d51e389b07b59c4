import { shownCents, shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { formatted } from '#kernel/shown-time.ts'

interface YesAndNo {
  yes: string
  no: string
}

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const asDay = (text: string) => text.split('-').toReversed().join('/')
const asInstant = (text: string, language: Language) =>
  formatted(new Date(text), language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** A value of a record as a person compares it with another; empty where there is none. */
export function inWords(field: string, value: unknown, language: Language, words: YesAndNo): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return figure(field, value, language)
  if (Array.isArray(value)) return value.map((one) => inWords(field, one, language, words)).join(' · ')
  if (typeof value === 'object') return named(field, value as Record<string, unknown>, language, words)
  const text = String(value)
  if (day.test(text)) return asDay(text)
  return instant.test(text) ? asInstant(text, language) : text
}

/** An amount as money, a year as it is written, anything else as a number. */
function figure(field: string, value: number, language: Language): string {
  if (field.endsWith('_cents')) return shownCents(value, language)
  return field.endsWith('_year') ? String(value) : shownNumber(value, language)
}

/** Something with a name is called by it; of anything else, all that it says. */
function named(field: string, value: Record<string, unknown>, language: Language, words: YesAndNo): string {
  if (typeof value['name'] === 'string') return value['name']
  return Object.entries(value)
    .map(([name, part]) => inWords(`${field}.${name}`, part, language, words))
    .filter((said) => said !== '')
    .join(' · ')
}
