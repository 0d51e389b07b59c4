import { type Day, day } from '#kernel/days.ts'

/** A part of every year: month and day ("11-20"), both within it. One that ends before it begins goes over New Year. */
export interface Season {
  from: string
  to: string
}

export const isInSeason = ({ from, to }: Season, on: Day): boolean => {
  const monthDay = on.slice(5)
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to
}

/** The next day of that month and day, the same day included; 29 February reads as 1 March where there is none. */
export function nextOf(monthDay: string, from: Day): Day {
  const year = Number(from.slice(0, 4)) + (monthDay < from.slice(5) ? 1 : 0)
  return day(
    new Date(Date.parse(`${year}-${monthDay.slice(0, 2)}-01T00:00:00Z`) + (Number(monthDay.slice(3)) - 1) * 86_400_000)
      .toISOString()
      .slice(0, 10),
  )
}
