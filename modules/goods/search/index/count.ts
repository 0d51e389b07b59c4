/** Counting loops, one per kind of column: a loop that sees a single type of array runs several times faster. */

import type { Facet } from '../contract.ts'
import { grown, type Lists, scratch } from './columns.ts'
import { columnOfFacet, objectCode } from './facets.ts'
import type { IndexState, ListColumn, SingleColumn } from './state.ts'

/** Codes that some row has, each with how many rows have it; in no order. */
export interface Counts {
  codes: Uint32Array
  counts: Uint32Array
}

let tally = new Uint32Array(1_024)
let used = new Uint32Array(1_024)

function inSmall(column: Uint8Array, rows: Uint32Array, tally: Uint32Array, used: Uint32Array): number {
  let met = 0
  for (let i = 0; i < rows.length; i++) {
    const code = column[rows[i]!]!
    if (tally[code]!++ === 0) used[met++] = code
  }
  return met
}

function inWide(column: Uint32Array, rows: Uint32Array, tally: Uint32Array, used: Uint32Array): number {
  let met = 0
  for (let i = 0; i < rows.length; i++) {
    const code = column[rows[i]!]!
    if (tally[code]!++ === 0) used[met++] = code
  }
  return met
}

function inLists({ start, count, codes }: Lists, rows: Uint32Array, tally: Uint32Array, used: Uint32Array): number {
  let met = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    // Most rows have no list of some kinds: where it would start need not be read.
    const length = count[row]!
    if (length === 0) continue
    for (let at = start[row]!, end = at + length; at < end; at++) {
      const code = codes[at]!
      if (tally[code]!++ === 0) used[met++] = code
    }
  }
  return met
}

function objectsAmong(type: Uint8Array, rows: Uint32Array): Uint32Array {
  const kept = scratch(rows.length)
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    kept[count] = row
    if (type[row] === objectCode) count += 1
  }
  return kept.subarray(0, count)
}

/** Counts the values of one facet over the rows. */
export function countValues(state: IndexState, facet: Facet, rows: Uint32Array): Counts {
  const { column, list, objectsOnly } = columnOfFacet[facet]
  const size = state.values[column].keys.length + 1
  tally = grown(tally, size)
  used = grown(used, size)
  let met: number
  if (list) {
    const counted = objectsOnly ? objectsAmong(state.single.type as Uint8Array, rows) : rows
    met = inLists(state.lists[column as ListColumn], counted, tally, used)
  } else {
    const values = state.single[column as SingleColumn]
    met = values instanceof Uint8Array ? inSmall(values, rows, tally, used) : inWide(values, rows, tally, used)
  }
  const codes = new Uint32Array(met)
  const counts = new Uint32Array(met)
  let kept = 0
  for (let i = 0; i < met; i++) {
    const code = used[i]!
    if (code !== 0) {
      codes[kept] = code
      counts[kept++] = tally[code]!
    }
    tally[code] = 0
  }
  return { codes: codes.subarray(0, kept), counts: counts.subarray(0, kept) }
}

/** Above every code, so that a count and a code are one number: the greater, the earlier. */
const codeSpan = 4_194_304
let best = new Float64Array(256)

/** The most frequent values first, at most as many as asked for; those that tie in the order of their codes. */
export function mostFrequent({ codes, counts }: Counts, most: number): [code: number, count: number][] {
  if (best.length < most) best = new Float64Array(most)
  const kept = best
  let length = 0
  let last = -1
  for (let i = 0; i < codes.length; i++) {
    const key = counts[i]! * codeSpan + (codeSpan - 1 - codes[i]!)
    if (length === most && key < last) continue
    let at = length < most ? length++ : length - 1
    for (; at > 0 && kept[at - 1]! < key; at--) kept[at] = kept[at - 1]!
    kept[at] = key
    last = kept[length - 1]!
  }
  return Array.from({ length }, (_, i) => {
    const rest = kept[i]! % codeSpan
    return [codeSpan - 1 - rest, (kept[i]! - rest) / codeSpan]
  })
}
