import type { Day } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { arrivals } from './arrival.ts'
import { type GiftsAnswer, type GiftsQuery, giftBounds } from './contract.ts'
import { below, together } from './found-products.ts'
import { categoryRows, pickupStores } from './gifts.sql.ts'
import { allProductsOf } from './saved-query.ts'
import { categoryView } from './views.ts'
import { whenAndWhere } from './when-and-where.ts'

export interface GiftDeps {
  db: Pool
  search: SearchIndex
  storefront: string
}

const pageSize = 24
/** Products looked at for a day of arrival: each one's promise is worked out. */
const mostPromised = 240
/** Where the shop itself is: stands in while nobody said where to. */
export const shopPostcode = '18009'

/**
 * Gifts of a category, or of all, below a price, and there by a day where one is asked for (M-19, M-21, M-22). Each filter's counts
 * hold with the other filter chosen; a day or postcode that cannot be used is told and left out. @throws NotFound when no category has the id.
 */
export async function gifts(deps: GiftDeps, language: Language, query: GiftsQuery, now = new Date()): Promise<GiftsAnswer> {
  const [all, stores] = await Promise.all([categoryRows(deps.db, deps.storefront), pickupStores(deps.db)])
  const rows = all.filter((row) => row.active)
  const chosen = rows.findIndex((row) => row.id === query.category)
  if (query.category !== undefined && chosen < 0) throw new NotFound('gifts.unknown_category')
  const { under } = query
  const hands = await Promise.all(rows.map((row) => allProductsOf(deps, row, language)))
  const listed = hands[chosen] ?? together(hands)
  const pickup_store = stores.some(({ code }) => code === query.pickup_store) ? query.pickup_store : undefined
  const { day, postcode, refused } = whenAndWhere(query, language, now)
  const ids = below(listed, under).map(({ id }) => id)
  return {
    category: rows[chosen] ? categoryView(rows[chosen], language) : null,
    ...(await onPage(deps, language, ids, { page: query.page, day, postcode, pickup_store }, now)),
    page: query.page,
    categories: rows.map((row, index) => ({
      ...categoryView(row, language),
      count: below(hands[index]!, under).length,
      selected: index === chosen,
    })),
    ranges: giftBounds.map((bound) => ({ under: bound, count: below(listed, bound).length, selected: bound === under })),
    under: under ?? null,
    arrives_by: query.arrives_by || null,
    postcode: query.postcode || null,
    pickup_store: pickup_store ?? null,
    refused,
    stores: [...stores],
  }
}

interface PageQuery {
  page: number
  day: Day | undefined
  postcode: string | undefined
  pickup_store: string | undefined
}

async function onPage(deps: GiftDeps, language: Language, ids: readonly number[], query: PageQuery, now: Date) {
  const { page, day, postcode, pickup_store } = query
  const from = (page - 1) * pageSize
  const dated = async (some: readonly number[]) => {
    const cards = await productCards(deps.db, some, language, now)
    const days = await arrivals(deps.db, cards, { postcode: postcode ?? shopPostcode, pickup: pickup_store, now })
    return cards.map((card) => ({ ...card, arrives_on: days.get(card.pk) ?? null }))
  }
  if (day === undefined) {
    const shown = ids.slice(from, from + pageSize)
    const items =
      postcode || pickup_store
        ? await dated(shown)
        : (await productCards(deps.db, shown, language, now)).map((card) => ({ ...card, arrives_on: null }))
    return { items, total: ids.length, looked_at: null, pages: Math.ceil(ids.length / pageSize) }
  }
  const inTime = (await dated(ids.slice(0, mostPromised))).filter((card) => card.arrives_on !== null && card.arrives_on <= day)
  return {
    items: inTime.slice(from, from + pageSize),
    total: inTime.length,
    looked_at: ids.length > mostPromised ? mostPromised : null,
    pages: Math.ceil(inTime.length / pageSize),
  }
}
