/** The days of a week as the shop names them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Weekday = (typeof weekdays)[number]
export type DayNames = Record<Weekday, string>

const eachDay = (text: string, name: (part: string) => string) =>
  text
    .split('-')
    .map((part) => name(part.trim()))
    .join('-')

/** Opening hours as a form holds them, a line for each: "lun-vie 10:00-14:00, 17:00-20:30"; and back. */
export const hoursIn = (names: DayNames) => ({
  write: (hours: unknown) =>
    Object.entries((hours ?? {}) as Record<string, string>)
      .toSorted(([a], [b]) => weekdays.indexOf(a.slice(0, 3) as Weekday) - weekdays.indexOf(b.slice(0, 3) as Weekday))
      .map(([days, spans]) => `${eachDay(days, (day) => names[day as Weekday] ?? day)} ${spans}`)
      .join('\n'),
  read: (text: string): Record<string, string> =>
    Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const [days = '', ...spans] = line.trim().split(/\s+/)
        const known = eachDay(days.toLowerCase().replace(/:$/, ''), (day) => weekdays.find((one) => names[one] === day) ?? day)
        return days === '' ? [] : [[known, spans.join(' ')]]
      }),
    ),
})
