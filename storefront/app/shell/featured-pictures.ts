import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import type { MenuCategory } from '#modules/content/contract.ts'
import { browserApi } from '../api/client.ts'

/** What a menu panel shows of a product, and keeps in the browser. */
export type Featured = Pick<ProductCard, 'pk' | 'sku' | 'model_type' | 'slug' | 'title'> & {
  picture: ProductCard['images']['cart']
}

export type MenuEntry = MenuCategory['subcategories'][number]
type Source = Pick<MenuEntry, 'url' | 'title' | 'lots' | 'categories'>

const shown = 3
const keptFor = 60 * 60_000
const onTheWay = new Map<string, Promise<Featured[]>>()

const kindOf = (entry: Source) => (entry.url.startsWith('book') ? 'book' : 'article')
const keyOf = (entry: Source, language: Language) =>
  `menu:${language}:${entry.lots ?? `${kindOf(entry)}:${entry.categories ?? ''}`}`

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

async function ask(entry: Source): Promise<Featured[] | null> {
  const answer = entry.lots
    ? await browserApi.get<{ items: ProductCard[] }>('/lots/', { lot: entry.lots, limit: shown, order: 'featured' })
    : await browserApi.get<{ items: ProductCard[] }>('/lots/store/', {
        model_types: kindOf(entry),
        categories: entry.categories ?? '',
        limit: shown,
      })
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
    return Date.now() - at < keptFor ? items : null
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
