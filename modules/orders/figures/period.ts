import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import { InvalidFields } from '#kernel/errors.ts'

export interface Period {
  from: Day
  to: Day
}

const shownAtFirst = 30
/** Two years and a little: what is compared with the year before. */
const longest = 750
/** As many whole weeks as a year has: Monday stands beside Monday. */
export const weekdaysBack = 364

/** The days that are asked for; the last thirty where nothing is said. @throws InvalidFields for too many, or the wrong way round */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const last = to ? day(to) : from && from > dayOf(now) ? day(from) : dayOf(now)
  const first = from ? day(from) : addDays(last, 1 - shownAtFirst)
  if (first > last || addDays(first, longest) < last) throw new InvalidFields({ to: 'form.field_invalid' })
  return { from: first, to: last }
}

const monthAfter = (first: Day): Day => {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return day(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`)
}

/** The whole months within a period, from one first until before the other; the days around them are counted by themselves. */
export function wholeMonths({ from, to }: Period): { first: Day; after: Day } | null {
  const thisMonth = day(`${from.slice(0, 7)}-01`)
  const first = from === thisMonth ? from : monthAfter(thisMonth)
  const after = day(`${addDays(to, 1).slice(0, 7)}-01`)
  return first < after ? { first, after } : null
}

/** The same weekdays a year earlier. */
export const yearBefore = ({ from, to }: Period): Period => ({
  from: addDays(from, -weekdaysBack),
  to: addDays(to, -weekdaysBack),
})
