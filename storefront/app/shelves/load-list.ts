import { LotsAnswer, type ProductCard } from '#modules/goods/catalogue/contract.ts'
import { type FacetGroup, ProductsAnswer } from '#modules/goods/search/contract.ts'
import type { ShopApi } from '../site/server-api.ts'
import { shownFacets } from './filters.tsx'
import { isNarrowed, lastPage, queryOf, sortsOf } from './list-query.ts'
import type { Fixed, ListScreen } from './list-screens.ts'
import { shownCard } from './shown.ts'
import { shownArrivals } from './shown-arrivals.ts'
import { groupedBy, groupingOf, shownWorks } from './shown-works.ts'

const most = 1000

/** A lot or a category of objects as the shop arranged it (C-39 to C-41). */
async function arranged(api: ShopApi, screen: ListScreen): Promise<ProductCard[] | null> {
  if (screen.lot) {
    const { id, order } = screen.lot
    return (await api.get(LotsAnswer, '/lots/', { lot: String(id), limit: most, order, order_type: 'desc' })).items
  }
  if (screen.category) {
    const query = {
      model_types: 'article',
      categories: String(screen.category),
      limit: most,
      order: 'featured',
      order_type: 'desc',
    }
    return (await api.get(LotsAnswer, '/lots/store/', query)).items
  }
  return null
}

/** What its heading says of a list: filters of its own, and the order it begins in. */
interface ListAsked {
  fixed?: Fixed | undefined
  sort?: 'volume' | undefined
}

/** What a list shows: as arranged until the reader narrows it, then as the search answers (S-20). */
export async function loadList(api: ShopApi, screen: ListScreen, search: URLSearchParams, { fixed = {}, sort }: ListAsked = {}) {
  const first = sort ?? 'featured'
  const asked = queryOf(search)
  const all = { ...screen.fixed, ...fixed }
  const own = (screen.lot || screen.category) && !isNarrowed(asked)
  const found = { sort: screen.sort ?? first, ...asked, ...merged(all, asked), group: groupedBy(asked) }
  const [items, answer] = await Promise.all([
    own ? arranged(api, screen) : null,
    api.get(ProductsAnswer, '/products/', own ? { ...found, page: 1, limit: 1 } : found),
  ])
  const page = Number(asked['page'] ?? 1)
  return {
    items: (items ?? answer.items).map(shownCard),
    works: items ? {} : shownWorks(answer.works, api.language),
    grouping: items ? null : groupingOf(search, screen.kind, api.language),
    total: items ? items.length : answer.total,
    /** Where to go instead of a page beyond the end (S-19). */
    instead: items ? null : lastPage(search, answer.page, answer.pages),
    page: items ? page : answer.page,
    pages: items ? 1 : answer.pages,
    sort: answer.sort,
    sorts: sortsOf(screen.kind, first, answer.arrival !== null),
    arrivals: shownArrivals(items ? null : answer.arrival, search, api.language),
    groups: shownFacets(below(answer.facets, screen.category), screen.kind, Object.keys(all)),
    whole: items !== null,
  }
}

/** On a section's own page its filter names what lies below it, not its sisters (S-20). */
function below(groups: readonly FacetGroup[], section: number | undefined): FacetGroup[] {
  if (section === undefined) return [...groups]
  return groups.map((group) => {
    if (group.facet !== 'category') return group
    const inside = new Set([String(section)])
    // Sections stand in no order: as many readings as there are levels.
    for (let size = 0; size !== inside.size; ) {
      size = inside.size
      for (const { value, parent } of group.values) if (parent !== null && inside.has(parent)) inside.add(value)
    }
    inside.delete(String(section))
    return { ...group, values: group.values.filter(({ value }) => inside.has(value)) }
  })
}

/** The screen's own filters stand, except that a reader may go deeper into a category. */
const merged = (fixed: Fixed, asked: Record<string, string>): Fixed =>
  asked['category'] ? Object.fromEntries(Object.entries(fixed).filter(([name]) => name !== 'category')) : fixed
