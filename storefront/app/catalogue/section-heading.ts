import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { CategoryView, Lot, NamedRef } from '#modules/catalogue/contract.ts'
import type { ShopApi } from '../server-api.ts'
import type { Heading } from './list-heading.ts'

/** What makes a page of its own out of the list of all books or objects: one curated list, one section or one series (C-52). */
const kinds = ['lot', 'category', 'series'] as const

/** The one section that an address names, null where it names none or several. */
export function sectionOf(search: URLSearchParams): { kind: (typeof kinds)[number]; id: string } | null {
  const [found, ...others] = kinds.flatMap((kind) => search.getAll(kind).map((id) => ({ kind, id })))
  return found && others.length === 0 && /^[1-9]\d{0,8}$/.test(found.id) ? found : null
}

/**
 * The heading of a section of all books or objects, by the address's query; null where it names none.
 * A section of the other kind leads to its own list.
 */
export async function sectionHeading(
  api: ShopApi,
  key: 'book-list' | 'object-list',
  search: URLSearchParams,
): Promise<Heading | null> {
  const section = sectionOf(search)
  if (!section) return null
  const query = `${section.kind}=${section.id}`
  if (section.kind === 'lot') {
    const lot = await api.get(Lot, `/lots/by-id/${section.id}/`)
    return { title: lot.title, lead: lot.description || null, children: [], query }
  }
  if (section.kind === 'series')
    return { title: (await api.get(NamedRef, `/series/${section.id}/`)).name, lead: null, children: [], query }
  const category = await api.get(CategoryView, `/categories/${section.id}/`)
  const own = category.kind === 'book' ? 'book-list' : 'object-list'
  if (own !== key) throw redirect(`${pathTo(own, api.language)}?${search}`, 301)
  const above = category.path.slice(0, -1).map(({ id, name }) => ({ name, to: `${pathTo(own, api.language)}?category=${id}` }))
  return {
    title: category.name,
    lead: null,
    children: category.children.map((one) => ({ name: one.name, to: `?category=${one.id}` })),
    above,
    query,
  }
}
