import type { Language } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { isScreenKey, screens } from '#screens/table.ts'

/** The address of a row that staff arranged: a route key with an optional query or part of the page, or an address as it is (A-11). */
export function targetHref(target: string, language: Language): string {
  if (/^(\/|https?:)/.test(target)) return target
  const [whole = '', part] = target.split('#', 2)
  const [key = '', query] = whole.split('?', 2)
  if (!isScreenKey(key)) return `/${language}`
  const path = `/${language}${screens[key].paths[language]}`
  // Where the address itself has parameters, the query of the row says them.
  if (path.includes(':')) return fillPath(path, Object.fromEntries(new URLSearchParams(query)))
  return `${path}${query ? `?${query}` : ''}${part ? `#${part}` : ''}`
}

/** Whether a category names its own page among its entries, so that "all of it" would say it twice. */
export const listsItself = ({ fixedurl, subcategories }: Pick<MenuCategory, 'fixedurl' | 'subcategories'>): boolean =>
  subcategories.some(({ url }) => url === fixedurl)
