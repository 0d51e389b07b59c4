import type { Db } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { KeptStorefront } from './contract.ts'
import { StorefrontSettings } from './storefront-settings.ts'
import { saveStorefront, storefrontRow, storefrontRows, updateGiftCardOffer } from './storefronts.sql.ts'

/** Every shop beside the main one; a row that says nothing of itself yet is left out. */
export const keptStorefronts = async (db: Db): Promise<KeptStorefront[]> =>
  (await storefrontRows(db)).flatMap(({ code, path_prefix, settings }) => {
    const said = StorefrontSettings.safeParse(settings)
    return said.success && path_prefix !== '' ? [{ store: code, path: path_prefix, settings: said.data }] : []
  })

/**
 * Opens a shop or changes it; pages know of it within ten seconds.
 * @throws Refused 'storefront.main' for the main shop, whose texts are configuration; 'storefront.path_taken' for another's path.
 */
export async function putStorefront(db: Db, shop: KeptStorefront): Promise<KeptStorefront> {
  const { store: code, path: path_prefix, settings } = shop
  const known = await storefrontRow(db, code)
  if (known && known.path_prefix === '') throw new Refused('storefront.main')
  if ((await storefrontRows(db)).some((row) => row.path_prefix === path_prefix && row.code !== code))
    throw new Refused('storefront.path_taken')
  await saveStorefront(db, { code, path_prefix, settings })
  return shop
}

/** Sets what a shop sells gift cards for, in cents, and how many years they live. @returns whether there is such a shop. */
export const setGiftCardOffer = async (db: Db, code: string, offer: { amounts: number[]; years: number }): Promise<boolean> =>
  (await updateGiftCardOffer(db, code, offer)).length > 0
