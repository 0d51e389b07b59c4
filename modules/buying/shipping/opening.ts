import type { Day } from '#kernel/days.ts'
import { type Hours, type Span, spansOf, weekdaySpans } from '#modules/goods/stores/hours.ts'
import { addDays, type DayOff, isAmong, weekdayOf } from './calendar.ts'

/** A store as the calendar of pickups needs it. */
export interface PickupStore {
  code: string
  pickup: boolean
  shipsWebOrders: boolean
  hours: Hours
  /** Days with hours of their own, which win over week and holidays; an empty text keeps it closed. */
  exceptions?: readonly { day: string; hours: string }[]
  /** Days on which it hands nothing over (P-10, P-11). */
  blocked: readonly DayOff[]
}

/** A store that does not say its hours is taken to keep these, Monday to Saturday. */
const usual: Hours = { 'mon-sat': '10:00-20:00' }

/** From the first opening to the last closing, a pause at noon included. */
function bounds(spans: readonly Span[]): { opens: number; closes: number } | null {
  const [first, last] = [spans.at(0), spans.at(-1)]
  return first && last ? { opens: first.opens, closes: Math.min(last.closes, 24 * 60) } : null
}

/** What the week says of a day. */
const openOn = (hours: Hours, day: Day) => bounds(weekdaySpans(Object.keys(hours).length > 0 ? hours : usual, weekdayOf(day)))

/** A store that opens on Sundays opens on holidays too; the others stay closed. */
const opensOnHolidays = (hours: Hours, day: Day): boolean => openOn(hours, addDays(day, (7 - weekdayOf(day)) % 7)) !== null

/** Minutes of the day between which the store is open; null when it stays closed: its own days first, then holidays, then the week. */
export function doorsOn(
  store: Pick<PickupStore, 'hours' | 'exceptions'>,
  day: Day,
  holidays: readonly DayOff[],
): { opens: number; closes: number } | null {
  const own = store.exceptions?.find((one) => one.day === day)
  if (own) return bounds(spansOf(own.hours))
  return isAmong(holidays, day) && !opensOnHolidays(store.hours, day) ? null : openOn(store.hours, day)
}

/** The first day from the given one on which the store opens; null when it never says so. Blocked days do not count as closed. */
export function openingFrom(
  store: Pick<PickupStore, 'hours' | 'exceptions'>,
  from: Day,
  holidays: readonly DayOff[],
): Day | null {
  for (let day = from, tried = 0; tried < 30; day = addDays(day, 1), tried++) if (doorsOn(store, day, holidays)) return day
  return null
}
