import type { Language } from '#kernel/language.ts'
import type { Again } from './answer-cache.ts'
import { bytesOf, type CardTexts, joined } from './card-texts.ts'
import { facets, type ProductsQuery } from './contract.ts'
import { FacetTexts } from './facet-texts.ts'
import type { SearchIndex } from './index/open.ts'
import { LruCache } from './lru-cache.ts'
import { spelled } from './spelling.ts'

/** A page of ids with what stands around its cards, as JSON bytes, kept until anything changes. */
interface Page {
  ids: number[]
  head: Buffer
  /** What they are kept under: they are not held by each page. */
  filters: string
}

/** Filters of a result are up to 20 kB; pages of it share them. */
const mostFacetBytes = 8 * 1024 * 1024
const mostPageBytes = 4 * 1024 * 1024

/** The same for two spellings of one question: values of a filter in order, no page. */
function filterKey(query: ProductsQuery, language: Language): string {
  const { page: _page, limit: _limit, sort: _sort, ...rest } = query
  for (const facet of facets) {
    const values = rest[facet]
    if (values) rest[facet] = values.length > 1 ? values.toSorted() : values
  }
  return language + JSON.stringify(rest)
}

/** Answers searches and lists, keeping what was counted as long as the catalogue stands still. */
export class Search {
  readonly #index: SearchIndex
  readonly #cards: CardTexts
  readonly #facetTexts: FacetTexts
  readonly #pages = new LruCache<string, Page>(mostPageBytes, ({ ids, head }) => head.length + 8 * ids.length + 400)
  readonly #facets = new LruCache<string, Buffer>(mostFacetBytes, (text) => text.length)

  constructor(index: SearchIndex, cards: CardTexts) {
    this.#index = index
    this.#cards = cards
    this.#facetTexts = new FacetTexts(index)
    index.onChange(() => {
      this.#pages.clear()
      this.#facets.clear()
    })
  }

  /** A ProductsAnswer as JSON bytes: page of cards, exact total, exact counts of every filter (S-01 to S-20). */
  async answer(query: ProductsQuery, language: Language): Promise<{ bytes: Buffer; again: Again; none: boolean }> {
    const filters = filterKey(query, language)
    const key = `${query.sort}|${query.page}|${query.limit}|${filters}`
    const page = this.#pages.get(key)
    const facets = page && this.#facets.get(filters)
    const found = facets ? { page, facets } : await this.#find(key, filters, query, language)
    const cards = found.page.ids.length === 0 ? [] : await this.#cards.of(found.page.ids, language)
    return {
      bytes: joined(found.page.head, cards, found.facets),
      again: () => this.#kept(key, language),
      none: found.page.ids.length === 0,
    }
  }

  #kept(key: string, language: Language): Buffer | null {
    const page = this.#pages.get(key)
    const facets = page && this.#facets.get(page.filters)
    const cards = facets && this.#cards.kept(page.ids, language)
    return cards ? joined(page.head, cards, facets) : null
  }

  async #find(key: string, filters: string, query: ProductsQuery, language: Language): Promise<{ page: Page; facets: Buffer }> {
    const { version } = this.#index
    const known = this.#facets.get(filters)
    const found = this.#index.find(query, language, known === undefined)
    const facets = known ?? bytesOf(`],"facets":${this.#facetTexts.of(found.counts, query, language)}}`)
    if (known === undefined) this.#facets.set(filters, facets)
    const { ids, total, sort } = found
    const told = await spelled(this.#index, this.#cards, found, { typed: query.q ?? query.title ?? '', language })
    const head = { total, page: query.page, pages: Math.ceil(total / query.limit), sort, ...told }
    const page = { ids, head: bytesOf(`${JSON.stringify(head).slice(0, -1)},"items":[`), filters }
    // What changed while the words were looked up has cleared what is kept.
    if (version === this.#index.version) this.#pages.set(key, page)
    return { page, facets }
  }
}
