import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields } from '#kernel/errors.ts'
import { addressesByKey, giveAddresses, takeAddressesFrom } from '#modules/editorial/page-addresses/give-addresses.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { CategoryTrial, GiftCampaignWish, GiftCategoryWish } from './contract.ts'
import { campaignRows, categoryRows, hasLot, writeCampaign, writeCategory } from './gifts.sql.ts'
import { giftSorts, listedCampaigns, listedCategories, matchingCampaigns, matchingCategories } from './lists.sql.ts'
import { isSavedQuery } from './saved-query.ts'
import { isInSeason } from './season.ts'
import type { FindCampaigns, FindCategories } from './staff-contract.ts'

/** Campaigns as staff wrote them, switched off ones too, and whether each is shown today. */
export async function findCampaigns(db: Db, storefront: string, query: FindCampaigns, today: Day) {
  const monthDay = today.slice(5)
  const rows = await listedCampaigns(db, storefront, query, monthDay, walking(db, query, giftSorts(db), { id: db`c.id` }))
  const addresses = await addressesByKey(db, storefront, 'campaign')
  return listPage(db, query, {
    rows,
    matching: matchingCampaigns(db, storefront, query, monthDay),
    view: (row) => ({
      ...row,
      addresses: addresses.get(row.key) ?? null,
      in_season: row.active && isInSeason({ from: row.from_day, to: row.to_day }, today),
    }),
  })
}

/** Categories as staff wrote them, switched off ones too. */
export async function findCategories(db: Db, storefront: string, query: FindCategories) {
  const rows = await listedCategories(db, storefront, query, walking(db, query, giftSorts(db), { id: db`c.id` }))
  return listPage(db, query, { rows, matching: matchingCategories(db, storefront, query), view: (row) => row })
}

/** A campaign as it is kept; null where there is none. */
export async function keptCampaign(db: Db, storefront: string, key: string) {
  const row = (await campaignRows(db, storefront)).find((campaign) => campaign.key === key)
  return row ? { ...row, addresses: (await addressesByKey(db, storefront, 'campaign')).get(key) ?? null } : null
}

/** A category as it is kept; null where there is none. */
export const keptCategory = async (db: Db, storefront: string, key: string) =>
  (await categoryRows(db, storefront)).find((category) => category.key === key) ?? null

/** Keys of the campaigns, and of the categories, that there are. */
export const campaignKeys = async (db: Db, storefront: string) => (await campaignRows(db, storefront)).map(({ key }) => key)
export const categoryKeys = async (db: Db, storefront: string) => (await categoryRows(db, storefront)).map(({ key }) => key)

/** What is wrong with where a category takes its gifts from: one source, which there is. */
export async function wrongSource(db: Db, { lot_id, query }: CategoryTrial): Promise<FieldRefusals> {
  if ((lot_id === null) === (query === null)) return { query: 'gifts.one_source' }
  if (query !== null && !isSavedQuery(query)) return { query: 'gifts.query' }
  return lot_id !== null && !(await hasLot(db, lot_id)) ? { lot_id: 'gifts.lot' } : {}
}

/** Creates or changes a category, by its key. @throws InvalidFields when it shows nothing, or two things, or has no such look. */
export async function putCategory(db: Db, storefront: string, key: string, wish: GiftCategoryWish) {
  const wrong: FieldRefusals = await wrongSource(db, wish)
  if (!isTheme(wish.theme)) wrong['theme'] = 'gifts.theme'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  const [written] = await writeCategory(db, storefront, { ...wish, key })
  return written!
}

/**
 * Creates or changes a campaign, by its key, with the page of its own where it has addresses.
 * @throws InvalidFields when it names a category that is not there, or an address that is taken.
 */
export async function putCampaign(tx: Tx, storefront: string, key: string, { addresses, ...wish }: GiftCampaignWish) {
  const known = new Set((await categoryRows(tx, storefront)).map((row) => row.key))
  const wrong: FieldRefusals = {}
  if (!isTheme(wish.theme)) wrong['theme'] = 'gifts.theme'
  if (wish.category_keys.some((category_Key) => !known.has(category_Key))) wrong['category_keys'] = 'gifts.unknown_category'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  const [written] = await writeCampaign(tx, storefront, { ...wish, key })
  const subject = { storefront, kind: 'campaign', key } as const
  if (addresses) await giveAddresses(tx, subject, addresses)
  else await takeAddressesFrom(tx, subject)
  return { ...written!, addresses }
}
