import type { Facet } from '../contract.ts'
import type { Counts } from './count.ts'
import { columnOfFacet, objectCode } from './facets.ts'
import { type IndexState, type ListColumn, missing, type SingleColumn } from './state.ts'

/** Rows of which several may be sizes of one object. */
export interface Twins {
  /** Those that have a size group. */
  grouped: readonly number[]
  /** All rows, but of each object one size: the first to be had, then the cheapest, then the oldest. */
  listed: Uint32Array
}

const known = new WeakMap<Uint32Array, Twins>()

function goesBefore({ single, cents, id }: IndexState, a: number, b: number): boolean {
  if (single.stock[a] !== single.stock[b]) return single.stock[a]! > single.stock[b]!
  if (cents[a] !== cents[b]) return cents[b] === missing || (cents[a] !== missing && cents[a]! < cents[b]!)
  return id[a]! < id[b]!
}

/** What a list shows of these rows: an object that comes in sizes stands in it once (C-08). */
export function twinsOf(state: IndexState, rows: Uint32Array): Twins {
  if (state.values.size_group.keys.length === 0) return { grouped: [], listed: rows }
  const before = known.get(rows)
  if (before) return before
  const group = state.single.size_group
  const grouped: number[] = []
  const first = new Map<number, number>()
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const code = group[row]!
    if (code === 0) continue
    grouped.push(row)
    const shown = first.get(code)
    if (shown === undefined || goesBefore(state, row, shown)) first.set(code, row)
  }
  const listed = first.size === grouped.length ? rows : rows.filter((row) => group[row] === 0 || first.get(group[row]!) === row)
  const twins = { grouped, listed }
  known.set(rows, twins)
  return twins
}

function codesOf(state: IndexState, facet: Facet, row: number): ArrayLike<number> {
  const { column, list, objectsOnly } = columnOfFacet[facet]
  if (objectsOnly && state.single.type[row] !== objectCode) return []
  if (!list) return [state.single[column as SingleColumn][row]!]
  const { start, count, codes } = state.lists[column as ListColumn]
  return codes.subarray(start[row]!, start[row]! + count[row]!)
}

/** Counts of rows become counts of what is listed: two sizes of one object that share a value count once. */
export function countedOnce(state: IndexState, facet: Facet, counts: Counts, { grouped, listed }: Twins, rows: Uint32Array) {
  if (listed === rows) return counts
  const group = state.single.size_group
  const met = new Map<number, Set<number>>()
  for (const row of grouped) {
    for (const code of Array.from(codesOf(state, facet, row))) {
      if (code === 0) continue
      const groups = met.get(code) ?? new Set()
      met.set(code, groups)
      if (groups.has(group[row]!)) counts.counts[counts.codes.indexOf(code)]! -= 1
      groups.add(group[row]!)
    }
  }
  return counts
}
