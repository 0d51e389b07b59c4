import { addDays, type Day, isYearDay, type YearDay } from '#kernel/days.ts'
import { type StoreCalendar, spansOn } from '#modules/goods/stores/opening.ts'

/** A store as the calendar of pickups needs it. */
export interface PickupStore extends Pick<StoreCalendar, 'hours' | 'exceptions' | 'pickup' | 'blocked'> {
  code: string
  shipsWebOrders: boolean
  /** Days on which it hands over as many orders as it can already. */
  full: readonly string[]
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

/** The day itself where the store has room, otherwise the next on which it opens, hands over and has room; null when there is none within a month. */
export function roomFrom(store: PickupStore, from: Day, holidays: readonly YearDay[]): Day | null {
  const shut = (day: Day) => store.full.includes(day) || (day !== from && isYearDay(store.blocked, day))
  let day: Day | null = from
  for (let tried = 0; day !== null && shut(day); tried++) day = tried < 30 ? openingFrom(store, addDays(day, 1), holidays) : null
  return day
}
