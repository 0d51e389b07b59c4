import { type ScreenKey, screens } from './table.ts'

type In<Shops extends string> = {
  [Key in ScreenKey]: (typeof screens)[Key]['shops'] extends Shops ? Key : never
}[ScreenKey]

/** The screens of the main shop. */
export type MainKey = In<'main' | 'all'>
/** The screens of a shop affiliated to it. */
export type ShopKey = In<'affiliated' | 'all'>

/** The main shop's pages begin right below the language, those of others below the path that their row says. */
export const mainShop = ''

/** Whether a shop has a screen. */
export const standsIn = (shop: string, key: ScreenKey): boolean =>
  screens[key].shops === 'all' || screens[key].shops === (shop === mainShop ? 'main' : 'affiliated')

/** Whether an affiliated shop has a screen. */
export const isShopKey = (key: ScreenKey): key is ShopKey => screens[key].shops !== 'main'

let known: ReadonlySet<string> = new Set()

/**
 * Says below which paths affiliated shops stand: the server tells it of their rows before it answers, a page before it wakes. Paths
 * are no shop's before.
 */
export function knowShops(paths: readonly string[]) {
  known = new Set(paths)
}

/** The path of the shop whose page stands at an address. */
export function shopAt(pathname: string): string {
  const end = pathname.indexOf('/', 4)
  const path = pathname.slice(3, end === -1 ? pathname.length : end)
  if (known.has(path)) return path
  const read = path.endsWith('.data') ? path.replace(/_?\.data$/, '') : mainShop
  return known.has(read) ? read : mainShop
}
