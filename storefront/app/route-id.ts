import { mainShop } from '../../screens/shops.ts'
import type { ScreenKey } from '../../screens/table.ts'

/** The name of the route that shows a screen in a shop, by the shop's path. */
export const routeId = (key: ScreenKey, language: string, shop: string): string =>
  shop === mainShop ? `${key}.${language}` : `${shop.slice(1)}.${key}.${language}`
