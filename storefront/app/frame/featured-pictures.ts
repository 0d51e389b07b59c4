import type { Language } from '#kernel/language.ts'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { isScreenKey } from '#screens/table.ts'
import { browserApi } from '../api/client.ts'
import { listScreens } from '../shelves/list-screens.ts'

/** What a menu panel shows of a product, and keeps in the browser. */
export type Featured = Pick<ProductCard, 'pk' | 'sku' | 'model_type' | 'slug' | 'title'> & {
  picture: ProductCard['images']['cart']
}

export type MenuEntry = MenuCategory['subcategories'][number]
type Source = Pick<MenuEntry, 'url' | 'title' | 'lots' | 'categories'>

const shown = 3
const ttlMs = 60 * 60_000
const onTheWay = new Map<string, Promise<Featured[]>>()

const kindOf = (entry: Source) => (entry.url.startsWith('book') ? 'book' : 'article')
/** What a list of its own asks for besides its kind, such as what is new or sells best. */
const listOf = (entry: Source) => {
  const screen = isScreenKey(entry.url) ? listScreens[entry.url] : undefined
  return screen && (screen.sort || Object.keys(screen.fixed).length > 1) && !screen.lot && !screen.category ? screen : null
}
const keyOf = (entry: Source, language: Language) => {
  const what = entry.lots ?? (listOf(entry) ? entry.url : `${kindOf(entry)}:${entry.categories ?? ''}`)
  return `menu:${language}:${what}`
}

/** Up to three products of a menu entry; a second look within the hour makes no request (N-16 to N-19). */
export function featuredOf(entry: Source, language: Language): Promise<Featured[]> {
  if (!entry.lots && !entry.categories) return Promise.resolve([])
  const key = keyOf(entry, language)
  const kept = readKept(key)
  if (kept) return Promise.resolve(kept)
  const asked = onTheWay.get(key) ?? ask(entry).then((items) => keep(key, items))
  onTheWay.set(key, asked)
  return asked.finally(() => onTheWay.delete(key))
}

/** Where the products of an entry are asked for: its curated list, its own list, or its categories (I-13, I-15). */
export function askedOf(entry: Source): [path: string, query: Record<string, string | number>] {
  const featured = { limit: shown, order: 'featured', order_type: 'desc', group: 'works' }
  if (entry.lots) return ['/lots/', { lot: entry.lots, ...featured }]
  const list = listOf(entry)
  if (list) return ['/products/', { ...list.fixed, ...(list.sort && { sort: list.sort }), limit: shown, group: 'works' }]
  return ['/lots/store/', { model_types: kindOf(entry), categories: entry.categories ?? '', ...featured }]
}

async function ask(entry: Source): Promise<Featured[] | null> {
  const answer = await browserApi.get<{ items: ProductCard[] }>(...askedOf(entry))
  return (
    answer?.items.map(({ pk, sku, model_type, slug, title, images }) => ({
      pk,
      sku,
      model_type,
      slug,
      title,
      picture: images.cart,
    })) ?? null
  )
}

function readKept(key: string): Featured[] | null {
  try {
    const { at, items } = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Date.now() - at < ttlMs ? items : null
  } catch {
    return null
  }
}

function keep(key: string, items: Featured[] | null): Featured[] {
  try {
    if (items) localStorage.setItem(key, JSON.stringify({ at: Date.now(), items }))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  return items ?? []
}

const longest = 22

/** Twenty-two characters and an ellipsis; shorter titles stay as they are (N-20). */
export const shortTitle = (title: string): string => (title.length > longest ? `${title.slice(0, longest).trimEnd()}…` : title)
