import { redirect } from 'react-router'
import { CategoryView, Lot, NamedRef } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ScreenKey } from '#screens/table.ts'
import type { ShopApi } from '../site/server-api.ts'
import { objectCategories } from './catalogue-ids.ts'
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
  /** What was joined with another leads to the other. */
  const leadOn = (id: number) => {
    if (String(id) === section.id) return
    const right = new URLSearchParams(search)
    right.set(section.kind, String(id))
    throw redirect(`${pathTo(key, api.language)}?${right}`, 301)
  }
  if (section.kind === 'lot') {
    const lot = await api.get(Lot, `/lots/by-id/${section.id}/`)
    return { title: lot.title, lead: lot.description || null, children: [], query }
  }
  if (section.kind === 'series') {
    const series = await api.get(NamedRef, `/series/${section.id}/`)
    leadOn(series.id)
    return { title: series.name, lead: null, children: [], query, sort: 'volume' }
  }
  const category = await api.get(CategoryView, `/categories/${section.id}/`)
  leadOn(category.id)
  const own = category.kind === 'book' ? 'book-list' : 'object-list'
  if (own !== key) throw redirect(`${pathTo(own, api.language)}?${search}`, 301)
  const above = category.path.slice(0, -1).map(({ id, name }) => ({ name, to: `${pathTo(own, api.language)}?category=${id}` }))
  return {
    title: category.name,
    lead: null,
    children: category.children.map((child) => ({ name: child.name, to: `?category=${child.id}` })),
    above,
    query,
  }
}

/** The page of a section that has one of its own, else its place in the list of all books or objects. */
function pathOfSection(api: ShopApi, id: number, kind: 'book' | 'object'): string {
  const own = Object.entries(objectCategories).find(([, category]) => category === id)?.[0] as keyof typeof objectCategories
  return own ? pathTo(own, api.language) : `${pathTo(kind === 'book' ? 'book-list' : 'object-list', api.language)}?category=${id}`
}

/**
 * The heading of what lies below a section with a page of its own, where the address chooses one thing of it; null where it chooses
 * nothing or several. What does not lie below it is shown where it belongs (S-20).
 */
export async function deeperHeading(
  api: ShopApi,
  key: ScreenKey,
  screen: number,
  search: URLSearchParams,
): Promise<Heading | null> {
  const chosen = search.getAll('category').flatMap((ids) => ids.split(','))
  const section = chosen.length === 1 ? sectionOf(search) : null
  if (section?.kind !== 'category' || Number(section.id) === screen) return null
  const category = await api.get(CategoryView, `/categories/${section.id}/`)
  const index = category.path.findIndex(({ id }) => id === screen)
  if (index < 0) {
    const elsewhere = new URLSearchParams(search)
    elsewhere.delete('category')
    elsewhere.delete('page')
    const to = pathOfSection(api, category.id, category.kind)
    const rest = elsewhere.toString()
    throw redirect(rest === '' ? to : `${to}${to.includes('?') ? '&' : '?'}${rest}`)
  }
  const here = pathTo(key as 'fashion', api.language)
  return {
    title: category.name,
    lead: null,
    children: category.children.map((child) => ({ name: child.name, to: `?category=${child.id}` })),
    above: category.path.slice(index, -1).map(({ id, name }) => ({ name, to: id === screen ? here : `${here}?category=${id}` })),
    query: `category=${section.id}`,
  }
}
