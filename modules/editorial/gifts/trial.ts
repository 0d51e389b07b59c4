import { day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { inOrder } from './campaigns.ts'
import {
  type CampaignTrial,
  type CampaignTried,
  type CategoryTrial,
  type CategoryTried,
  type Found,
  giftBounds,
} from './contract.ts'
import { below, together } from './found-products.ts'
import { campaignRows, categoryRows } from './gifts.sql.ts'
import { wrongSource } from './manage.ts'
import { allProductsOf, type FoundProduct } from './saved-query.ts'
import { isInSeason } from './season.ts'

interface Shop {
  db: Db
  search: SearchIndex
  storefront: string
}

/** Of each category, as many as its page begins with. */
const firstGifts = 4
const firstOfCategory = 12

/** The first gifts of each hand, and how many there are. */
async function foundIn(
  { db }: Shop,
  hands: readonly (readonly FoundProduct[])[],
  most: number,
  language: Language,
): Promise<Found[]> {
  const firsts = hands.map((products) => products.slice(0, most).map(({ id }) => id))
  const cards = new Map((await productCards(db, [...new Set(firsts.flat())], language)).map((card) => [card.pk, card]))
  return hands.map((products, index) => ({
    count: products.length,
    gifts: firsts[index]!.flatMap((id) => {
      const card = cards.get(id)
      return card ? [{ id, title: card.title, price: card.price }] : []
    }),
  }))
}

const rangesOf = (products: readonly FoundProduct[]) =>
  giftBounds.map((under) => ({ under, count: below(products, under).length }))

/**
 * A campaign as it would be, looked at on a day without being saved: whether visitors would see it then, and what they would come upon.
 * Keeps and counts nothing.
 */
export async function tryCampaign(shop: Shop, key: string, draft: CampaignTrial, language: Language): Promise<CampaignTried> {
  const { db, storefront } = shop
  const [campaigns, categories] = await Promise.all([campaignRows(db, storefront), categoryRows(db, storefront)])
  const kept = campaigns.find((campaign) => campaign.key === key)
  const on = day(draft.on)
  const running = [
    ...campaigns.filter((campaign) => campaign.key !== key),
    // One that is not there yet would stand behind those of its place.
    { ...draft, key, id: kept?.id ?? Number.POSITIVE_INFINITY, titles: kept?.titles ?? null },
  ]
    .filter(({ active, from_day, to_day }) => active && isInSeason({ from: from_day, to: to_day }, on))
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
  const shown = inOrder(categories, draft)
  const hands = await Promise.all(shown.map((row) => allProductsOf(shop, row, language)))
  const found = await foundIn(shop, hands, firstGifts, language)
  const [first] = running
  return {
    standing:
      first?.key === key
        ? 'shown'
        : !draft.active
          ? 'off'
          : running.some((campaign) => campaign.key === key)
            ? 'behind'
            : 'out_of_season',
    first: first ? (first.titles ? inLanguage(first.titles, language) : first.key) : null,
    categories: shown.map((row, index) => ({ key: row.key, title: inLanguage(row.titles, language), ...found[index]! })),
    ranges: rangesOf(together(hands)),
  }
}

/** What a category would show, without being saved. @throws InvalidFields where it takes its gifts from nothing, or from two things. */
export async function tryCategory(shop: Shop, source: CategoryTrial, language: Language): Promise<CategoryTried> {
  const wrong = await wrongSource(shop.db, source)
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  const products = await allProductsOf(shop, source, language)
  const [found] = await foundIn(shop, [products], firstOfCategory, language)
  return { ...found!, ranges: rangesOf(products) }
}
