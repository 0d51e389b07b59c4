import type { Day } from '#kernel/days.ts'
import type { Db, Query } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
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
  audience: 'card' | 'everyone'
  kind: 'percent' | 'amount' | 'bundle' | 'shipping'
  percent: number | null
  amount_cents: Cents | null
  bundle_buy: number | null
  bundle_free: number | null
  minimum_cents: Cents | null
  storefront_code: string | null
  zone_code: string | null
  scope: 'all' | 'books' | 'objects'
  category_id: number | null
  lot_id: number | null
  valid_from: Day | null
  valid_to: Day | null
  active: boolean
}
export type PromotionValues = Omit<PromotionRow, 'id'>

/** What a basket is tried with: one promotion that holds whether it is on or not, and whether whoever buys has a card. */
export interface TriedWith {
  promotion: number | null
  card: boolean
}

/** Who buys where and when, as far as promotions ask. */
export interface Buying {
  /** Null: nobody with an account. */
  customerId: string | null
  storefront: string
  today: Day
  trial?: TriedWith
}

/** A promotion that holds, and which of some products no promotion reaches. */
export type HoldingRow = PromotionRow & { left_out: number[] }
/** Ids of products: themselves, or a question that finds them in one column. */
export type Products = readonly number[] | Query<readonly object[]>

/**
 * Promotions that hold on a day in a shop: everybody's, and those of the card if the customer has one. Each says which of some products no
 * promotion reaches, which is looked up once, and not at all where none holds.
 */
export const promotionsHolding = (db: Db, { customerId, storefront, today, trial }: Buying, products: Products) => db<
  HoldingRow[]
>`
  select p.*, (select coalesce(jsonb_agg(o.id), '[]') from (${leftOut(db, products)}) o) as left_out from promotion p
  where p.id = ${trial?.promotion ?? null}
    or p.active and coalesce(p.valid_from <= ${today}, true) and coalesce(p.valid_to >= ${today}, true)
      and coalesce(p.storefront_code = ${storefront}, true)
      and (p.audience = 'everyone' or ${trial?.card ?? false} or exists (select from loyalty_card where customer_id = ${customerId}))
  order by p.id
`

/** Which of some products a promotion reaches: those of its category, with all below it, or of its list, or all. */
export async function restrictedTo(db: Db, promotionId: number, productIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    with recursive promoted as (select category_id, lot_id from promotion where id = ${promotionId}),
    below as (
      select category_id as id from promoted
      union select c.id from category c join below b on c.parent_id = b.id
    )
    select wanted.id from unnest(${[...productIds]}::bigint[]) as wanted (id)
    where exists (select from promoted where category_id is null and lot_id is null)
      or exists (select from product_category pc join below b on b.id = pc.category_id where pc.product_id = wanted.id)
      or exists (select from lot_product l join promoted on promoted.lot_id = l.lot_id where l.product_id = wanted.id)
    order by wanted.id
  `
  return rows.map(({ id }) => id)
}

/** Which of some products no promotion reaches: by themselves, by their section or one above it, or by their publisher. */
const leftOut = (db: Db, products: Products) => db`
    with recursive excluded as (
      select product_ids, category_id, publisher_id from promotion_exclusion where active and kind = 'products'
        and (category_id is not null or publisher_id is not null or cardinality(product_ids) > 0)),
    below as (
      select category_id as id from excluded where category_id is not null
      union select c.id from category c join below b on c.parent_id = b.id
    )
    select p.id from product p
    where p.id = any (${'part' in products ? db`array(${products})` : db`${[...products]}`}::bigint[]) and (
      exists (select from excluded e where p.id = any (e.product_ids) or e.publisher_id = p.publisher_id)
      or exists (select from product_category pc join below b on b.id = pc.category_id where pc.product_id = p.id))`

export async function insertPromotion(db: Db, values: PromotionValues): Promise<PromotionRow> {
  const [row] = await db<PromotionRow[]>`insert into promotion ${db(values)} returning *`
  return row!
}

export async function updatePromotion(db: Db, id: number, values: PromotionValues): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`update promotion set ${db(values)} where id = ${id} returning *`
  return row
}

/** Promotions that are on and begin or end within seven days of a day, that day included. */
export const turning = (db: Db, today: Day) => {
  const week = db`${today}::date and ${today}::date + 6`
  return db`p.active and (p.valid_from between ${week} or p.valid_to between ${week})`
}

const foundIn = (db: Db, { q, active, holds, audience, turning: soon }: FindPromotions, today: Day) => db`
  from promotion p where true ${worded(db, db`list_words(p.name_es || ' ' || p.name_ca || ' ' || p.name_en)`, q)}
    ${active === undefined ? db`` : db`and p.active = ${active}`} ${audience === undefined ? db`` : db`and p.audience = ${audience}`}
    ${holds === undefined ? db`` : db`and (p.active and coalesce(p.valid_from <= ${today}, true) and coalesce(p.valid_to >= ${today}, true)) = ${holds}`}
    ${soon ? db`and ${turning(db, today)}` : db``}`
export const matchingPromotions = (db: Db, query: FindPromotions, today: Day) => db`select p.id ${foundIn(db, query, today)}`
export const promotionSorts = (db: Db) => ({ made: { by: db`p.id`, kind: 'number' } }) as const

export const listedPromotions = (db: Db, query: FindPromotions, today: Day, walk: Walk) => db<(PromotionRow & Walked)[]>`
  select p.id, p.name_es, p.name_ca, p.name_en, p.text_es, p.text_ca, p.text_en, p.audience, p.kind, p.percent, p.amount_cents, p.bundle_buy, p.bundle_free,
    p.minimum_cents, p.storefront_code, p.zone_code, p.scope, p.category_id, p.lot_id, p.valid_from,
    p.valid_to, p.active, ${walk.key}
  ${foundIn(db, query, today)} ${walk.after} ${walk.order}`

export const namesOfPromotions = (db: Db) => db<{ name: string }[]>`select name_es as name from promotion`

export async function promotionRow(db: Db, id: number): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`select * from promotion where id = ${id}`
  return row
}

/** Promotions of the card that hold on a day, whoever asks. */
export const promotionsOn = (db: Db, day: Day) => db<PromotionRow[]>`
  select * from promotion where active and audience = 'card' and coalesce(valid_from <= ${day}, true) and coalesce(valid_to >= ${day}, true)
  order by id limit 200`

export async function activePromotion(db: Db, id: number): Promise<PromotionRow | undefined> {
  const [row] = await db<PromotionRow[]>`select * from promotion where id = ${id} and active and audience = 'card'`
  return row
}
