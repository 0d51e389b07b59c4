import type { Db } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { mainShop, standsIn } from '#screens/shops.ts'
import { screenKeys, screens } from '#screens/table.ts'
import type { StoredStorefront } from './contract.ts'
import { StorefrontSettings } from './storefront-settings.ts'
import { saveStorefront, storefrontRow, storefrontRows, updateGiftCardOffer } from './storefronts.sql.ts'

/** Every shop beside the main one; a row that says nothing of itself yet is left out. */
export const storedStorefronts = async (db: Db): Promise<StoredStorefront[]> =>
  (await storefrontRows(db)).flatMap(({ code, path_prefix, settings }) => {
    const said = StorefrontSettings.safeParse(settings)
    return said.success && path_prefix !== '' ? [{ store: code, path: path_prefix, settings: said.data }] : []
  })

/**
 * Opens a shop or changes it; pages know of it within ten seconds.
 * @throws Refused 'storefront.main' for the main shop, whose texts are configuration; 'storefront.path_taken' for the path of another shop or of a screen.
 */
export async function putStorefront(db: Db, shop: StoredStorefront): Promise<StoredStorefront> {
  const { store: code, path: path_prefix, settings } = shop
  const known = await storefrontRow(db, code)
  if (known && known.path_prefix === '') throw new Refused('storefront.main')
  if (isScreenWord(path_prefix)) throw new Refused('storefront.path_taken')
  if ((await storefrontRows(db)).some((row) => row.path_prefix === path_prefix && row.code !== code))
    throw new Refused('storefront.path_taken')
  await saveStorefront(db, { code, path_prefix, settings })
  return shop
}

/** Whether screens of the main shop begin with a word, in any language. */
const isScreenWord = (path: string) =>
  screenKeys.some(
    (key) => standsIn(mainShop, key) && Object.values(screens[key].paths).some((own) => `${own}/`.startsWith(`${path}/`)),
  )

/** Sets what a shop sells gift cards for, in cents, and how many years they live. @returns whether there is such a shop. */
export const setGiftCardOffer = async (db: Db, code: string, offer: { amounts: number[]; years: number }): Promise<boolean> =>
  (await updateGiftCardOffer(db, code, offer)).length > 0
