import type { Facet } from '../contract.ts'
import { scratch } from './columns.ts'
import { type IndexState, type ListColumn, type SingleColumn, singleColumns } from './state.ts'

const attributeFacets = ['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition'] as const satisfies Facet[]

interface FacetColumn {
  column: SingleColumn | ListColumn
  list: boolean
  /** Counts and filters only products of this kind: an artist is who made an object. */
  objectsOnly: boolean
}

const single = (column: SingleColumn): FacetColumn => ({ column, list: false, objectsOnly: false })
const list = (column: ListColumn, objectsOnly = false): FacetColumn => ({ column, list: true, objectsOnly })

/** Where the index keeps the values of each filter. */
export const columnOfFacet: Record<Facet, FacetColumn> = {
  ...(Object.fromEntries(singleColumns.map((column) => [column, single(column)])) as Record<SingleColumn, FacetColumn>),
  ...(Object.fromEntries(attributeFacets.map((facet) => [facet, list('attribute')])) as Record<
    (typeof attributeFacets)[number],
    FacetColumn
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
  codes: number[]
  members: Uint8Array
}

export function chosenOf(state: IndexState, facet: Facet, values: readonly string[]): Chosen {
  const { keys, codes: known } = state.values[columnOfFacet[facet].column]
  const members = new Uint8Array(keys.length + 1)
  const codes = [...new Set(values.flatMap((value) => known.get(value) ?? []))]
  for (const code of codes) members[code] = 1
  return { facet, codes, members }
}

function keepSmall(column: Uint8Array, rows: Uint32Array, members: Uint8Array, kept: Uint32Array): number {
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    kept[count] = row
    count += members[column[row]!]!
  }
  return count
}

function keepWide(column: Uint32Array, rows: Uint32Array, members: Uint8Array, kept: Uint32Array): number {
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    kept[count] = row
    count += members[column[row]!]!
  }
  return count
}

/** The rows that have one of the chosen values. */
export function withChosen(state: IndexState, rows: Uint32Array, { facet, members }: Chosen): Uint32Array {
  const { column, list, objectsOnly } = columnOfFacet[facet]
  const kept = scratch(rows.length)
  if (!list) {
    const values = state.single[column as SingleColumn]
    const count = values instanceof Uint8Array ? keepSmall(values, rows, members, kept) : keepWide(values, rows, members, kept)
    return kept.slice(0, count)
  }
  const { start, count, codes } = state.lists[column as ListColumn]
  const type = state.single.type
  let found = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    if (objectsOnly && type[row] !== objectCode) continue
    let has = 0
    for (let at = start[row]!, end = at + count[row]!; at < end; at++) has |= members[codes[at]!]!
    kept[found] = row
    found += has
  }
  return kept.slice(0, found)
}
