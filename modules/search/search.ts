import type { Language } from '#kernel/language.ts'
import { bytesOf, type CardTexts, joined } from './card-texts.ts'
import { facets, type ProductsQuery } from './contract.ts'
import { facetGroups } from './facet-groups.ts'
import type { SearchIndex } from './index/open.ts'
import { Kept } from './kept.ts'

/** A page of ids with what stands around its cards, as JSON bytes, kept until anything changes. */
interface Page {
  ids: number[]
  head: Buffer
  facets: Buffer
}

/** Up to 20 kB each. */
const mostPages = 1_200

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
  readonly #pages = new Kept<Page>(mostPages)
  readonly #facets = new Kept<Buffer>(mostPages)

  constructor(index: SearchIndex, cards: CardTexts) {
    this.#index = index
    this.#cards = cards
    index.onChange(() => {
      this.#pages.clear()
      this.#facets.clear()
    })
  }

  /** A ProductsAnswer as JSON bytes: page of cards, exact total, exact counts of every filter (S-01 to S-20). */
  async answer(query: ProductsQuery, language: Language): Promise<Buffer> {
    const filters = filterKey(query, language)
    const key = `${query.sort}|${query.page}|${query.limit}|${filters}`
    const page = this.#pages.get(key) ?? this.#find(key, filters, query, language)
    const cards = page.ids.length === 0 ? [] : await this.#cards.of(page.ids, language)
    return joined(page.head, cards, page.facets)
  }

  #find(key: string, filters: string, query: ProductsQuery, language: Language): Page {
    const known = this.#facets.get(filters)
    const found = this.#index.find(query, language, known === undefined)
    const groups = known ?? bytesOf(`],"facets":${JSON.stringify(facetGroups(this.#index, found.counts, query, language))}}`)
    if (known === undefined) this.#facets.set(filters, groups)
    const { ids, total, sort, corrected, suggestions } = found
    const head = { total, page: query.page, pages: Math.ceil(total / query.limit), sort, corrected, suggestions }
    const page = { ids, head: bytesOf(`${JSON.stringify(head).slice(0, -1)},"items":[`), facets: groups }
    this.#pages.set(key, page)
    return page
  }
}
