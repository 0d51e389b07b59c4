import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { shownCents, shownPercent } from '#kernel/figures.ts'
import { fromColumns, inEachLanguage, type Localized } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import { freeDelivery } from './promotion-words.ts'
import { activePromotion, type PromotionRow, promotionsOn } from './promotions.sql.ts'

/** One of the shop's own promotions for card holders, as its pages tell it. */
export interface HousePromotion {
  id: number
  name: Localized
  text: Localized
  /** In words: "15 %", "3 × 2". */
  discount: Localized
  valid_from: Day | null
  valid_to: Day | null
}

/** What a promotion takes off, in words. */
export function discountOf(row: PromotionRow): Localized {
  switch (row.kind) {
    case 'percent':
      return inEachLanguage((language) => shownPercent(row.percent ?? 0, language))
    case 'amount':
      return inEachLanguage((language) => shownCents(row.amount_cents ?? cents(0), language))
    case 'bundle':
      return inEachLanguage(() => `${(row.bundle_buy ?? 0) + (row.bundle_free ?? 0)} × ${row.bundle_buy}`)
    case 'shipping':
      return freeDelivery
  }
}

const told = (row: PromotionRow): HousePromotion => ({
  id: row.id,
  name: fromColumns(row, 'name'),
  text: fromColumns(row, 'text'),
  discount: discountOf(row),
  valid_from: row.valid_from,
  valid_to: row.valid_to,
})

/** Those that hold on a day, for whoever has a card. */
export const housePromotions = async (db: Db, day: Day): Promise<HousePromotion[]> => (await promotionsOn(db, day)).map(told)

/** One of them, whether its days are over or not; undefined when staff took it away. */
export async function housePromotion(db: Db, id: number): Promise<HousePromotion | undefined> {
  const row = await activePromotion(db, id)
  return row && told(row)
}
