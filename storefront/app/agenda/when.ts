import { addDays, type Day, mondayOf } from '#kernel/days.ts'
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
export function weeksOf(month: string): (Day | null)[][] {
  const weeks: (Day | null)[][] = []
  for (let first = mondayOf(`${month}-01` as Day); first.slice(0, 7) <= month; first = addDays(first, 7))
    weeks.push(
      Array.from({ length: 7 }, (_one, index) => addDays(first, index)).map((day) => (day.startsWith(month) ? day : null)),
    )
  return weeks
}
