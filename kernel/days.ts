import type { Branded } from './branded.ts'

/** A calendar day in Europe/Madrid, written yyyy-mm-dd; never an instant. */
export type Day = Branded<string, 'Day'>

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** @throws RangeError when the text is not an existing day written yyyy-mm-dd. */
export function day(text: string): Day {
  const parsed = new Date(`${text}T00:00:00Z`)
  if (!pattern.test(text) || Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text)
    throw new RangeError(`not a day: ${text}`)
  return text as Day
}

const madrid = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', year: 'numeric', month: '2-digit', day: '2-digit' })

let last = { minute: Number.NaN, day: '' as Day }

/**
 * The day on which an instant falls in Madrid, where the shop keeps its calendar (P-11). Looked up once for a minute, for one answer asks for
 * it many times; days begin with a minute.
 */
export function dayOf(instant: Date): Day {
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== last.minute) last = { minute, day: madrid.format(instant) as Day }
  return last.day
}

/** The day in Madrid now. */
export const today = (): Day => dayOf(new Date())

export function addDays(from: Day, days: number): Day {
  const moved = new Date(`${from}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10) as Day
}

/** A day as it was written, yyyy-mm-dd, from `first` to `last`; null for any other text. */
export function dayWithin(text: string, first: Day, last: Day): Day | null {
  try {
    const written = day(text)
    return written >= first && written <= last ? written : null
  } catch {
    return null
  }
}

const hour = 3_600_000
let running = { from: Number.NaN, until: Number.NaN }

/** The instant at which the day of an instant is over in Madrid, both in milliseconds. */
export function dayEnds(instant: number): number {
  if (instant >= running.from && instant < running.until) return running.until
  const next = addDays(dayOf(new Date(instant)), 1)
  const asUtc = Date.parse(`${next}T00:00:00Z`)
  // Madrid is two hours ahead in summer, one in winter.
  const until = dayOf(new Date(asUtc - 2 * hour)) === next ? asUtc - 2 * hour : asUtc - hour
  running = { from: instant, until }
  return until
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** A day of one year, or of every year when `year` is null. */
export interface YearDay {
  monthDay: string
  year: number | null
}

export const isYearDay = (days: readonly YearDay[], day: Day): boolean =>
  days.some((yearDay) => yearDay.monthDay === day.slice(5) && (yearDay.year === null || yearDay.year === Number(day.slice(0, 4))))

/** dd/mm/yyyy in every language. */
export const shownDay = (value: Day): string => value.split('-').toReversed().join('/')
