import { addDays, type Day, isYearDay, weekdayOf, type YearDay } from '#kernel/days.ts'

/** Monday to Friday, holidays apart: the days on which warehouses and carriers work. */
export const isWorkingDay = (day: Day, holidays: readonly YearDay[]): boolean =>
  weekdayOf(day) % 6 !== 0 && !isYearDay(holidays, day)

/** The day itself when it is a working day, otherwise the next one. */
export function workingDayFrom(day: Day, holidays: readonly YearDay[]): Day {
  let found = day
  while (!isWorkingDay(found, holidays)) found = addDays(found, 1)
  return found
}

/** `count` working days after a day, which itself does not count. */
export function workingDaysAfter(day: Day, count: number, holidays: readonly YearDay[]): Day {
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
