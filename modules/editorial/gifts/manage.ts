import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields } from '#kernel/errors.ts'
import { addressesByKey, giveAddresses, takeAddressesFrom } from '#modules/editorial/page-addresses/give-addresses.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import type { GiftCampaignWish, GiftCategoryWish } from './contract.ts'
import { campaignRows, categoryRows, hasLot, writeCampaign, writeCategory } from './gifts.sql.ts'
import { isSavedQuery } from './saved-query.ts'

/** Campaigns and categories as staff wrote them, switched off ones too. */
export async function staffGifts(db: Db, storefront: string) {
  const [rows, categories, addresses] = await Promise.all([
    campaignRows(db, storefront),
    categoryRows(db, storefront),
    addressesByKey(db, storefront, 'campaign'),
  ])
  return { campaigns: rows.map((row) => ({ ...row, addresses: addresses.get(row.key) ?? null })), categories }
}

/** Creates or changes a category, by its key. @throws InvalidFields when it shows nothing, or two things, or has no such look. */
export async function putCategory(db: Db, storefront: string, key: string, wish: GiftCategoryWish) {
  const wrong: FieldRefusals = {}
  if (!isTheme(wish.theme)) wrong['theme'] = 'gifts.theme'
  if ((wish.lot_id === null) === (wish.query === null)) wrong['query'] = 'gifts.one_source'
  else if (wish.query !== null && !isSavedQuery(wish.query)) wrong['query'] = 'gifts.query'
  else if (wish.lot_id !== null && !(await hasLot(db, wish.lot_id))) wrong['lot_id'] = 'gifts.lot'
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
