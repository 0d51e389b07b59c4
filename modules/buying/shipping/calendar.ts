import type { Day } from '#kernel/days.ts'

/** A day off: of one year, or of every year when `year` is null. */
export interface DayOff {
  monthDay: string
  year: number | null
}

const dayMs = 86_400_000

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as Day

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const isAmong = (days: readonly DayOff[], day: Day): boolean =>
  days.some((off) => off.monthDay === day.slice(5) && (off.year === null || off.year === Number(day.slice(0, 4))))

/** Monday to Friday, holidays apart: the days on which warehouses and carriers work. */
export const isWorkingDay = (day: Day, holidays: readonly DayOff[]): boolean =>
  weekdayOf(day) % 6 !== 0 && !isAmong(holidays, day)

/** The day itself when it is a working day, otherwise the next one. */
export function workingDayFrom(day: Day, holidays: readonly DayOff[]): Day {
  let found = day
  while (!isWorkingDay(found, holidays)) found = addDays(found, 1)
  return found
}

/** `count` working days after a day, which itself does not count. */
export function workingDaysAfter(day: Day, count: number, holidays: readonly DayOff[]): Day {
  let found = day
  for (let left = count; left > 0; left--) found = workingDayFrom(addDays(found, 1), holidays)
  return found
}

const madridClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Minutes since midnight on the clock of Madrid. */
export function minuteOfDay(instant: Date): number {
  const [hours = '0', minutes = '0'] = madridClock.format(instant).split(':')
  return Number(hours) * 60 + Number(minutes)
}
