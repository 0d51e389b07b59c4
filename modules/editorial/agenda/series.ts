import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { staffRow } from './manage.sql.ts'
import { copyToDays } from './series.sql.ts'
import { type Made, mostInSeries, type Series } from './staff-contract.ts'

const ordinalOf = (day: Day) => Math.ceil(Number(day.slice(8)) / 7)

/** The days after the first on which it goes on: the same weekday, or the same one of a month (its second Tuesday), up to the last day. */
export function seriesDays(first: Day, { every, until }: { every: Series['every']; until: string }): Day[] {
  const step = every === 'fortnight' ? 14 : 7
  const days: Day[] = []
  for (let day = addDays(first, step); day <= until && days.length <= mostInSeries; day = addDays(day, step))
    if (every !== 'month' || ordinalOf(day) === ordinalOf(first)) days.push(day)
  return days
}

/**
 * Makes the same activity again on other days, at the same hour of Madrid. A day on which it stands already is left as it is.
 * @throws NotFound; InvalidFields where no day is left, or too many.
 */
export async function makeSeries(tx: Tx, id: number, { every, until, published }: Series): Promise<Made[]> {
  const first = await staffRow(tx, id, { lock: true })
  if (!first) throw new NotFound('agenda.unknown')
  const days = seriesDays(dayOf(first.starts_at), { every, until })
  if (days.length === 0) throw new InvalidFields({ until: 'agenda.series_without_days' })
  if (days.length > mostInSeries) throw new InvalidFields({ until: 'agenda.series_too_long' })
  const made = await copyToDays(tx, id, days, published)
  return made.map(({ id: one, starts_at }) => ({ id: one, starts_at: starts_at.toISOString() }))
}
