import { fromTime } from '#kernel/catalan-day.ts'
import type { Language } from '#kernel/language.ts'
import type { Hours } from './hours.ts'

const days: Record<Language, Readonly<Record<string, string>>> = {
  es: { mon: 'lunes', tue: 'martes', wed: 'miércoles', thu: 'jueves', fri: 'viernes', sat: 'sábado', sun: 'domingo' },
  ca: { mon: 'dilluns', tue: 'dimarts', wed: 'dimecres', thu: 'dijous', fri: 'divendres', sat: 'dissabte', sun: 'diumenge' },
  en: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
}
const between: Record<Language, { days: string; from: (time: string) => string; to: string; and: string }> = {
  es: { days: ' a ', from: (time) => `de ${time}`, to: ' a ', and: ' y ' },
  ca: { days: ' a ', from: fromTime, to: ' a ', and: ' i ' },
  en: { days: ' to ', from: (time) => time, to: ' to ', and: ' and ' },
}

/** The weekly hours of a store as a letter says them: "lunes a viernes, de 10:00 a 14:00 y de 17:00 a 20:30; sábado, de 10:00 a 14:00". */
export function hoursInWords(hours: Hours, language: Language): string {
  const { days: until, from, to, and } = between[language]
  const week = Object.keys(days[language])
  const firstDay = ([weekdays]: [string, string]) => week.indexOf(weekdays.slice(0, 3))
  return Object.entries(hours)
    .filter(([, spans]) => spans !== '')
    .toSorted((one, other) => firstDay(one) - firstDay(other))
    .map(([weekdays, spans]) => {
      const named = weekdays
        .split('-')
        .map((day) => days[language][day] ?? day)
        .join(until)
      const times = spans.split(',').map((span) => from(span.trim().replace('-', to)))
      return `${named}, ${times.join(and)}`
    })
    .join('; ')
}
