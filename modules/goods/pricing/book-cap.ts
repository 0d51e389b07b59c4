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
