import type { Facet } from '../contract.ts'
import { type IndexState, type ListColumn, type SingleColumn, singleColumns } from './state.ts'

const attributeFacets = ['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition'] as const satisfies Facet[]

interface Place {
  column: SingleColumn | ListColumn
  list: boolean
  /** Counts and filters only products of this kind: an artist is who made an object. */
  objectsOnly: boolean
}

const single = (column: SingleColumn): Place => ({ column, list: false, objectsOnly: false })
const list = (column: ListColumn, objectsOnly = false): Place => ({ column, list: true, objectsOnly })

/** Where the index keeps the values of each filter. */
export const placeOfFacet: Record<Facet, Place> = {
  ...(Object.fromEntries(singleColumns.map((column) => [column, single(column)])) as Record<SingleColumn, Place>),
  ...(Object.fromEntries(attributeFacets.map((facet) => [facet, list('attribute')])) as Record<
    (typeof attributeFacets)[number],
    Place
  >),
  category: list('category'),
  tag: list('tag'),
  lot: list('lot'),
  author: list('people'),
  artist: list('people', true),
}

export const objectCode = 2

/** A facet with the values chosen in it; values that no product has choose nothing. */
export interface Chosen {
  facet: Facet
  members: Uint8Array
}

export function chosenOf(state: IndexState, facet: Facet, values: readonly string[]): Chosen {
  const { keys, codes } = state.values[placeOfFacet[facet].column]
  const members = new Uint8Array(keys.length + 1)
  for (const value of values) {
    const code = codes.get(value)
    if (code !== undefined) members[code] = 1
  }
  return { facet, members }
}

/** Counts one more failure for each row that has none of the chosen values, and remembers the facet by its number. */
export function countFailures(
  state: IndexState,
  rows: Uint32Array,
  { facet, members }: Chosen,
  number: number,
  failures: Uint8Array,
  failed: Uint8Array,
) {
  const place = placeOfFacet[facet]
  if (!place.list) {
    const column = state.single[place.column as SingleColumn]
    for (let i = 0; i < rows.length; i++)
      if (members[column[rows[i]!]!] === 0) {
        failures[i]! += 1
        failed[i] = number
      }
    return
  }
  const { start, count, codes } = state.lists[place.column as ListColumn]
  const type = state.single.type
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    let has = 0
    if (!place.objectsOnly || type[row] === objectCode)
      for (let at = start[row]!, end = at + count[row]!; at < end; at++) has |= members[codes[at]!]!
    if (has === 0) {
      failures[i]! += 1
      failed[i] = number
    }
  }
}

/** How many rows have each value, by its code; only values that some row has. */
export type Counts = Map<number, number>

let tally = new Uint32Array(0)

/** Counts the values of one facet over the rows. */
export function countValues(state: IndexState, facet: Facet, rows: Uint32Array): Counts {
  const place = placeOfFacet[facet]
  const size = state.values[place.column].keys.length + 1
  if (tally.length < size) tally = new Uint32Array(size * 2)
  const used: number[] = []
  if (!place.list) {
    const column = state.single[place.column as SingleColumn]
    for (let i = 0; i < rows.length; i++) {
      const code = column[rows[i]!]!
      if (tally[code]!++ === 0) used.push(code)
    }
  } else {
    const { start, count, codes } = state.lists[place.column as ListColumn]
    const type = state.single.type
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      if (place.objectsOnly && type[row] !== objectCode) continue
      for (let at = start[row]!, end = at + count[row]!; at < end; at++) {
        const code = codes[at]!
        if (tally[code]!++ === 0) used.push(code)
      }
    }
  }
  const counts: Counts = new Map()
  for (const code of used) {
    if (code !== 0) counts.set(code, tally[code]!)
    tally[code] = 0
  }
  return counts
}
