import { type Language, locales } from '#kernel/language.ts'
import { longDay } from '#kernel/shown-time.ts'

/** A promised day as it is said, dd/mm/yyyy with its weekday: "lunes, 16/11/2026". */
export const spokenDay = longDay

const madridDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Whether a promised day is today in Madrid. */
export const isToday = (day: string, now = new Date()): boolean => madridDay.format(now) === day

/** An instant as the clock of the shop shows it: "12:35". */
export const clockTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Madrid' }).format(
    new Date(instant),
  )
