import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage } from '#kernel/language.ts'
import { dayRows, lastEnd, typeRows } from './agenda.sql.ts'
import type { AgendaQuery } from './agenda.ts'
import type { ActivityType, Month } from './contract.ts'
import { agendaSlug, slugsOf } from './slugs.ts'

const nothing = () => new NotFound('agenda.unknown')

/** @throws NotFound for a day that no calendar has (T-07). */
export function readDay(text: string): Day {
  try {
    return day(text)
  } catch {
    throw nothing()
  }
}

/** The first day of a month and of the next. @throws NotFound */
export function daysOfMonth(month: string): readonly [Day, Day] {
  const first = readDay(`${month}-01`)
  return [first, `${addDays(first, 31).slice(0, 7)}-01` as Day]
}

/** A month's days with something on; without a month, this one. @throws NotFound */
export async function monthOf(
  db: Db,
  input: { type?: number | undefined; month?: string | undefined },
  { storefront, now }: AgendaQuery,
): Promise<Month> {
  const current = dayOf(now).slice(0, 7)
  const month = input.month ?? current
  const days = daysOfMonth(month)
  const [found, last] = await Promise.all([
    dayRows(db, storefront, now, { type: input.type, days }),
    lastEnd(db, storefront, now, { type: input.type }),
  ])
  const before = addDays(days[0], -1).slice(0, 7)
  const after = days[1].slice(0, 7)
  return {
    month,
    days: found,
    previous: before >= current ? before : null,
    next: last && after <= dayOf(last).slice(0, 7) ? after : null,
  }
}

/** Types of activity in the shop's order. */
export const types = async (db: Db, { storefront, language, now }: AgendaQuery): Promise<ActivityType[]> =>
  (await typeRows(db, storefront, now)).map(({ id, count, names }) => {
    const name = inLanguage(names, language)
    return { id, name, slug: agendaSlug(name), slugs: slugsOf(names), count }
  })
