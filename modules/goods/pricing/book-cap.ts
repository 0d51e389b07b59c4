import type { Day } from '#kernel/days.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { type BookCap, holds } from './tax-rules.ts'

/** The percentage a book may be reduced by: 5 as a rule, 10 on fair days and at fair stores, 15 for libraries (Ley 10/2007). */
export const capOf = (
  caps: readonly BookCap[],
  { day, audience, store }: { day: Day; audience: BookCap['audience']; store: string | null },
): number =>
  Math.max(
    0,
    ...caps
      .filter((cap) => holds(cap, day) && (cap.monthDay === null || day.endsWith(cap.monthDay)))
      .filter((cap) => (cap.audience === 'everyone' || cap.audience === audience) && (cap.storeCode ?? store) === store)
      .map((cap) => cap.percent),
  )

/** The most that may be taken off one copy: rounded down, for one cent more would be against the law. */
export const mostOffCopy = (fixedPrice: Cents, capPercent: number): Cents =>
  cents(Math.floor((fixedPrice * Math.round(capPercent * 100)) / 10_000))

/** Days of a fair, at most. */
const longestFair = 32

/**
 * The most that the law lets a cap be: 5 % (Ley 10/2007, art. 9), 10 % on Book Day and for the days of a fair, 15 % for libraries (art. 11).
 * `days`: how long it holds; null without an end.
 */
export const lawfulCap = ({
  audience,
  monthDay,
  days,
}: Pick<BookCap, 'audience' | 'monthDay'> & { days: number | null }): number =>
  audience === 'library' ? 15 : monthDay !== null || (days !== null && days <= longestFair) ? 10 : 5
