import { type Language, locales } from '#kernel/language.ts'

const dated = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
/** The first of January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)

/** "noviembre de 2026" of 2026-11. */
export const monthName = (key: string, language: Language): string =>
  dated(language, { month: 'long', year: 'numeric' }).format(new Date(`${key}-01T00:00:00Z`))

/** "nov 26" of 2026-11, below a bar. */
export const shortMonth = (key: string, language: Language): string =>
  dated(language, { month: 'short', year: '2-digit' })
    .format(new Date(`${key}-01T00:00:00Z`))
    .replaceAll(' de ', ' ')
    .replaceAll(' del ', ' ')

/** "lunes" of 1. */
export const weekdayName = (key: string, language: Language): string =>
  dated(language, { weekday: 'long' }).format(new Date(monday + (Number(key) - 1) * 86_400_000))

/** 23/11 of 2026-11-23: as short as it can stand below a bar. */
export const shortDay = (key: string): string => key.slice(5).split('-').toReversed().join('/')
export const longDay = (key: string): string => key.split('-').toReversed().join('/')
