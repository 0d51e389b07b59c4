import type { Language } from '#kernel/language.ts'

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const

/** A promised day as it is spoken: "lunes, 16 de noviembre", with the year only when it is not the current one. */
export function spokenDay(day: string, language: Language, thisYear = new Date().getFullYear()): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(Number(day.slice(0, 4)) === thisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

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
