import { setImmediate as breathe } from 'node:timers/promises'
import type { Lists } from './columns.ts'
import { type Entries, type Grouping, readEntries } from './entries.ts'
import { type Chosen, columnOfFacet, objectCode, withChosen } from './facets.ts'
import { type PeopleByKey, peopleByKey } from './named-whole.ts'
import { Signatures } from './signatures.ts'
import { emptyStanding, readStanding, type Standing } from './standing.ts'
import type { IndexState, ListColumn } from './state.ts'
import { readyForSlips } from './typo.ts'
import { lateTitles, rowsByTitle, type Titled, titledSo } from './whole-title.ts'

/** For each code of a column the built rows that have it. */
interface ByValue {
  start: Uint32Array
  rows: Uint32Array
}

/** Columns with many values, where reading the rows of one beats reading them all. */
const listed = ['category', 'people', 'tag', 'lot', 'attribute'] as const satisfies ListColumn[]
const singles = ['publisher', 'series'] as const
export type ListedColumn = (typeof listed)[number] | (typeof singles)[number]
export const isListed = (column: string): column is ListedColumn =>
  (listed as readonly string[]).includes(column) || (singles as readonly string[]).includes(column)

/** What is derived from the built rows and need not be in a snapshot. */
export interface Derived {
  byValue: Record<ListedColumn, ByValue>
  /** Rows whose columns changed after they were built, or that came later. */
  lateRows(): Uint32Array
  /** Those of them that have a value of a column of lists. */
  lateWith(column: ListedColumn, code: number): Uint32Array
  every(): Uint32Array
  /** What rows are worth whatever was asked, as they stand now. */
  standing(): Standing
  /** Rows whose title is just this, and those whose title begins so. */
  titled(text: string): Titled
  /** Everybody who was known when the rows were built. */
  peopleByKey(): PeopleByKey
  /** Which rows are one entry, as they stand now. */
  entries(grouping: Grouping): Entries
  /** Combinations of the small filters, as the rows stand now. */
  signatures(): Signatures
}

/** Rows of each code from a column with one code per row; rows without one stand under 0. */
function invertedSingle(size: number, state: IndexState, column: Uint8Array | Uint32Array): ByValue {
  const { late, built } = state
  const start = new Uint32Array(size + 2)
  for (let row = 0; row < built; row++) if (!late[row]) start[column[row]! + 1]! += 1
  for (let code = 0; code <= size; code++) start[code + 1]! += start[code]!
  const next = start.slice()
  const rows = new Uint32Array(start[size + 1]!)
  for (let row = 0; row < built; row++) if (!late[row]) rows[next[column[row]!]!++] = row
  return { start, rows }
}

function invertedLists(size: number, state: IndexState, lists: Lists): ByValue {
  const { late, built } = state
  const start = new Uint32Array(size + 2)
  for (let row = 0; row < built; row++)
    if (!late[row])
      for (let at = lists.start[row]!, end = at + lists.count[row]!; at < end; at++) start[lists.codes[at]! + 1]! += 1
  for (let code = 0; code <= size; code++) start[code + 1]! += start[code]!
  const next = start.slice()
  const rows = new Uint32Array(start[size + 1]!)
  for (let row = 0; row < built; row++)
    if (!late[row])
      for (let at = lists.start[row]!, end = at + lists.count[row]!; at < end; at++) rows[next[lists.codes[at]!]!++] = row
  return { start, rows }
}

const none = new Uint32Array(0)

/** The late rows of each code of a column. */
function lateByValue(state: IndexState, column: ListedColumn, rows: Uint32Array): Map<number, Uint32Array> {
  const found = new Map<number, number[]>()
  const note = (code: number, row: number) => {
    const known = found.get(code)
    if (known) known.push(row)
    else found.set(code, [row])
  }
  const { publisher, series } = state.single
  for (const row of rows)
    if (column === 'publisher' || column === 'series') note((column === 'series' ? series : publisher)[row]!, row)
    else {
      const { start, count, codes } = state.lists[column]
      for (let at = start[row]!, end = at + count[row]!; at < end; at++) note(codes[at]!, row)
    }
  return new Map([...found].map(([code, some]) => [code, Uint32Array.from(some)]))
}

/** Made once for an index, from its built rows, a column a turn; late rows are looked at one by one. */
export async function derive(state: IndexState): Promise<Derived> {
  const byValue = {} as Derived['byValue']
  for (const column of listed) {
    byValue[column] = invertedLists(state.values[column].keys.length, state, state.lists[column])
    await breathe()
  }
  for (const column of singles) {
    byValue[column] = invertedSingle(state.values[column].keys.length, state, state.single[column])
    await breathe()
  }
  readyForSlips(state.postings.words)
  await breathe()
  const byTitle = rowsByTitle(state)
  await breathe()
  const people = peopleByKey(state)
  await breathe()
  const signatures = new Signatures()
  const standing = emptyStanding()
  const built = Uint32Array.from({ length: state.rows }, (_, row) => row)
  for (let at = 0; at < built.length; at += 50_000) {
    signatures.read(state, built.subarray(at, at + 50_000))
    readStanding(state, standing, built.subarray(at, at + 50_000))
    await breathe()
  }
  let seen = -1
  let late = new Uint32Array(0)
  let every = new Uint32Array(0)
  let entries: Partial<Record<Grouping, Entries>> = {}
  let lateTitled: ReadonlyMap<string, number[]> | null = null
  let lateBy = new Map<string, Map<number, Uint32Array>>()
  const look = () => {
    if (seen === state.changes) return
    seen = state.changes
    lateBy = new Map()
    lateTitled = null
    entries = {}
    const marked: number[] = []
    const all = new Uint32Array(state.rows)
    let live = 0
    for (let row = 0; row < state.rows; row++) {
      if (!state.live[row]) continue
      all[live++] = row
      if (state.late[row]) marked.push(row)
    }
    every = all.subarray(0, live)
    late = Uint32Array.from(marked)
    signatures.read(state, late)
    readStanding(state, standing, late)
  }
  return {
    byValue,
    lateRows: () => {
      look()
      return late
    },
    lateWith: (column, code) => {
      look()
      const known = lateBy.get(column) ?? lateByValue(state, column, late)
      lateBy.set(column, known)
      return known.get(code) ?? none
    },
    every: () => {
      look()
      return every
    },
    standing: () => {
      look()
      return standing
    },
    titled: (text) => {
      look()
      lateTitled ??= lateTitles(state)
      return titledSo(state, byTitle, lateTitled, text)
    },
    peopleByKey: () => people,
    entries: (grouping) => {
      look()
      entries[grouping] ??= readEntries(state, grouping)
      return entries[grouping]
    },
    signatures: () => {
      look()
      return signatures
    },
  }
}

/** About how many rows have the values; infinite where only reading them all tells. */
export function likelyRows(derived: Derived, { facet, codes }: Chosen): number {
  const { column } = columnOfFacet[facet]
  if (!isListed(column)) return Number.POSITIVE_INFINITY
  const { start } = derived.byValue[column]
  // A value that came after the lists were laid out has none; its rows are late ones.
  return codes.reduce((sum, code) => sum + (code + 1 < start.length ? start[code + 1]! - start[code]! : 0), 0)
}

/** Every row that has one of the chosen values, in the order of rows. */
export function rowsOfChosen(state: IndexState, derived: Derived, chosen: Chosen): Uint32Array {
  const { column, objectsOnly } = columnOfFacet[chosen.facet]
  if (!isListed(column)) return withChosen(state, derived.every(), chosen)
  const { start, rows } = derived.byValue[column]
  const late = withChosen(state, derived.lateRows(), chosen)
  const found = new Uint32Array(likelyRows(derived, chosen) + late.length)
  let count = 0
  for (const code of chosen.codes)
    for (let at = start[code] ?? 0, end = start[code + 1] ?? 0; at < end; at++) {
      const row = rows[at]!
      if (state.late[row] || (objectsOnly && state.single.type[row] !== objectCode)) continue
      found[count++] = row
    }
  found.set(late, count)
  count += late.length
  const all = found.subarray(0, count)
  if (chosen.codes.length < 2) return all
  return Uint32Array.from(new Set(all))
}
