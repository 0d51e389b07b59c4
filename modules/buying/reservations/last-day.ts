import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { usualReservationDays } from '#kernel/facts.ts'

/** The last day until which a reservation of today may be kept. */
export const longestDay = (now: Date, mostDays: number): Day => addDays(dayOf(now), mostDays)

/** Until when copies are kept: a day at least, and no longer than the house does. @throws InvalidFields */
export function lastDay(wished: string | null, now: Date, mostDays: number): Day {
  if (wished === null) return addDays(dayOf(now), Math.min(usualReservationDays, mostDays))
  const until = day(wished)
  if (until <= dayOf(now) || until > longestDay(now, mostDays)) throw new InvalidFields({ last_day: 'reservation.last_day' })
  return until
}
