import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { pointsEarned } from '#modules/buying/loyalty/earning.ts'
import { capOf, mostOffCopy } from '#modules/goods/pricing/book-cap.ts'
import { pricingRules } from '#modules/goods/pricing/pricing-rules.ts'
import { isOn } from '#modules/goods/pricing/tax-rules.ts'
import type { TitleWorth } from './staff-contract.ts'
import { pricedRow } from './worth.sql.ts'

/**
 * What one copy gives at its present price in a store: points for who holds a card, and what the law of the book still lets off
 * (Ley 10/2007, art. 9 and 11). @throws NotFound
 */
export async function titleWorth(
  db: Db,
  product: number,
  { store, now }: { store: string | null; now: Date },
): Promise<TitleWorth> {
  const [[title], rules] = await Promise.all([pricedRow(db, product), pricingRules(db)])
  if (!title) throw new NotFound('staff.product_unknown')
  const { kind, free_price, price_cents: price, former_price_cents } = title
  if (price === null) return { points: 0, law: null }
  const day = dayOf(now)
  const list = kind === 'book' && !free_price ? Math.max(price, former_price_cents ?? 0) : price
  const line = { kind, quantity: 1, list_unit_cents: list, paid_cents: price }
  const percent = capOf(rules.caps, { day, audience: 'everyone', store })
  const left_cents = Math.max(0, mostOffCopy(cents(list), percent) - (list - price))
  return {
    points: pointsEarned([line], isOn(rules, 'points_on_books', day)),
    law: kind === 'book' && !free_price ? { percent, left_cents } : null,
  }
}
