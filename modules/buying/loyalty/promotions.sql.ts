import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

export interface PromotionRow {
  id: number
  name_es: string
  name_ca: string
  name_en: string
  text_es: string
  text_ca: string
  text_en: string
  percent: number
  scope: 'all' | 'books' | 'objects'
  category_id: number | null
  lot_id: number | null
  valid_from: Day | null
  valid_to: Day | null
  active: boolean
}
export type PromotionValues = Omit<PromotionRow, 'id'>

/** Promotions that hold on a day, if the customer has a card. */
export const promotionsOfCard = (db: Db, customerId: string, today: Day) => db<PromotionRow[]>`
  select p.* from promotion p
  where p.active and coalesce(p.valid_from <= ${today}, true) and coalesce(p.valid_to >= ${today}, true)
    and exists (select from loyalty_card where customer_id = ${customerId})
  order by p.id
`

/** Which of some products a promotion's category, with all below it, or its lot holds. */
export async function restrictedTo(db: Db, promotionId: number, productIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    with recursive promoted as (select category_id, lot_id from promotion where id = ${promotionId}),
    below as (
      select category_id as id from promoted
      union select c.id from category c join below b on c.parent_id = b.id
    )
    select wanted.id from unnest(${[...productIds]}::bigint[]) as wanted (id)
    where exists (select from product_category pc join below b on b.id = pc.category_id where pc.product_id = wanted.id)
      or exists (select from lot_product l join promoted on promoted.lot_id = l.lot_id where l.product_id = wanted.id)
    order by wanted.id
  `
  return rows.map(({ id }) => id)
}

export async function insertPromotion(db: Db, values: PromotionValues): Promise<PromotionRow> {
  const [row] = await db<PromotionRow[]>`insert into promotion ${db(values as never)} returning *`
  return row!
}

export async function updatePromotion(db: Db, id: number, values: PromotionValues): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`update promotion set ${db(values as never)} where id = ${id} returning *`
  return row
}

export const allPromotions = (db: Db) => db<PromotionRow[]>`select * from promotion order by id desc limit 500`

/** Promotions that hold on a day, whoever asks. */
export const promotionsOn = (db: Db, day: Day) => db<PromotionRow[]>`
  select * from promotion where active and coalesce(valid_from <= ${day}, true) and coalesce(valid_to >= ${day}, true)
  order by id limit 200`

export async function activePromotion(db: Db, id: number): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`select * from promotion where id = ${id} and active`
  return row
}
