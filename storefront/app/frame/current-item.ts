import type { Language } from '#kernel/language.ts'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { shopAt } from '#screens/shops.ts'
import type { ScreenKey } from '#screens/table.ts'
import { targetHref } from '#screens/targets.ts'

interface Address {
  pathname: string
  search: string
}

/** Pages of books that stand in no menu by themselves: people, houses and subjects. */
const aboutBooks: readonly ScreenKey[] = [
  'author',
  'book-detail',
  'book-best-sellers',
  'book-list',
  'book-new',
  'book-recommended',
  'book-tag',
  'publisher',
]

/** Whether the address is the target's, whatever else its query says. */
function leadsTo(target: string, { pathname, search }: Address, language: Language): boolean {
  const [path, query] = targetHref(target, language, shopAt(pathname)).split('#')[0]?.split('?') ?? []
  if (path !== pathname) return false
  const parameters = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => parameters.get(name) === value)
}

/**
 * The key of the category in which a page stands (N-21): one that is the page or is above it, one whose panel lists the page,
 * one that lists a section of the product shown (`sections`, as targets), and for all else about books the books. Null for the rest.
 */
export function currentItem(
  items: readonly MenuCategory[],
  address: Address,
  language: Language,
  sections: readonly string[] = [],
): string | null {
  const { pathname } = address
  const own = (item: MenuCategory) => targetHref(item.fixedurl, language, shopAt(pathname)).split('?')[0] ?? ''
  const lists = (target: string) => (item: MenuCategory) => item.subcategories.some(({ url }) => url === target)
  const key = matchPath(pathname)?.key
  const found =
    items.find((item) => pathname === own(item)) ??
    items.find(({ subcategories }) => subcategories.some(({ url }) => leadsTo(url, address, language))) ??
    items.find((item) => pathname.startsWith(`${own(item)}/`)) ??
    sections.map((target) => items.find(lists(target))).find(Boolean) ??
    (key && aboutBooks.includes(key) ? items.find(({ fixedurl }) => fixedurl === 'books') : undefined)
  return found?.key ?? null
}
