import type { Language } from '#kernel/language.ts'
import { type Facet, facets, type ProductsQuery, type Sort } from '../contract.ts'
import { arrivalsOf, type Promised } from './arrivals.ts'
import { codesIn, noCodes, rowsWithEan } from './codes.ts'
import { type Counts, countValues } from './count.ts'
import type { Entries } from './entries.ts'
import { type Chosen, chosenOf, columnOfFacet, objectCode, withChosen } from './facets.ts'
import { countedOnce, fewCountedOnce, listedOf, placed } from './listed.ts'
import { fieldsAsked, type Matcher } from './match.ts'
import type { Meanings } from './meanings.ts'
import { type Key, pageOf } from './order.ts'
import { type Derived, likelyRows, rowsOfChosen } from './rows-by-value.ts'
import { isSmall, type Tally } from './signatures.ts'
import { type IndexState, missing } from './state.ts'

export type Question = Omit<ProductsQuery, 'page' | 'limit'> & {
  page: number
  limit: number
  /** What the shop promises of the place that is asked; without it no question is one of days. */
  promised?: Promised | null
}

export interface Found {
  ids: number[]
  /** By id, in days since 1970, where a place was asked. */
  arrivals: ReadonlyMap<number, number>
  /** Rows of each of them that stands for several editions, by its id, the one to show first. */
  works: ReadonlyMap<number, readonly number[]>
  total: number
  sort: Sort
  counts: Partial<Record<Facet, Counts>>
  corrected: string | null
  offered: string | null
  suggestions: string[]
}

/** What a question is read with. */
export interface Reader {
  matcher: Matcher
  meanings: Meanings
  own: (word: string) => boolean
}

const noScores = new Float32Array(0)
const noRows = new Uint32Array(0)

function within(state: IndexState, rows: Uint32Array, query: Question, arrives: Key | null): Uint32Array {
  const { arrives_by, in_store, price_from, price_to, year_from, year_to, ean } = query
  let kept = rows
  if (price_from !== undefined || price_to !== undefined) {
    const [from, to] = [price_from ?? 0, price_to ?? Number.POSITIVE_INFINITY]
    kept = kept.filter((row) => state.cents[row] !== missing && state.cents[row]! >= from && state.cents[row]! <= to)
  }
  if (year_from !== undefined || year_to !== undefined) {
    const [from, to] = [year_from ?? 1, year_to ?? Number.POSITIVE_INFINITY]
    kept = kept.filter((row) => state.year[row]! >= from && state.year[row]! <= to)
  }
  if (in_store !== undefined) {
    const { start, count, codes } = state.lists.store
    const wanted = state.values.store.codes.get(in_store)
    kept = kept.filter((row) => wanted !== undefined && codes.subarray(start[row]!, start[row]! + count[row]!).includes(wanted))
  }
  if (arrives && arrives_by !== undefined) {
    const last = Date.parse(arrives_by) / 86_400_000
    kept = kept.filter((row) => arrives(row) <= last)
  }
  if (ean !== undefined && ean.trim() !== '') {
    const wanted = new Set(rowsWithEan(state, ean))
    kept = kept.filter((row) => wanted.has(row))
  }
  return kept
}

/** The rows of `base` (all when null) that have a value of every filter, read from the filter that leaves fewest. */
function having(state: IndexState, derived: Derived, base: Uint32Array | null, chosen: readonly Chosen[]): Uint32Array {
  let rows = base
  let rest = chosen.toSorted((a, b) => likelyRows(derived, a) - likelyRows(derived, b))
  if (rows === null) {
    const [first, ...others] = rest
    rows = first ? rowsOfChosen(state, derived, first) : derived.every()
    rest = others
  }
  for (const one of rest) rows = withChosen(state, rows, one)
  return rows
}

/** What was counted of some rows for several filters at once. */
interface Shared {
  attributes?: Counts
  small?: Tally
  /** The combinations of few values that rows of shared entries have. */
  combined?: Uint32Array
}

/** Filters that share a column are counted together, and so are those with few values; rows of one entry count once. */
function countOnce(
  state: IndexState,
  derived: Derived,
  facet: Facet,
  rows: Uint32Array,
  entries: Entries,
  known: Map<Uint32Array, Shared>,
): Counts {
  const { column, objectsOnly } = columnOfFacet[facet]
  const shared = known.get(rows) ?? {}
  known.set(rows, shared)
  const listed = listedOf(entries, rows)
  const once = (counts: Counts) => countedOnce(state, facet, counts, listed)
  const signatures = derived.signatures()
  shared.small ??= signatures.tally(rows)
  if (isSmall(column)) {
    shared.combined ??= signatures.of(listed.shared)
    return fewCountedOnce(signatures.countsOf(column, shared.small), listed, shared.combined, signatures.codesOf(column))
  }
  if (objectsOnly && !signatures.has('type', objectCode, shared.small)) return { codes: noRows, counts: noRows }
  if (column !== 'attribute') return once(countValues(state, facet, rows))
  shared.attributes ??= once(countValues(state, facet, rows))
  return shared.attributes
}

const countsOfEvery = new WeakMap<Entries, Partial<Record<Facet, Counts>>>()

/** Counts over the whole catalogue, kept while it stands still. */
function countsOfAll(state: IndexState, derived: Derived, entries: Entries): Partial<Record<Facet, Counts>> {
  const rows = derived.every()
  const known = countsOfEvery.get(entries)
  if (known) return known
  const shared = new Map<Uint32Array, Shared>()
  const counts = Object.fromEntries(facets.map((facet) => [facet, countOnce(state, derived, facet, rows, entries, shared)]))
  countsOfEvery.set(entries, counts)
  return counts
}

const noDays: ReadonlyMap<number, number> = new Map()

/** The day of each entry's shown row, by its id; of those that have one. */
function daysOf(state: IndexState, page: readonly (readonly number[])[], arrives: Key): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  for (const [shown] of page) {
    const day = arrives(shown!)
    if (Number.isFinite(day)) days.set(state.id[shown!]!, day)
  }
  return days
}

/** Answers a question: the page's ids, the exact total, and each filter's exact counts without its own selection (S-07, S-08). */
export function find(
  state: IndexState,
  derived: Derived,
  { matcher, meanings, own }: Reader,
  query: Question,
  language: Language,
  counted: boolean,
): Found {
  const fields = fieldsAsked(query)
  const codes = query.q === undefined ? noCodes : codesIn(state, query.q)
  const manner = { language, meanings, derived, own, asTyped: query.as_typed ?? false, exact: codes.rows, codesOnly: codes.only }
  const text = fields.length === 0 ? null : matcher.match(state, fields, manner)
  const blank = fields.length === 0 && (query.q ?? '').trim() !== ''
  const given = text ? text.rows : blank ? new Uint32Array(0) : null
  const arrives = query.promised ? arrivalsOf(state, query.promised) : null
  const byDay = arrives ? query.arrives_by : undefined
  const bounded = [byDay, query.in_store, query.price_from, query.price_to, query.year_from, query.year_to, query.ean].some(
    (bound) => bound !== undefined,
  )
  const base = bounded ? within(state, given ?? derived.every(), query, arrives) : given
  const chosen = facets.flatMap((facet) => (query[facet]?.length ? [chosenOf(state, facet, query[facet])] : []))
  const hits = having(state, derived, base, chosen)
  const counts: Found['counts'] = {}
  const entries = derived.entries(query.group ?? 'editions')
  if (counted) {
    const whole = base === null ? countsOfAll(state, derived, entries) : null
    const shared = new Map<Uint32Array, Shared>()
    for (const facet of facets) {
      const others = chosen.filter((item) => item.facet !== facet)
      if (whole && others.length === 0) counts[facet] = whole[facet]
      else {
        const rows = others.length === chosen.length ? hits : having(state, derived, base, others)
        counts[facet] = countOnce(state, derived, facet, rows, entries, shared)
      }
    }
  }
  const asksText = fields.length > 0
  const sort =
    query.sort === undefined || (query.sort === 'relevance' && !asksText) ? (asksText ? 'relevance' : 'featured') : query.sort
  const from = (query.page - 1) * query.limit
  const listed = listedOf(entries, hits)
  const scores = text?.scores ?? noScores
  const { rows, entryOf } = placed(state, listed, sort, language, scores, arrives)
  const page = pageOf(state, rows, sort, language, scores, from, from + query.limit, arrives).map(entryOf)
  const isWork = (rows: readonly number[]) => rows.length > 1 && state.single.type[rows[0]!] !== objectCode
  return {
    ids: page.map(([shown]) => state.id[shown!]!),
    arrivals: arrives ? daysOf(state, page, arrives) : noDays,
    works: new Map(page.filter(isWork).map((rows) => [state.id[rows[0]!]!, rows])),
    total: listed.total,
    sort,
    counts,
    corrected: text?.corrected ?? null,
    offered: text?.offered ?? null,
    suggestions: text?.suggestions ?? [],
  }
}
