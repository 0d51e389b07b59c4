import type { Language } from '#kernel/language.ts'
import { type Facet, facets, type ProductsQuery, type Sort } from '../contract.ts'
import { rowsWithCode, rowsWithEan } from './codes.ts'
import { type Counts, chosenOf, countFailures, countValues } from './facets.ts'
import { fieldsAsked, type Matcher } from './match.ts'
import { pageOf } from './order.ts'
import { type IndexState, missing } from './state.ts'

export type Question = Omit<ProductsQuery, 'page' | 'limit'> & { page: number; limit: number }

export interface Found {
  ids: number[]
  total: number
  sort: Sort
  counts: Partial<Record<Facet, Counts>>
  corrected: string | null
  suggestions: string[]
}

const noScores = new Float32Array(0)

function everyRow(state: IndexState): Uint32Array {
  const rows = new Uint32Array(state.rows)
  let count = 0
  for (let row = 0; row < state.rows; row++) if (state.live[row]) rows[count++] = row
  return rows.subarray(0, count)
}

function within(state: IndexState, rows: Uint32Array, query: Question): Uint32Array {
  const { price_from, price_to, year_from, year_to, ean } = query
  let kept = rows
  if (price_from !== undefined || price_to !== undefined) {
    const [from, to] = [price_from ?? 0, price_to ?? Number.POSITIVE_INFINITY]
    kept = kept.filter((row) => state.cents[row] !== missing && state.cents[row]! >= from && state.cents[row]! <= to)
  }
  if (year_from !== undefined || year_to !== undefined) {
    const [from, to] = [year_from ?? 1, year_to ?? Number.POSITIVE_INFINITY]
    kept = kept.filter((row) => state.year[row]! >= from && state.year[row]! <= to)
  }
  if (ean !== undefined && ean.trim() !== '') {
    const wanted = new Set(rowsWithEan(state, ean))
    kept = kept.filter((row) => wanted.has(row))
  }
  return kept
}

/** Answers a question: the page's ids, the exact total, and each filter's exact counts without its own selection (S-07, S-08). */
export function find(state: IndexState, matcher: Matcher, query: Question, language: Language, counted: boolean): Found {
  const asked = fieldsAsked(query)
  const exact = query.q === undefined ? [] : rowsWithCode(state, query.q)
  const text = asked.length === 0 ? null : matcher.match(state, asked, exact)
  const blank = asked.length === 0 && (query.q ?? '').trim() !== ''
  const base = within(state, text ? text.rows : blank ? new Uint32Array(0) : everyRow(state), query)
  const chosen = facets.flatMap((facet) => (query[facet]?.length ? [chosenOf(state, facet, query[facet])] : []))
  const failures = new Uint8Array(base.length)
  const failed = new Uint8Array(base.length)
  for (const [number, one] of chosen.entries()) countFailures(state, base, one, number, failures, failed)
  const hits = chosen.length === 0 ? base : base.filter((_, i) => failures[i] === 0)
  const counts: Found['counts'] = {}
  if (counted)
    for (const facet of facets) {
      const number = chosen.findIndex((one) => one.facet === facet)
      const rows = number < 0 ? hits : base.filter((_, i) => failures[i] === 0 || (failures[i] === 1 && failed[i] === number))
      counts[facet] = countValues(state, facet, rows)
    }
  const asksText = asked.length > 0
  const sort =
    query.sort === undefined || (query.sort === 'relevance' && !asksText) ? (asksText ? 'relevance' : 'featured') : query.sort
  const from = (query.page - 1) * query.limit
  const rows = pageOf(state, hits, sort, language, text?.scores ?? noScores, from, from + query.limit)
  return {
    ids: rows.map((row) => state.id[row]!),
    total: hits.length,
    sort,
    counts,
    corrected: text?.corrected ?? null,
    suggestions: text?.suggestions ?? [],
  }
}
