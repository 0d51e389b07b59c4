import { addDays, type Day, mondayOf } from '#kernel/days.ts'

export type Span = 'week' | 'month'

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01` as Day

/** The first day of the next month or the one before. */
function otherMonth(day: Day, by: 1 | -1): Day {
  const moved = new Date(`${firstOf(day)}T00:00:00Z`)
  moved.setUTCMonth(moved.getUTCMonth() + by)
  return moved.toISOString().slice(0, 10) as Day
}

/** The whole weeks in which a week or a month of the calendar lies. */
export function weeksOf(span: Span, day: Day): Day[][] {
  const start = mondayOf(span === 'week' ? day : firstOf(day))
  const end = span === 'week' ? addDays(start, 7) : otherMonth(day, 1)
  const weeks: Day[][] = []
  for (let first = start; first < end; first = addDays(first, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(first, index)))
  return weeks
}

/** A day in the span before or after. */
export const moved = (span: Span, day: Day, by: 1 | -1): Day =>
  span === 'week' ? addDays(mondayOf(day), 7 * by) : otherMonth(day, by)
