import { type Day, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { artPicture } from '#modules/artwork/picture.ts'
import { productCards } from '#modules/catalogue/cards.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import type { SearchIndex } from '#modules/search/index/open.ts'
import { arrivals } from './arrival.ts'
import {
  type CampaignsAnswer,
  type GiftCampaign,
  type GiftCategory,
  type GiftsAnswer,
  type GiftsQuery,
  giftBounds,
} from './contract.ts'
import { type CampaignRow, type CategoryRow, campaignRows, categoryRows } from './gifts.sql.ts'
import { productsOf, type Source } from './saved-query.ts'
import { isInSeason } from './season.ts'

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

export const categoryView = (row: CategoryRow, language: Language): GiftCategory => ({
  id: row.id,
  key: row.key,
  title: inLanguage(row.titles, language),
  text: inLanguage(row.texts, language),
  slug: inLanguage(row.slugs, language),
  slugs: row.slugs,
  theme: row.theme,
  art: artPicture(row.theme, 960, 720, ''),
})

const campaignView = (row: CampaignRow, language: Language, on: Day): GiftCampaign => ({
  key: row.key,
  title: inLanguage(row.titles, language),
  text: inLanguage(row.texts, language),
  theme: row.theme,
  art: artPicture(row.theme, 1280, 480, ''),
  from_day: row.from_day,
  to_day: row.to_day,
  in_season: isInSeason({ from: row.from_day, to: row.to_day }, on),
})

/** Everything every category shows, each product counted once per category. */
const count = async (deps: GiftDeps, source: Source, language: Language, belowCents?: number) =>
  (await productsOf(deps, source, language, { belowCents, limit: 1 })).total

const below = (under: number | undefined) => (under === undefined ? undefined : under * 100)

/** The campaign of the day with its categories and price ranges (M-19 to M-22); `products` of each category stand with it (M-23). */
export async function campaigns(
  deps: GiftDeps,
  language: Language,
  { products, now = new Date() }: { products: number; now?: Date },
): Promise<CampaignsAnswer> {
  const { db, storefront } = deps
  const [allCampaigns, allCategories] = await Promise.all([campaignRows(db, storefront), categoryRows(db, storefront)])
  const items = allCampaigns.filter((row) => row.active)
  const today = dayOf(now)
  const current = items.find((row) => isInSeason({ from: row.from_day, to: row.to_day }, today))
  const shown = inOrder(allCategories, current)
  const found = await Promise.all(shown.map((row) => productsOf(deps, row, language, { limit: Math.max(products, 1) })))
  const ids = products > 0 ? [...new Set(found.flatMap((one) => one.ids))] : []
  const cards = new Map((await productCards(db, ids, language, now)).map((card) => [card.pk, card]))
  return {
    current: current ? campaignView(current, language, today) : null,
    items: items.map((row) => campaignView(row, language, today)),
    categories: shown.map((row, place) => ({
      ...categoryView(row, language),
      count: found[place]!.total,
      products: products > 0 ? found[place]!.ids.flatMap((id) => cards.get(id) ?? []) : [],
    })),
    ranges: await Promise.all(
      giftBounds.map(async (under) => ({ under, count: await countOfAll(deps, shown, language, under) })),
    ),
  }
}

const inOrder = (rows: readonly CategoryRow[], campaign: CampaignRow | undefined): CategoryRow[] => {
  const active = rows.filter((row) => row.active)
  if (!campaign || campaign.category_keys.length === 0) return active
  return campaign.category_keys.flatMap((key) => active.find((row) => row.key === key) ?? [])
}

/** Ids of every active category's products under the bound, each once: in the categories' order, most sold first. */
async function idsOfAll(deps: GiftDeps, rows: readonly CategoryRow[], language: Language, under?: number): Promise<number[]> {
  const found = await Promise.all(rows.map((row) => productsOf(deps, row, language, { belowCents: below(under), limit: 1000 })))
  return [...new Set(dealt(found.map((one) => one.ids)))]
}

/** One of each in turn, as cards are dealt: a list of everything does not begin with one category's forty. */
const dealt = (hands: readonly number[][]): number[] =>
  Array.from({ length: Math.max(0, ...hands.map((hand) => hand.length)) }, (_, place) =>
    hands.flatMap((hand) => hand[place] ?? []),
  ).flat()

const countOfAll = async (deps: GiftDeps, rows: readonly CategoryRow[], language: Language, under?: number) =>
  (await idsOfAll(deps, rows, language, under)).length

/**
 * Gifts of a category, or of all, below a price, and there by a day where one is asked for (M-19, M-21, M-22). Each filter's counts
 * hold with the other filter chosen. @throws NotFound when no category has the id.
 */
export async function gifts(deps: GiftDeps, language: Language, query: GiftsQuery, now = new Date()): Promise<GiftsAnswer> {
  const rows = (await categoryRows(deps.db, deps.storefront)).filter((row) => row.active)
  const chosen = rows.find((row) => row.id === query.category)
  if (query.category !== undefined && !chosen) throw new NotFound('gifts.unknown_category')
  const { under } = query
  const listed = chosen
    ? (await productsOf(deps, chosen, language, { belowCents: below(under), limit: 1000 })).ids
    : await idsOfAll(deps, rows, language, under)
  const [shown, categories, ranges] = await Promise.all([
    onPage(deps, language, listed, query, now),
    Promise.all(
      rows.map(async (row) => ({
        ...categoryView(row, language),
        count: await count(deps, row, language, below(under)),
        selected: row === chosen,
      })),
    ),
    Promise.all(
      giftBounds.map(async (bound) => ({
        under: bound,
        count: chosen ? await count(deps, chosen, language, below(bound)) : await countOfAll(deps, rows, language, bound),
        selected: bound === under,
      })),
    ),
  ])
  return {
    category: chosen ? categoryView(chosen, language) : null,
    ...shown,
    page: query.page,
    categories,
    ranges,
    under: under ?? null,
    arrives_by: query.arrives_by ?? null,
    postcode: query.postcode ?? null,
  }
}

async function onPage(deps: GiftDeps, language: Language, listed: readonly number[], query: GiftsQuery, now: Date) {
  const { page, arrives_by, postcode = shopPostcode } = query
  const from = (page - 1) * pageSize
  const dated = async (cards: readonly ProductCard[]) => {
    const days = await arrivals(deps.db, cards, { postcode, now })
    return cards.map((card) => ({ ...card, arrives_on: days.get(card.pk) ?? null }))
  }
  if (arrives_by === undefined) {
    const cards = await productCards(deps.db, listed.slice(from, from + pageSize), language, now)
    const items = query.postcode ? await dated(cards) : cards.map((card) => ({ ...card, arrives_on: null }))
    return { items, total: listed.length, pages: Math.ceil(listed.length / pageSize) }
  }
  const cards = await dated(await productCards(deps.db, listed.slice(0, mostPromised), language, now))
  const inTime = cards.filter((card) => card.arrives_on !== null && card.arrives_on <= arrives_by)
  return { items: inTime.slice(from, from + pageSize), total: inTime.length, pages: Math.ceil(inTime.length / pageSize) }
}
