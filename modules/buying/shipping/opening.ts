import { addDays, type Day, type YearDay } from '#kernel/days.ts'
import { type StoreCalendar, spansOn } from '#modules/goods/stores/opening.ts'

/** A store as the calendar of pickups needs it. */
export interface PickupStore extends Pick<StoreCalendar, 'hours' | 'exceptions' | 'pickup' | 'blocked'> {
  code: string
  shipsWebOrders: boolean
}

type Doors = Pick<StoreCalendar, 'hours' | 'exceptions'>

/** Minutes of the day from a store's first opening to its last closing, a pause at noon included; null when it stays closed. */
export function doorsOn(store: Doors, day: Day, holidays: readonly YearDay[]): { opens: number; closes: number } | null {
  const { spans } = spansOn({ ...store, holidays }, day)
  const [first, last] = [spans.at(0), spans.at(-1)]
  return first && last ? { opens: first.opens, closes: Math.min(last.closes, 24 * 60) } : null
}

/** The first day from the given one on which the store opens; null when it never says so. Blocked days do not count as closed. */
export function openingFrom(store: Doors, from: Day, holidays: readonly YearDay[]): Day | null {
  for (let day = from, tried = 0; tried < 30; day = addDays(day, 1), tried++) if (doorsOn(store, day, holidays)) return day
  return null
}
