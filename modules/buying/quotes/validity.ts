import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import { InvalidFields } from '#kernel/errors.ts'

/** The longest that a quote binds the shop, in days; and the usual one. */
const longest = 180
export const usualValidity = 30
/** A quote ends soon when its last day is that near. */
export const soon = 7

/** @throws InvalidFields for a day that is over, or too far ahead */
export function validDay(text: string, now: Date): Day {
  const until = day(text)
  if (until < dayOf(now) || until > addDays(dayOf(now), longest)) throw new InvalidFields({ valid_until: 'quote.valid_until' })
  return until
}
