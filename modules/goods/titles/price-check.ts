import type { Day } from '#kernel/days.ts'
import type { RefusalCode } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { struckPrice } from '#modules/goods/catalogue/reduction.ts'
import { mostOffCopy } from '#modules/goods/pricing/book-cap.ts'
import { type BookCap, holds } from '#modules/goods/pricing/tax-rules.ts'

export interface PricedTitle {
  kind: 'book' | 'object'
  free_price: boolean
  price_cents: number | null
  former_price_cents: number | null
}

export interface AskedPrice {
  price_cents: number
  /** The price before the reduction; null: there is none. */
  former_price_cents: number | null
}

export interface Judged {
  struck_cents: number | null
  lowest_30_days_cents: number | null
  least_cents: number | null
  far: boolean
  problem: RefusalCode | null
}

/** Every day and in every shop: fair days and libraries go further in the cart, by promotion, never on the shelf. */
const shelfCap = (caps: readonly BookCap[], day: Day): number =>
  Math.max(
    0,
    ...caps
      .filter((cap) => holds(cap, day) && cap.audience === 'everyone' && cap.monthDay === null && cap.storeCode === null)
      .map(({ percent }) => percent),
  )

const isFar = (now: number | null, then: number) => now !== null && Math.abs(then - now) * 5 > now
/** A slip of the comma looks like this. */
export const isSlip = (now: number | null, then: number) => now !== null && then * 10 < now

/**
 * What a price would mean under the law: a book is sold at the price its publisher fixed, less what the law lets off (Ley 10/2007, art. 9);
 * what is struck through beside an object's is no more than the lowest of the 30 days before (retail act, art. 20).
 */
export function judgePrice(
  title: PricedTitle,
  asked: AskedPrice,
  { caps, day, lowest }: { caps: readonly BookCap[]; day: Day; lowest: number | null },
): Judged {
  const { price_cents, former_price_cents } = asked
  const bound = title.kind === 'book' && !title.free_price && former_price_cents !== null
  const least = bound ? former_price_cents - mostOffCopy(cents(former_price_cents), shelfCap(caps, day)) : null
  const problem =
    former_price_cents !== null && former_price_cents <= price_cents
      ? 'titles.former_not_above'
      : least !== null && price_cents < least
        ? 'titles.book_over_cap'
        : null
  return {
    struck_cents: problem ? null : struckPrice({ kind: title.kind, price_cents, former_price_cents, lowest_cents: lowest }),
    lowest_30_days_cents: lowest,
    least_cents: least,
    far: isFar(title.price_cents, price_cents),
    problem,
  }
}
