import { dayOf } from '#kernel/days.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import type { CampaignsAnswer } from './contract.ts'
import { giftBounds } from './contract.ts'
import { below, together } from './found-products.ts'
import { type CampaignRow, type CategoryRow, campaignRows, categoryRows } from './gifts.sql.ts'
import type { GiftDeps } from './gifts.ts'
import { allProductsOf } from './saved-query.ts'
import { isInSeason } from './season.ts'
import { campaignView, categoryView } from './views.ts'

/**
 * The campaign of the day, or the one asked for, with its categories and price ranges (M-19 to M-22); `products` of each category
 * stand with it (M-23). @throws NotFound when the one asked for is not shown.
 */
export async function campaigns(
  deps: GiftDeps,
  language: Language,
  { products, campaign, now = new Date() }: { products: number; campaign?: string | undefined; now?: Date },
): Promise<CampaignsAnswer> {
  const { db, storefront } = deps
  const [allCampaigns, allCategories] = await Promise.all([campaignRows(db, storefront), categoryRows(db, storefront)])
  const items = allCampaigns.filter((row) => row.active)
  const today = dayOf(now)
  const current = items.find((row) =>
    campaign === undefined ? isInSeason({ from: row.from_day, to: row.to_day }, today) : row.key === campaign,
  )
  if (campaign !== undefined && !current) throw new NotFound('gifts.unknown_campaign')
  const shown = inOrder(allCategories, current)
  const hands = await Promise.all(shown.map((row) => allProductsOf(deps, row, language)))
  const firsts = hands.map((hand) => hand.slice(0, products).map(({ id }) => id))
  const cards = new Map((await productCards(db, [...new Set(firsts.flat())], language, now)).map((card) => [card.pk, card]))
  const every = together(hands)
  return {
    current: current ? campaignView(current, language, today) : null,
    items: items.map((row) => campaignView(row, language, today)),
    categories: shown.map((row, index) => ({
      ...categoryView(row, language),
      count: hands[index]!.length,
      products: firsts[index]!.flatMap((id) => cards.get(id) ?? []),
    })),
    ranges: giftBounds.map((under) => ({ under, count: below(every, under).length })),
  }
}

/** The categories of a campaign in its order, switched off ones left out; all of them where it names none. */
export const inOrder = (
  rows: readonly CategoryRow[],
  campaign: Pick<CampaignRow, 'category_keys'> | undefined,
): CategoryRow[] => {
  const active = rows.filter((row) => row.active)
  if (!campaign || campaign.category_keys.length === 0) return active
  return campaign.category_keys.flatMap((key) => active.find((row) => row.key === key) ?? [])
}
