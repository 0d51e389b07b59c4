import { addDays, type Day, day, dayOf, isYearDay, type YearDay } from '#kernel/days.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import { usualReservationDays } from '#kernel/facts.ts'
import { doorsOn, openingFrom, type PickupStore } from '#modules/buying/shipping/opening.ts'
import type { ShopCalendar } from '#modules/buying/shipping/plans.ts'

/** The last day until which a reservation of today may be kept. */
export const longestDay = (now: Date, mostDays: number): Day => addDays(dayOf(now), mostDays)

/** Until when copies are to be kept: a day at least, and no longer than the house does; null where nobody said. @throws InvalidFields */
export function wishedDay(wished: string | null, now: Date, mostDays: number): Day | null {
  if (wished === null) return null
  const until = day(wished)
  if (until <= dayOf(now) || until > longestDay(now, mostDays)) throw new InvalidFields({ last_day: 'reservation.last_day' })
  return until
}

type PoorDay = 'reservation.day_closed' | 'reservation.day_blocked' | 'reservation.day_full'

/**
 * Why nobody should be sent to the store on that day: its doors are shut, it hands no orders over, or it has promised as many as it can
 * hand over. Null where it expects them, and for a store that says no hours.
 */
export function poorDay(store: PickupStore, until: Day, holidays: readonly YearDay[]): PoorDay | null {
  if (!doorsOn(store, until, holidays) && openingFrom(store, until, holidays)) return 'reservation.day_closed'
  if (!store.pickup) return null
  if (isYearDay(store.blocked, until)) return 'reservation.day_blocked'
  return store.full.includes(until) ? 'reservation.day_full' : null
}

interface Keeping {
  store: string
  now: Date
  mostDays: number
  /** As long as usual; how long that is differs by who asks. */
  usualDays?: number
  /** Whoever stands at the counter knows better than the calendar. */
  anyway: boolean
}

/**
 * The last day as the store's calendar has it. A wished one on which nobody should come is refused, naming the nearest other, unless it
 * is meant. The usual one gives way by itself.
 * @throws Refused with 'reservation.day_closed', 'reservation.day_blocked' or 'reservation.day_full'
 */
export function lastDay(
  { holidays, stores }: ShopCalendar,
  wished: Day | null,
  { store: code, now, mostDays, usualDays = usualReservationDays, anyway }: Keeping,
): Day {
  const until = wished ?? addDays(dayOf(now), Math.min(usualDays, mostDays))
  const store = stores.find((one) => one.code === code)
  const poor = store && !anyway ? poorDay(store, until, holidays) : null
  if (!store || !poor) return until
  const days = Array.from({ length: mostDays }, (_, at) => addDays(dayOf(now), at + 1)).filter(
    (day) => !poorDay(store, day, holidays),
  )
  const other = days.find((day) => day > until) ?? days.at(-1)
  if (wished === null) return other ?? until
  throw new Refused(poor, other && { other })
}
