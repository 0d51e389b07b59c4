import type { Day } from '#kernel/days.ts'

const written = (date: Date) => date.toISOString().slice(0, 10) as Day

export const daysAfter = (from: Day, days: number): Day => {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return written(date)
}

/** The same day of a later month, or the last one of a month that is too short. */
export function monthsAfter(from: Day, months: number): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return written(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))))
}
