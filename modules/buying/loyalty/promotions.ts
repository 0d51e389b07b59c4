import type { z } from 'zod'
import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { fromColumns } from '#kernel/language.ts'
import type { PromotionRule } from '#modules/goods/pricing/rules.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { NewPromotion, type Promotion } from './contract.ts'
import {
  insertPromotion,
  listedPromotions,
  matchingPromotions,
  namesOfPromotions,
  type PromotionRow,
  type PromotionValues,
  promotionRow,
  promotionSorts,
  promotionsOfCard,
  restrictedTo,
  updatePromotion,
} from './promotions.sql.ts'
import type { FindPromotions } from './staff-contract.ts'

/**
 * The card promotions that a customer has today (K-31); none without a card. `productIds` are the cart's: a promotion for a category
 * or a lot says which of them it reaches, and is left out when it reaches none.
 */
export async function promotionsFor(
  db: Db,
  customerId: string,
  now: Date,
  productIds: readonly number[] = [],
): Promise<PromotionRule[]> {
  const rules: PromotionRule[] = []
  for (const row of await promotionsOfCard(db, customerId, dayOf(now))) {
    const name = fromColumns(row, 'name')
    const rule = { id: row.id, name, percent: row.percent, scope: row.scope }
    if (row.category_id === null && row.lot_id === null) {
      rules.push(rule)
      continue
    }
    const reached = await restrictedTo(db, row.id, productIds)
    if (reached.length > 0) rules.push({ ...rule, productIds: reached })
  }
  return rules
}

function valuesOf(promotion: z.input<typeof NewPromotion>): PromotionValues {
  const { name, text, category, lot, valid_from, valid_to, ...rest } = NewPromotion.parse(promotion)
  if (category !== null && lot !== null) throw new InvalidFields({ lot: 'loyalty.one_restriction' })
  if (valid_from && valid_to && valid_to < valid_from) throw new InvalidFields({ valid_to: 'loyalty.days_reversed' })
  return {
    ...rest,
    name_es: name.es,
    name_ca: name.ca,
    name_en: name.en,
    text_es: text.es,
    text_ca: text.ca,
    text_en: text.en,
    category_id: category,
    lot_id: lot,
    valid_from: valid_from as Day | null,
    valid_to: valid_to as Day | null,
  }
}

const viewOf = (row: PromotionRow): Promotion => ({
  id: row.id,
  name: fromColumns(row, 'name'),
  text: fromColumns(row, 'text'),
  percent: row.percent,
  scope: row.scope,
  category: row.category_id,
  lot: row.lot_id,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  active: row.active,
})

/** @throws InvalidFields naming what is wrong. */
export const createPromotion = async (db: Db, promotion: z.input<typeof NewPromotion>): Promise<Promotion> =>
  viewOf(await insertPromotion(db, valuesOf(promotion)))

/** Changes a promotion from now on; orders keep what they were given. @throws NotFound, InvalidFields. */
export async function editPromotion(db: Db, id: number, promotion: z.input<typeof NewPromotion>): Promise<Promotion> {
  const row = await updatePromotion(db, id, valuesOf(promotion))
  if (!row) throw new NotFound('loyalty.no_such_promotion')
  return viewOf(row)
}

/** Promotions, those that are over among them. */
export async function findPromotions(db: Db, query: FindPromotions, today: Day): Promise<ListPage<Promotion>> {
  const rows = await listedPromotions(db, query, today, walking(db, query, promotionSorts(db), { id: db`p.id` }))
  return listPage(db, query, { rows, matching: matchingPromotions(db, query, today), view: viewOf })
}

/** What the promotions there are call themselves in Spanish. */
export const promotionNames = async (db: Db): Promise<string[]> => (await namesOfPromotions(db)).map(({ name }) => name)

/** A promotion as it is kept; null where there is none. */
export async function keptPromotion(db: Db, id: number): Promise<Promotion | null> {
  const row = await promotionRow(db, id)
  return row ? viewOf(row) : null
}
