import type { Language } from '#kernel/language.ts'
import { formatted, monthOf, noon, ofYear } from '#kernel/shown-time.ts'

/** "mayo de 2031", of a month written yyyy-mm. */
export const monthName = (month: string, language: Language) => `${monthOf(`${month}-01`, language)} ${ofYear(month, language)}`

/** "may", for a date as a leaf of a calendar. */
export const monthLabel = (day: string, language: Language) => monthOf(day, language).slice(0, 3)

/** Monday to Sunday, in full and short. */
export const weekdays = (language: Language) =>
  Array.from({ length: 7 }, (_one, index) => {
    const day = noon(`2024-01-0${index + 1}`)
    return { long: formatted(day, language, { weekday: 'long' }), short: formatted(day, language, { weekday: 'narrow' }) }
  })

/** The days of a month as weeks from Monday to Sunday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const cells = [
    ...Array.from({ length: blanks }, () => null),
    ...Array.from({ length }, (_one, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ]
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_one, week) => cells.slice(week * 7, week * 7 + 7))
}
