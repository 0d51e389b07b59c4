import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ProductsQuery } from './contract.ts'
import type { Found } from './index/find.ts'
import { fold } from './index/fold.ts'
import { pinsOn } from './pinned.sql.ts'

/** What staff pin is seen after this, at the latest. */
const ttlMs = 10_000
/** So many places are looked through for what is pinned, so that no title stands twice. */
const mostLooked = 2_000

/** What is asked beside words leaves the pinned titles where they are: whoever filters or sorts asked for another order. */
const plainly = new Set(['q', 'as_typed', 'page', 'limit', 'sort'])

/** What staff pinned to questions, as it was read some seconds ago at most. */
export class PinnedResults {
  readonly #db: Pool
  readonly #storefront: string
  #pins = new Map<string, readonly number[]>()
  #said = ''
  #until = 0

  constructor(db: Pool, storefront: string) {
    this.#db = db
    this.#storefront = storefront
  }

  /** Whether what was read still holds. */
  get fresh(): boolean {
    return this.#until > Date.now()
  }

  /** Reads them anew at the next question. */
  forget(): void {
    this.#until = 0
  }

  /** Reads them again where they may have changed. @returns whether they did. */
  async renew(): Promise<boolean> {
    if (this.fresh) return false
    // Without the database what was known stands, and is asked for again soon.
    const rows = await pinsOn(this.#db, this.#storefront, dayOf(new Date())).catch(() => null)
    if (!rows) {
      this.#until = Date.now() + 1000
      return false
    }
    this.#until = Date.now() + ttlMs
    this.#pins = new Map(rows.map(({ language, folded, ids }) => [language + folded, ids]))
    const said = JSON.stringify([...this.#pins].toSorted())
    const changed = said !== this.#said
    this.#said = said
    return changed
  }

  /** The titles that stand first for a question. */
  of(query: ProductsQuery, language: Language): readonly number[] {
    const asksMore = Object.entries(query).some(([name, value]) => value !== undefined && !plainly.has(name))
    if (!query.q || asksMore || (query.sort ?? 'relevance') !== 'relevance') return []
    return this.#pins.get(language + fold(query.q)) ?? []
  }
}

/** How far a question is looked through whose first places are pinned. */
export const lookedThrough = ({ page, limit }: ProductsQuery): ProductsQuery['limit'] =>
  Math.min(mostLooked, Math.max(page * limit, 200))

/** Titles pinned, and the entry of a title that shares one with others; 0 for the rest. */
interface Pinned {
  pinned: readonly number[]
  entryOf: (id: number) => number
}

/**
 * The page of a question with the pinned titles before all others, each once; `first` is what was found without them from its beginning. A
 * pinned edition stands for its work.
 */
export function withPinned(first: Found, { pinned, entryOf }: Pinned, { page, limit }: ProductsQuery): Found {
  const same = (one: number, other: number) => one === other || (entryOf(one) !== 0 && entryOf(one) === entryOf(other))
  const shown = pinned.filter((id, at) => !pinned.slice(0, at).some((before) => same(before, id)))
  const added = shown.filter((id) => !first.ids.some((found) => same(found, id))).length
  const works = new Map(first.works)
  for (const id of first.ids) {
    const instead = shown.find((one) => one !== id && same(one, id))
    const rows = works.get(id)
    if (instead !== undefined && rows) works.set(instead, rows)
  }
  const all = [...shown, ...first.ids.filter((id) => !shown.some((one) => same(one, id)))]
  return { ...first, works, ids: all.slice((page - 1) * limit, page * limit), total: first.total + added }
}
