import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { fromColumns } from '#kernel/language.ts'
import { activePromotion, type PromotionRow, promotionsOn } from './promotions.sql.ts'

/** One of the shop's own promotions for card holders, as its pages tell it. */
export interface HousePromotion {
  id: number
  name: Localized
  text: Localized
  /** Of a hundred. */
  percent: number
  valid_from: Day | null
  valid_to: Day | null
}

const told = (row: PromotionRow): HousePromotion => ({
  id: row.id,
  name: fromColumns(row, 'name'),
  text: fromColumns(row, 'text'),
  percent: row.percent,
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
