/** Opening hours as a store writes them: "mon-fri": "10:00-14:00, 17:00-20:30", "sat": "10:00-14:00". A day not named is closed. */
export type Hours = Readonly<Record<string, string>>

/** Minutes after the midnight with which the day begins; `closes` lies past 1440 where the doors close after the next midnight. */
export interface Span {
  opens: number
  closes: number
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const fullDay = 24 * 60
const spanPattern = /(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})/g

/** The key of one or more days of the week: "sat", "mon-fri". */
export const weekdaysPattern = /^(sun|mon|tue|wed|thu|fri|sat)(-(sun|mon|tue|wed|thu|fri|sat))?$/
/** One or more spans: "10:00-14:00, 17:00-20:30". */
export const spansPattern =
  /^([01]?\d|2[0-3]):[0-5]\d-([01]?\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)(, ?([01]?\d|2[0-3]):[0-5]\d-([01]?\d:[0-5]\d|2[0-3]:[0-5]\d|24:00))*$/

/** The spans that a text of hours names, in their order; an empty text names none. */
export const spansOf = (text: string): Span[] =>
  [...text.matchAll(spanPattern)].map(([, hour, minute, toHour, toMinute]) => {
    const opens = Number(hour) * 60 + Number(minute)
    const closes = Number(toHour) * 60 + Number(toMinute)
    return { opens, closes: closes > opens ? closes : closes + fullDay }
  })

/** What the weekly hours say of a day of the week (0 is Sunday). */
export function weekdaySpans(hours: Hours, weekday: number): Span[] {
  for (const [days, text] of Object.entries(hours)) {
    const [first, last = first] = days.split('-').map((name) => names.indexOf(name as (typeof names)[number]))
    if (first === undefined || last === undefined || first < 0 || last < 0) continue
    const within = first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
    if (within) return spansOf(text)
  }
  return []
}
