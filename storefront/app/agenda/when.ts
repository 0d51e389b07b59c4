import { dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'

const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' }
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatted(instant: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const name = language + JSON.stringify(options)
  const found = formatters.get(name) ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'Europe/Madrid', ...options })
  formatters.set(name, found)
  return found.format(instant)
}

/** Noon of a calendar day: its name is the same wherever it is read. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const monthOf = (day: string, language: Language) => formatted(noon(day), language, { month: 'long' })
/** "de mayo", "d’abril", "May". */
const ofMonth = (day: string, language: Language) => {
  const name = monthOf(day, language)
  if (language === 'en') return name
  return language === 'ca' && /^[aeiou]/.test(name) ? `d’${name}` : `de ${name}`
}
const ofYear = (day: string, language: Language) => (language === 'en' ? day.slice(0, 4) : `de ${day.slice(0, 4)}`)

/** "3 de mayo". Put together here: browsers and servers differ in their commas. */
export const shortDay = (day: string, language: Language) => `${Number(day.slice(8))} ${ofMonth(day, language)}`

/** "miércoles, 3 de mayo de 2031". */
export const longDay = (day: string, language: Language) =>
  `${formatted(noon(day), language, { weekday: 'long' })}${language === 'en' ? '' : ','} ${shortDay(day, language)} ${ofYear(day, language)}`

/** "mayo de 2031", of a month written yyyy-mm. */
export const monthName = (month: string, language: Language) => `${monthOf(`${month}-01`, language)} ${ofYear(month, language)}`

/** "may", for a date as a leaf of a calendar. */
export const monthLabel = (day: string, language: Language) => monthOf(day, language).slice(0, 3)

/** Monday to Sunday, in full and short. */
export const weekdays = (language: Language) =>
  Array.from({ length: 7 }, (_one, place) => {
    const day = noon(`2024-01-0${place + 1}`)
    return { long: formatted(day, language, { weekday: 'long' }), short: formatted(day, language, { weekday: 'narrow' }) }
  })

const hour = (instant: Date, language: Language) =>
  formatted(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Day and hours of an activity in Madrid; one of several days says both. */
export function shownTime({ starts_at, ends_at }: { starts_at: string; ends_at: string }, language: Language): string {
  const [from, to] = [new Date(starts_at), new Date(ends_at)]
  const [first, last] = [dayOf(from), dayOf(to)]
  const start = `${longDay(first, language)}, ${hour(from, language)}`
  return first === last ? `${start}–${hour(to, language)}` : `${start} – ${longDay(last, language)}, ${hour(to, language)}`
}

/** The days of a month as weeks from Monday to Sunday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const cells = [
    ...Array.from({ length: blanks }, () => null),
    ...Array.from({ length }, (_one, place) => `${month}-${String(place + 1).padStart(2, '0')}`),
  ]
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_one, week) => cells.slice(week * 7, week * 7 + 7))
}
