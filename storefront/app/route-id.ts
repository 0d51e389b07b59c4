import { mainShop } from '../../screens/shops.ts'
import type { ScreenKey } from '../../screens/table.ts'

/** The name of the route that shows a screen: affiliated shops share theirs, whatever their paths. */
export const routeId = (key: ScreenKey, language: string, shop: string): string =>
  shop === mainShop ? `${key}.${language}` : `affiliated.${key}.${language}`
