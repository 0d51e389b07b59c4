import type { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { fromColumns, toColumns } from '#kernel/language.ts'
import { type Cents, cents, centsOf, toEuros } from '#kernel/money.ts'
import type { FreeDelivery, PromotionRule, TakenOff } from '#modules/goods/pricing/rules.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { NewPromotion, type Promotion } from './contract.ts'
import {
  type Buying,
  type HoldingRow,
  insertPromotion,
  listedPromotions,
  matchingPromotions,
  namesOfPromotions,
  type PromotionRow,
  type PromotionValues,
  promotionRow,
  promotionSorts,
  promotionsHolding,
  restrictedTo,
  updatePromotion,
} from './promotions.sql.ts'
import type { FindPromotions } from './staff-contract.ts'

export { type HoldingRow, type Products, promotionsHolding, type TriedWith } from './promotions.sql.ts'

/** What lowers a price today for whoever buys: what is taken off goods, and what makes delivery free. */
export interface HoldingPromotions {
  off: PromotionRule[]
  delivery: FreeDelivery[]
}

/**
 * The promotions that hold for whoever buys: everybody's, and those of the card for who has one (K-31). `productIds` are the cart's: a
 * promotion for a category or a list says which of them it reaches, and is left out when it reaches none; what is excluded from promotions is
 * reached by none.
 */
export const promotionsFor = async (db: Db, buying: Buying, productIds: readonly number[] = []): Promise<HoldingPromotions> =>
  reachingPromotions(db, await promotionsHolding(db, buying, productIds), productIds)

/** The same of rows that were read together with others (`promotionsHolding`). */
export async function reachingPromotions(
  db: Db,
  rows: readonly HoldingRow[],
  productIds: readonly number[],
): Promise<HoldingPromotions> {
  const holding: HoldingPromotions = { off: [], delivery: [] }
  for (const { left_out: left, ...row } of rows) {
    const bound = row.category_id !== null || row.lot_id !== null
    const within = bound ? await restrictedTo(db, row.id, productIds) : productIds
    const reached = within.filter((id) => !left.includes(id))
    if (reached.length === 0 && (bound || left.length > 0)) continue
    const rule: Omit<FreeDelivery, 'zone'> = {
      id: row.id,
      name: fromColumns(row, 'name'),
      scope: row.scope,
      minimumCents: row.minimum_cents,
      ...((bound || left.length > 0) && { productIds: reached }),
    }
    const off = takenOff(row)
    if (off) holding.off.push({ ...rule, ...off })
    else holding.delivery.push({ ...rule, zone: row.zone_code })
  }
  return holding
}

function takenOff(row: PromotionRow): TakenOff | null {
  switch (row.kind) {
    case 'percent':
      return { kind: 'percent', percent: row.percent ?? 0 }
    case 'amount':
      return { kind: 'amount', amountCents: row.amount_cents ?? cents(0) }
    case 'bundle':
      return { kind: 'bundle', buy: row.bundle_buy ?? 1, free: row.bundle_free ?? 1 }
    case 'shipping':
      return null
  }
}

/** Which figures each kind is made of. */
const figuresOf = {
  percent: ['percent'],
  amount: ['amount'],
  bundle: ['buy', 'free'],
  shipping: [],
} as const satisfies Record<PromotionRow['kind'], readonly (keyof NewPromotion)[]>

function valuesOf(given: z.input<typeof NewPromotion>): PromotionValues {
  const promotion = NewPromotion.parse(given)
  const { name, text, category, lot, shop, zone, amount, minimum, buy, free, valid_from, valid_to, ...rest } = promotion
  const missing = figuresOf[rest.kind].find((figure) => promotion[figure] === null)
  if (missing) throw new InvalidFields({ [missing]: 'loyalty.figure_missing' })
  if ((rest.kind === 'amount' || rest.kind === 'bundle') && rest.scope !== 'objects')
    throw new InvalidFields({ scope: 'loyalty.objects_alone' })
  if (category !== null && lot !== null) throw new InvalidFields({ lot: 'loyalty.one_restriction' })
  if (valid_from && valid_to && valid_to < valid_from) throw new InvalidFields({ valid_to: 'loyalty.days_reversed' })
  const only = <Value>(kind: PromotionRow['kind'], value: Value) => (rest.kind === kind ? value : null)
  return {
    ...rest,
    percent: only('percent', rest.percent),
    amount_cents: only('amount', amount === null ? null : centsOf(amount)),
    bundle_buy: only('bundle', buy),
    bundle_free: only('bundle', free),
    zone_code: only('shipping', zone),
    minimum_cents: minimum === null ? null : centsOf(minimum),
    storefront_code: shop,
    ...toColumns('name', name),
    ...toColumns('text', text),
    category_id: category,
    lot_id: lot,
    valid_from: valid_from as Day | null,
    valid_to: valid_to as Day | null,
  }
}

const euros = (amount: Cents | null) => (amount === null ? null : toEuros(amount))

const viewOf = (row: PromotionRow): Promotion => ({
  id: row.id,
  name: fromColumns(row, 'name'),
  text: fromColumns(row, 'text'),
  audience: row.audience,
  kind: row.kind,
  percent: row.percent,
  amount: euros(row.amount_cents),
  buy: row.bundle_buy,
  free: row.bundle_free,
  minimum: euros(row.minimum_cents),
  scope: row.scope,
  category: row.category_id,
  lot: row.lot_id,
  shop: row.storefront_code,
  zone: row.zone_code,
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
