import { fromTime, ofTheDay, toTheDay } from './catalan-day.ts'
import { type Day, dayOf, shownDay } from './days.ts'
import { type Language, locales } from './language.ts'

/** From when to when, as instants written in ISO 8601. */
export interface Span {
  starts_at: string
  ends_at: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** An instant in the time of Madrid; what makes the words is made once. */
export function formatted(instant: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const name = language + JSON.stringify(options)
  const found = formatters.get(name) ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'Europe/Madrid', ...options })
  formatters.set(name, found)
  return found.format(instant)
}

/** Noon of a calendar day: its name is the same wherever it is read. */
export const noon = (day: string) => new Date(`${day}T12:00:00Z`)

export const monthOf = (day: string, language: Language) => formatted(noon(day), language, { month: 'long' })
/** "de mayo", "d’abril", "May". */
const ofMonth = (day: string, language: Language) => {
  const name = monthOf(day, language)
  if (language === 'en') return name
  return language === 'ca' && /^[aeiou]/.test(name) ? `d’${name}` : `de ${name}`
}
export const ofYear = (day: string, language: Language) => (language === 'en' ? day.slice(0, 4) : `de ${day.slice(0, 4)}`)

/** "3 de mayo". Put together here: browsers and servers differ in their commas. */
export const shortDay = (day: string, language: Language) => `${Number(day.slice(8))} ${ofMonth(day, language)}`

const weekdayOf = (day: string, language: Language) => formatted(noon(day), language, { weekday: 'long' })

/** "miércoles 03/05/2031": dates are numbers in every language, with the weekday by which one plans. */
export const dayInYear = (day: string, language: Language) => `${weekdayOf(day, language)} ${shownDay(day as Day)}`

/** "Sábado, 03/05/2031", as a heading says a day; English writes no comma. */
export const longDay = (day: string, language: Language) =>
  language === 'en' ? dayInYear(day, language) : `${weekdayOf(day, language)}, ${shownDay(day as Day)}`

/** "9:30", with a colon in every language, as stores write their hours. */
const hour = (instant: Date): string => formatted(instant, 'es', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })

const noBreak = '\u00a0'

/** "de 17:00 a 19:30", "de 17:00 a 19:30 h", "17:00–19:30", kept in one line. */
function hours(from: Date, to: Date, language: Language): string {
  const [first, last] = [hour(from), hour(to)]
  if (language === 'en') return `${first}–${last}`
  return (language === 'ca' ? `${fromTime(first)} a ${last} h` : `de ${first} a ${last}`).replaceAll(' ', noBreak)
}

const bound: Record<Language, (day: string, to: boolean) => string> = {
  es: (day, to) => `${to ? ' al ' : 'del '}${day}`,
  ca: (day, to) => (to ? ` ${toTheDay(day)}` : ofTheDay(day)),
  en: (day, to) => `${to ? ' – ' : ''}${day}`,
}

/** "del 09/11/2026 al 06/01/2027". */
function days(first: string, last: string, language: Language): string {
  const said = (day: string, to: boolean) => bound[language](shownDay(day as Day), to)
  return said(first, false) + said(last, true)
}

const longNight = 12 * 3_600_000

/** Whether it lasts several days; what ends after midnight of the same night does not. */
export const lastsDays = ({ starts_at, ends_at }: Span): boolean =>
  dayOf(new Date(starts_at)) !== dayOf(new Date(ends_at)) && Number(new Date(ends_at)) - Number(new Date(starts_at)) > longNight

/**
 * When something is on, as one says it: "miércoles 25/11/2026, de 17:00 a 19:30", and of several days
 * "del 09/11/2026 al 06/01/2027", whose opening hours are told apart.
 */
export function shownSpan(span: Span, language: Language): string {
  const [from, to] = [new Date(span.starts_at), new Date(span.ends_at)]
  const first = dayOf(from)
  if (lastsDays(span)) return days(first, dayOf(to), language)
  return `${dayInYear(first, language)}, ${hours(from, to, language)}`
}

/** "miércoles 25/11/2026, 17:45": an instant until when something holds. */
export const shownMoment = (instant: Date, language: Language): string =>
  `${dayInYear(dayOf(instant), language)}, ${hour(instant)}`

const untilWords: Record<Language, (day: string) => string> = {
  es: (day) => `hasta el ${day}`,
  ca: (day) => `fins ${toTheDay(day)}`,
  en: (day) => `until ${day}`,
}

/** Until when what has begun goes on: "hasta el 06/01/2027". */
export function shownEnd({ ends_at }: Span, language: Language): string {
  return untilWords[language](shownDay(dayOf(new Date(ends_at))))
}
