import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindPromotions } from './staff-contract.ts'

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

const foundIn = (db: Db, { q, active, holds }: FindPromotions, today: Day) => db`
  from promotion p where true ${worded(db, db`list_words(p.name_es || ' ' || p.name_ca || ' ' || p.name_en)`, q)}
    ${active === undefined ? db`` : db`and p.active = ${active}`}
    ${holds === undefined ? db`` : db`and (p.active and coalesce(p.valid_from <= ${today}, true) and coalesce(p.valid_to >= ${today}, true)) = ${holds}`}`
export const matchingPromotions = (db: Db, query: FindPromotions, today: Day) => db`select p.id ${foundIn(db, query, today)}`
export const promotionSorts = (db: Db) => ({ made: { by: db`p.id`, kind: 'number' } }) as const

export const listedPromotions = (db: Db, query: FindPromotions, today: Day, walk: Walk) => db<(PromotionRow & Walked)[]>`
  select p.id, p.name_es, p.name_ca, p.name_en, p.text_es, p.text_ca, p.text_en, p.percent, p.scope, p.category_id, p.lot_id, p.valid_from,
    p.valid_to, p.active, ${walk.key}
  ${foundIn(db, query, today)} ${walk.after} ${walk.order}`

export const namesOfPromotions = (db: Db) => db<{ name: string }[]>`select name_es as name from promotion`

export async function promotionRow(db: Db, id: number): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`select * from promotion where id = ${id}`
  return row
}

/** Promotions that hold on a day, whoever asks. */
export const promotionsOn = (db: Db, day: Day) => db<PromotionRow[]>`
  select * from promotion where active and coalesce(valid_from <= ${day}, true) and coalesce(valid_to >= ${day}, true)
  order by id limit 200`

export async function activePromotion(db: Db, id: number): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`select * from promotion where id = ${id} and active`
  return row
}
