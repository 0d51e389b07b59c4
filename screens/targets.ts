import type { Language } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { isShopKey, mainShop } from './shops.ts'
import { isScreenKey, type ScreenKey, screens } from './table.ts'

interface Target {
  key: ScreenKey
  /** The path of the shop that it names; null where it names none. */
  shop: string | null
  query: string
  part: string
}

/** What a row that staff arranged leads to: a screen's key, of another shop as `home@gaudi`, with `?name=value` or `#part` after it. */
export function readTarget(target: string): Target | null {
  const [whole = '', part = ''] = target.split('#', 2)
  const [name = '', query = ''] = whole.split('?', 2)
  const [key = '', shop] = name.split('@', 2)
  if (!isScreenKey(key)) return null
  return { key, shop: shop === undefined ? null : `/${shop}`, query, part }
}

/**
 * The address of what a row of a shop leads to (A-11): the shop's own screen where it has one of that name, else the main shop's; an
 * address stays as it is, and what is no screen leads to the first page.
 */
export function targetHref(target: string, language: Language, shop: string = mainShop): string {
  if (/^(\/|https?:)/.test(target)) return target
  const found = readTarget(target)
  if (!found) return `/${language}${shop}`
  const path = `/${language}${isShopKey(found.key) ? (found.shop ?? shop) : mainShop}${screens[found.key].paths[language]}`
  // Where the address itself has parameters, the query of the row says them.
  if (path.includes(':')) return fillPath(path, Object.fromEntries(new URLSearchParams(found.query)))
  return `${path}${found.query ? `?${found.query}` : ''}${found.part ? `#${found.part}` : ''}`
}
