import { redirect } from 'react-router'
import { type Language, languages } from '#kernel/language.ts'
import { ProductsAnswer } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { shownCard } from '../shelves/shown.ts'
import type { ShopApi } from '../site/server-api.ts'

const shown = 12

interface Spot {
  id: number
  slug: string
  slugs: Record<Language, string>
  lots: readonly number[]
  tags: readonly number[]
}

/** The id decides; a wrong or outdated slug leads to the right one. */
export function toOwnAddress(key: 'place' | 'motif', { id, slug }: Spot, language: Language, url: URL): void {
  const canonical = pathTo(key, language, { slug, id })
  if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${url.search}`, 301)
}

export const alternatesOfSpot = ({ slugs }: Spot) =>
  Object.fromEntries(languages.map((language) => [language, { slug: slugs[language] }])) as Record<Language, { slug: string }>

/** Objects and books about a place or a motif, with the lists that show all of them. */
export async function shelvesOf(api: ShopApi, { lots, tags }: Spot) {
  const ask = async (type: 'book' | 'object', filter: string, values: readonly number[]) => {
    if (values.length === 0) return { items: [], href: '' }
    const query = { type, [filter]: values.join(','), sort: 'featured', limit: shown }
    const { items } = await api.get(ProductsAnswer, '/products/', query)
    const list = pathTo(type === 'book' ? 'book-list' : 'object-list', api.language)
    return { items: items.map(shownCard), href: `${list}?${filter}=${values.join(',')}` }
  }
  const [objects, books] = await Promise.all([ask('object', 'lot', lots), ask('book', 'tag', tags)])
  return { objects, books }
}
