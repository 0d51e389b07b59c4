import type { Day } from '#kernel/days.ts'
import { type Hours, weekdaySpans } from '#modules/stores/hours.ts'
import { addDays, type DayOff, isAmong, weekdayOf } from './calendar.ts'

/** A store as the calendar of pickups needs it. */
export interface PickupStore {
  code: string
  pickup: boolean
  shipsWebOrders: boolean
  hours: Hours
  /** Days on which it hands nothing over (P-10, P-11). */
  blocked: readonly DayOff[]
}

/** A store that does not say its hours is taken to keep these, Monday to Saturday. */
const usual: Hours = { 'mon-sat': '10:00-20:00' }

/** Minutes of the day between which the store is open, a pause at noon included; null when it stays closed. */
export function openOn(hours: Hours, day: Day): { opens: number; closes: number } | null {
  const spans = weekdaySpans(Object.keys(hours).length > 0 ? hours : usual, weekdayOf(day))
  const [first, last] = [spans.at(0), spans.at(-1)]
  return first && last ? { opens: first.opens, closes: Math.min(last.closes, 24 * 60) } : null
}

/** A store that opens on Sundays opens on holidays too; the others stay closed. */
const opensOnHolidays = (hours: Hours, day: Day): boolean => openOn(hours, addDays(day, (7 - weekdayOf(day)) % 7)) !== null

/** The first day from the given one on which the store opens; null when it never says so. Blocked days do not count as closed. */
export function openingFrom(store: Pick<PickupStore, 'hours'>, from: Day, holidays: readonly DayOff[]): Day | null {
  for (let day = from, tried = 0; tried < 30; day = addDays(day, 1), tried++)
    if (openOn(store.hours, day) && (!isAmong(holidays, day) || opensOnHolidays(store.hours, day))) return day
  return null
}
