import type { Language } from '#kernel/language.ts'
import type { Again } from './answer-cache.ts'
import { BytesCache } from './bytes-cache.ts'
import { bytesOf, type CardTexts, joined } from './card-texts.ts'
import { facets, type ProductsQuery } from './contract.ts'
import { FacetTexts } from './facet-texts.ts'
import type { Promised } from './index/arrivals.ts'
import type { Found, Question } from './index/find.ts'
import type { SearchIndex } from './index/open.ts'
import { LruCache } from './lru-cache.ts'
import { lookedThrough, type PinnedResults, withPinned } from './pinned.ts'
import { spelled } from './spelling.ts'
import { worksListed } from './works-listed.ts'

/** A page of ids with what stands around its cards, as JSON bytes, kept until anything changes. */
interface Page {
  ids: number[]
  head: Buffer
  /** What they are kept under: they are not held by each page. */
  filters: string
}

/** What the shop promises of the place that a question asks; null where nothing is promised there. */
export type PromisedTo = (asked: Pick<ProductsQuery, 'postcode' | 'pickup'>, language: Language) => Promise<Promised | null>

const arrivalOf = ({ place, order_by }: Promised, { arrivals }: Found) => ({
  place,
  order_by,
  days: [...arrivals].map(([pk, day]) => ({ pk, day: new Date(day * 86_400_000).toISOString().slice(0, 10) })),
})

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
  readonly #pins: PinnedResults
  readonly #promises: PromisedTo
  readonly #facetTexts: FacetTexts
  readonly #pages = new LruCache<string, Page>(mostPageBytes, ({ ids, head }) => head.length + 8 * ids.length + 400)
  readonly #facets = new BytesCache<string>(mostFacetBytes)

  constructor(index: SearchIndex, cards: CardTexts, pins: PinnedResults, promises: PromisedTo) {
    this.#index = index
    this.#cards = cards
    this.#pins = pins
    this.#promises = promises
    this.#facetTexts = new FacetTexts(index)
    index.onChange(() => {
      this.#pages.clear()
      this.#facets.clear()
    })
  }

  /** A ProductsAnswer as JSON bytes: page of cards, exact total, exact counts of every filter (S-01 to S-20). */
  async answer(query: ProductsQuery, language: Language): Promise<{ bytes: Buffer; again: Again; none: boolean }> {
    if (query.q && (await this.#pins.renew())) this.#pages.clear()
    const pickup = query.in_store ?? query.pickup
    const promised = query.postcode || pickup ? await this.#promises({ ...query, pickup }, language) : null
    const filters = filterKey(query, language) + (promised?.key ?? '')
    const key = `${query.sort}|${query.page}|${query.limit}|${filters}`
    const page = this.#pages.get(key)
    const facets = page && this.#facets.get(filters)
    const found = facets
      ? { page, facets }
      : await this.#find(key, filters, { ...query, ...(promised && { promised }) }, language)
    const cards = found.page.ids.length === 0 ? [] : await this.#cards.of(found.page.ids, language)
    return {
      bytes: joined(found.page.head, cards, found.facets),
      // What was pinned or taken away meanwhile is asked for, like any answer that was not kept.
      // What arrives when is asked anew: the clock goes on.
      again: () => (promised || (query.q && !this.#pins.fresh) ? null : this.#kept(key, language)),
      none: found.page.ids.length === 0,
    }
  }

  #kept(key: string, language: Language): Buffer | null {
    const page = this.#pages.get(key)
    const facets = page && this.#facets.get(page.filters)
    const cards = facets && this.#cards.kept(page.ids, language)
    return cards ? joined(page.head, cards, facets) : null
  }

  async #find(
    key: string,
    filters: string,
    query: ProductsQuery & Pick<Question, 'promised'>,
    language: Language,
  ): Promise<{ page: Page; facets: Buffer }> {
    const { version } = this.#index
    const known = this.#facets.get(filters)
    const pinned = this.#pins.of(query, language)
    const found = this.#placed(query, language, { pinned, counted: known === undefined })
    const facets = known ?? Buffer.from(`],"facets":${this.#facetTexts.of(found.counts, query, language)}}`)
    if (known === undefined) this.#facets.set(filters, facets)
    const { ids, total, sort } = found
    const works = query.group === 'works' ? worksListed(this.#index, found, language) : []
    const told = await spelled(this.#index, this.#cards, found, { typed: query.q ?? query.title ?? '', language })
    const onPage = pinned.filter((id) => ids.includes(id))
    const arrival = query.promised ? arrivalOf(query.promised, found) : null
    const head = { total, page: query.page, pages: Math.ceil(total / query.limit), sort, ...told, arrival, pinned: onPage, works }
    const page = { ids, head: bytesOf(`${JSON.stringify(head).slice(0, -1)},"items":[`), filters }
    // What changed while the words were looked up has cleared what is kept.
    if (version === this.#index.version) this.#pages.set(key, page)
    return { page, facets }
  }
  /** What is found, with what is pinned before it; far down a list nothing of that is to be seen. */
  #placed(query: Question, language: Language, { pinned, counted }: { pinned: readonly number[]; counted: boolean }): Found {
    const limit = lookedThrough(query)
    if (pinned.length === 0 || query.page * query.limit > limit) return this.#index.find(query, language, counted)
    const entryOf = query.group === 'works' ? this.#index.entryOf : () => 0
    return withPinned(this.#index.find({ ...query, page: 1, limit }, language, counted), { pinned, entryOf }, query)
  }
}
