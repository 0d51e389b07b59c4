import { LotsAnswer, type ProductCard } from '#modules/goods/catalogue/contract.ts'
import type { Sort } from '#modules/goods/search/contract.ts'
import { shownCard } from '../shelves/shown.ts'
import type { ShopApi } from '../site/server-api.ts'

/** How a section may be ordered. */
export const shelfSorts: Sort[] = ['featured', 'price_asc', 'price_desc', 'title_asc']

/** A section has some dozens of products; one that outgrows this is divided by staff. */
const most = 200

const price = (card: ProductCard, none: number) => card.price ?? none
const orders: Partial<Record<Sort, (item: ProductCard, other: ProductCard) => number>> = {
  price_asc: (item, other) => price(item, Number.POSITIVE_INFINITY) - price(other, Number.POSITIVE_INFINITY),
  price_desc: (item, other) => price(other, 0) - price(item, 0),
  title_asc: (item, other) => item.title.localeCompare(other.title),
}

async function piecesIn(api: ShopApi, categories: string): Promise<ProductCard[]> {
  const of = (model: 'article' | 'book') =>
    api.get(LotsAnswer, '/lots/store/', { categories, model_types: model, limit: most }).then(({ items }) => items)
  const [objects, books] = await Promise.all([of('article'), of('book')])
  return [...objects, ...books]
}

/** A row of the menu that names branches of the catalogue; they are its key too. */
interface Branch {
  title: string
  categories: string | null
}

/** The products of some branches, narrowed by what they are (`kind`) and ordered (`sort`), with the kinds that can be chosen. */
export async function loadShelf(api: ShopApi, categories: string, branches: readonly Branch[], parameters: URLSearchParams) {
  const [all, ...ofKinds] = await Promise.all([
    piecesIn(api, categories),
    ...branches.map((branch) => piecesIn(api, branch.categories ?? '')),
  ])
  const held = new Set(all.map(({ pk }) => pk))
  const kinds = branches.flatMap(({ categories: branch, title }, index) => {
    const within = (ofKinds[index] ?? []).filter(({ pk }) => held.has(pk)).map(({ pk }) => pk)
    return within.length > 0 ? [{ key: branch ?? '', title, count: within.length, within }] : []
  })
  const chosen = kinds.find(({ key }) => key === parameters.get('kind'))
  const sort = shelfSorts.find((shelfSort) => shelfSort === parameters.get('sort')) ?? 'featured'
  const order = orders[sort]
  const items = chosen ? all.filter(({ pk }) => chosen.within.includes(pk)) : all
  return {
    items: (order ? items.toSorted(order) : items).map(shownCard),
    kinds: kinds.map(({ within: _, ...kind }) => kind),
    kind: chosen?.key ?? null,
    sort,
  }
}
