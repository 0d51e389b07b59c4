import type { Day } from '#kernel/days.ts'
import { addDays, type DayOff, isAmong, weekdayOf } from './calendar.ts'

/** Opening hours as a store writes them: "mon-fri": "10:00-20:30", "sat": "10:00-14:00". */
export type Hours = Readonly<Record<string, string>>

/** A store as the calendar of pickups needs it. */
export interface PickupStore {
  code: string
  pickup: boolean
  shipsWebOrders: boolean
  hours: Hours
  /** Days on which it hands nothing over (P-10, P-11). */
  blocked: readonly DayOff[]
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
/** A store that does not say its hours is taken to keep these, Monday to Saturday. */
const usual: Hours = { 'mon-sat': '10:00-20:00' }

/** Minutes of the day between which the store is open; null when it stays closed. */
export function openOn(hours: Hours, day: Day): { opens: number; closes: number } | null {
  const given = Object.keys(hours).length > 0 ? hours : usual
  const weekday = weekdayOf(day)
  for (const [days, text] of Object.entries(given)) {
    const [first, last = first] = days.split('-').map((name) => names.indexOf(name as (typeof names)[number]))
    if (first === undefined || last === undefined || first < 0 || last < 0) continue
    const within = first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
    const times = text.match(/\d{1,2}:\d{2}/g)?.map(minutes)
    const [opens, closes] = [times?.at(0), times?.at(-1)]
    if (within && opens !== undefined && closes !== undefined && opens < closes) return { opens, closes }
  }
  return null
}

const minutes = (text: string): number => {
  const [hour, minute] = text.split(':')
  return Number(hour) * 60 + Number(minute)
}

/** A store that opens on Sundays opens on holidays too; the others stay closed. */
const opensOnHolidays = (hours: Hours, day: Day): boolean => openOn(hours, addDays(day, (7 - weekdayOf(day)) % 7)) !== null

/** The first day from the given one on which the store opens; null when it never says so. Blocked days do not count as closed. */
export function openingFrom(store: Pick<PickupStore, 'hours'>, from: Day, holidays: readonly DayOff[]): Day | null {
  for (let day = from, tried = 0; tried < 30; day = addDays(day, 1), tried++)
    if (openOn(store.hours, day) && (!isAmong(holidays, day) || opensOnHolidays(store.hours, day))) return day
  return null
}
