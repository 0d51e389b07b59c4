import { languages } from '#kernel/language.ts'
import { AuthorView, CategoryView, Lot, NamedRef, TagView } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ScreenKey } from '#screens/table.ts'
import type { Alternates } from '../site/alternates.ts'
import type { ShopApi } from '../site/server-api.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'
import type { Fixed, ListScreen } from './list-screens.ts'

/** What stands above a list; `title` is null where the storefront's own texts name the screen. */
export interface Heading {
  title: string | null
  lead: string | null
  children: { name: string; to: string }[]
  fixed?: Fixed
  canonical?: string
  alternates?: Alternates
  /** Breadcrumbs between the screen above and this one. */
  above?: Crumb[]
  /** What in the address's query makes this a page of its own. */
  query?: string
  /** The order it begins in, where that is its own. */
  sort?: 'volume'
}

const plain = (title: string | null, lead: string | null = null): Heading => ({ title, lead, children: [] })

/** Who or what the list is about. A wrong slug leads to the right one; an unknown id is not found. */
export async function headingOf(
  api: ShopApi,
  key: ScreenKey,
  screen: ListScreen,
  parameters: Record<string, string | undefined>,
): Promise<Heading> {
  const { id = '', tag = '' } = parameters
  const named = (key === 'publisher' ? 'publisher' : key) as 'author' | 'object-author' | 'publisher'
  if (key === 'author' || key === 'object-author' || key === 'publisher') {
    const one =
      key === 'publisher'
        ? { ...(await api.get(NamedRef, `/publishers/${id}/`)), biography: null }
        : await api.get(AuthorView, `/authors/${id}/`)
    return {
      ...plain(one.name, one.biography),
      // Two that were joined: the former's page leads to the other.
      fixed: { [key === 'publisher' ? 'publisher' : 'author']: String(one.id) },
      canonical: pathTo(named, api.language, { slug: one.slug, id: String(one.id) }),
    }
  }
  if (key === 'book-tag' || key === 'object-tag') {
    const one = await api.get(TagView, `/tags/${encodeURIComponent(tag)}/`)
    return {
      ...plain(one.name),
      fixed: { tag: one.id },
      canonical: pathTo(key, api.language, { tag: one.slug }),
      alternates: Object.fromEntries(languages.map((language) => [language, { tag: one[`slug_${language}`] ?? one.slug }])),
    }
  }
  if (screen.lot) {
    const lot = await api.get(Lot, `/lots/by-key/${screen.lot.key}/`)
    return plain(lot.title, lot.description || null)
  }
  if (screen.category) {
    const category = await api.get(CategoryView, `/categories/${screen.category}/`)
    return {
      ...plain(category.name),
      children: category.children.map((child) => ({ name: child.name, to: `?category=${child.id}` })),
    }
  }
  return plain(null)
}
