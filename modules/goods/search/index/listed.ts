import type { Language } from '#kernel/language.ts'
import { displays } from '#modules/goods/catalogue/contract.ts'
import { editionsReadIn } from '#modules/goods/catalogue/languages.ts'
import type { Facet, Sort } from '../contract.ts'
import { grown, type Lists } from './columns.ts'
import type { Counts } from './count.ts'
import type { Entries } from './entries.ts'
import { columnOfFacet, objectCode } from './facets.ts'
import { codeScore, wholeTitle } from './match.ts'
import { type Key, keyOf } from './order.ts'
import { type IndexState, type ListColumn, missing, type SingleColumn } from './state.ts'

/** Rows as a list shows them: those that stand alone, and those that share an entry with others of these rows. */
export interface Listed {
  alone: Uint32Array
  /** Rows of one entry side by side. */
  shared: Uint32Array
  /** Where each shared entry begins in them, and where the last ends. */
  start: Uint32Array
  /** How many entries there are. */
  total: number
}

const noRows = new Uint32Array(0)
const known = new WeakMap<Uint32Array, { entries: Entries; listed: Listed }>()
let tally = new Uint32Array(0)
let met = new Uint32Array(0)

/** Which of the rows are one entry. */
export function listedOf(entries: Entries, rows: Uint32Array): Listed {
  if (entries.count === 0) return { alone: rows, shared: noRows, start: noRows, total: rows.length }
  const before = known.get(rows)
  if (before?.entries === entries) return before.listed
  const { of } = entries
  tally = grown(tally, entries.count + 1)
  met = grown(met, entries.count + 1)
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const entry = of[rows[i]!]!
    if (entry !== 0 && tally[entry]!++ === 0) met[count++] = entry
  }
  let several = 0
  let shared = 0
  for (let i = 0; i < count; i++) {
    const size = tally[met[i]!]!
    if (size < 2) tally[met[i]!] = 0
    else {
      met[several++] = met[i]!
      shared += size
    }
  }
  const listed =
    several === 0 ? { alone: rows, shared: noRows, start: noRows, total: rows.length } : apart(of, rows, several, shared)
  known.set(rows, { entries, listed })
  return listed
}

/** Lays out the entries that were met more than once; what was tallied is wiped. */
function apart(of: Uint32Array, rows: Uint32Array, several: number, size: number): Listed {
  const start = new Uint32Array(several + 1)
  let next = 0
  for (let i = 0; i < several; i++) {
    start[i] = next
    next += tally[met[i]!]!
    // Where the entry's next row is written, one too far so that it is never 0.
    tally[met[i]!] = start[i]! + 1
  }
  start[several] = next
  const shared = new Uint32Array(size)
  const alone = new Uint32Array(rows.length - size)
  let apart = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const entry = of[row]!
    if (entry === 0 || tally[entry] === 0) alone[apart++] = row
    else shared[tally[entry]!++ - 1] = row
  }
  for (let i = 0; i < several; i++) tally[met[i]!] = 0
  return { alone, shared, start, total: alone.length + several }
}

let seen = new Uint32Array(0)
let placeOf = new Uint32Array(0)
let serial = 0

function againInSmall(codes: readonly number[], signatures: Uint32Array, start: Uint32Array, counts: Uint32Array) {
  for (let entry = 0; entry + 1 < start.length; entry++) {
    serial += 1
    for (let i = start[entry]!, end = start[entry + 1]!; i < end; i++) {
      const code = codes[signatures[i]!]!
      if (seen[code] !== serial) seen[code] = serial
      else if (code !== 0) counts[placeOf[code]!]! -= 1
    }
  }
}

function againInWide(values: Uint32Array, shared: Uint32Array, start: Uint32Array, counts: Uint32Array) {
  for (let entry = 0; entry + 1 < start.length; entry++) {
    serial += 1
    for (let i = start[entry]!, end = start[entry + 1]!; i < end; i++) {
      const code = values[shared[i]!]!
      if (seen[code] !== serial) seen[code] = serial
      else if (code !== 0) counts[placeOf[code]!]! -= 1
    }
  }
}

function againInLists(lists: Lists, objects: Uint8Array | null, shared: Uint32Array, start: Uint32Array, counts: Uint32Array) {
  for (let entry = 0; entry + 1 < start.length; entry++) {
    serial += 1
    for (let i = start[entry]!, end = start[entry + 1]!; i < end; i++) {
      const row = shared[i]!
      const length = lists.count[row]!
      if (length === 0 || (objects !== null && objects[row] !== objectCode)) continue
      for (let at = lists.start[row]!, to = at + length; at < to; at++) {
        const code = lists.codes[at]!
        if (seen[code] !== serial) seen[code] = serial
        else if (code !== 0) counts[placeOf[code]!]! -= 1
      }
    }
  }
}

/** Makes ready to count which values of a column are met again. */
function readyFor(counts: Counts, { start }: Listed, size: number) {
  seen = grown(seen, size)
  placeOf = grown(placeOf, size)
  for (let i = 0; i < counts.codes.length; i++) placeOf[counts.codes[i]!] = i
  if (serial + start.length >= 4_294_967_295) {
    seen.fill(0)
    serial = 0
  }
}

/** Counts of rows become counts of entries: two editions or sizes of one entry that share a value count once. */
export function countedOnce(state: IndexState, facet: Facet, counts: Counts, listed: Listed): Counts {
  const { shared, start } = listed
  if (shared.length === 0 || counts.codes.length === 0) return counts
  const { column, list, objectsOnly } = columnOfFacet[facet]
  readyFor(counts, listed, state.values[column].keys.length + 1)
  if (list) {
    const objects = objectsOnly ? (state.single.type as Uint8Array) : null
    againInLists(state.lists[column as ListColumn], objects, shared, start, counts.counts)
  } else againInWide(state.single[column as SingleColumn] as Uint32Array, shared, start, counts.counts)
  return counts
}

/** The same of a column with few values, by the combinations of such values that the shared rows have. */
export function fewCountedOnce(counts: Counts, listed: Listed, signatures: Uint32Array, codes: readonly number[]): Counts {
  if (listed.shared.length === 0 || counts.codes.length === 0) return counts
  readyFor(counts, listed, 256)
  againInSmall(codes, signatures, listed.start, counts.counts)
  return counts
}

/** How soon an edition is in the reader's hands, the sooner the more; 0 for what is not sold now. */
export const readiness = Uint8Array.from([
  0,
  ...displays.map((display) =>
    display === 'immediate' || display === 'few_left'
      ? 4
      : display === 'ebook'
        ? 3
        : display === 'within_days' || display === 'pre_sale'
          ? 2
          : display === 'print_on_demand' || display === 'temporarily_out'
            ? 1
            : 0,
  ),
])

function cheaper({ cents, id }: IndexState, a: number, b: number): boolean {
  if (cents[a] !== cents[b]) return cents[b] === missing || (cents[a] !== missing && cents[a]! < cents[b]!)
  return id[a]! < id[b]!
}

/** Of the sizes of an object the first to be had, then the cheapest, then the oldest. */
function sizeBefore(state: IndexState, a: number, b: number): boolean {
  const { stock } = state.single
  return stock[a] === stock[b] ? cheaper(state, a, b) : stock[a]! > stock[b]!
}

/** What an edition is worth beside the others of its work: asked by its code or its whole title, of a language that the visitor reads, to be had soon. */
function editionWorth(state: IndexState, language: Language, scores: Float32Array | null): (row: number) => number {
  const reads = new Uint8Array(256).fill(0)
  reads[0] = 1
  for (const edition of editionsReadIn(language)) {
    const code = state.values.language.codes.get(edition)
    if (code !== undefined) reads[Math.min(code, 255)] = 2
  }
  const { language: written, availability } = state.single
  return (row) => {
    const asked = scores === null || scores[row]! < wholeTitle ? 0 : scores[row]! < codeScore ? 1 : 2
    return asked * 100 + reads[Math.min(written[row]!, 255)]! * 10 + readiness[availability[row]!]!
  }
}

const byShown = /^(title|name|author)_/
const byPrice = /^price_/

/** The shared entry that a row places; good until the next question. */
let entryAt = new Uint32Array(0)

/** The rows that place the entries in the order asked, and what each of them shows. */
export interface Placed {
  rows: Uint32Array
  /** The rows of an entry by the one that places it, the one to show first. */
  entryOf(row: number): readonly number[]
}

/**
 * Chooses by which row each entry stands in the order, and which it shows. A work stands where its best edition would: the one that fits the words best,
 * the newest where the newest come first, the cheapest that is sold now by either order of prices; by titles and authors where the edition that is shown does.
 */
export function placed(
  state: IndexState,
  { alone, shared, start, total }: Listed,
  sort: Sort,
  language: Language,
  scores: Float32Array,
  arrives: Key | null = null,
): Placed {
  if (shared.length === 0) return { rows: alone, entryOf: (row) => [row] }
  const asksText = scores.length > 0
  const worth = editionWorth(state, language, asksText ? scores : null)
  const key = keyOf(state, sort, language, scores, arrives)
  const editionBefore = (a: number, b: number) => {
    const [x, y] = [worth(a), worth(b)]
    return x === y ? cheaper(state, a, b) : x > y
  }
  const { availability } = state.single
  const sold = (row: number) => (readiness[availability[row]!]! > 0 ? 1 : 0)
  const sooner = byPrice.test(sort)
    ? (a: number, b: number) => (sold(a) === sold(b) ? cheaper(state, a, b) : sold(a) > sold(b))
    : (a: number, b: number) => {
        const [x, y] = [key(a), key(b)]
        return x < y || (x === y && state.id[a]! < state.id[b]!)
      }
  const rows = new Uint32Array(total)
  rows.set(alone)
  entryAt = grown(entryAt, state.rows)
  for (let entry = 0; entry + 1 < start.length; entry++) {
    const [from, end] = [start[entry]!, start[entry + 1]!]
    const isObject = state.single.type[shared[from]!] === objectCode
    const before =
      isObject || byShown.test(sort) ? (isObject ? (a: number, b: number) => sizeBefore(state, a, b) : editionBefore) : sooner
    let first = shared[from]!
    for (let i = from + 1; i < end; i++) if (before(shared[i]!, first)) first = shared[i]!
    rows[alone.length + entry] = first
    entryAt[first] = entry
  }
  return {
    rows,
    entryOf(row) {
      // What an earlier question has left there names another row.
      const entry = entryAt[row]!
      if (rows[alone.length + entry] !== row) return [row]
      const all = Array.from(shared.subarray(start[entry]!, start[entry + 1]!))
      const before = state.single.type[row] === objectCode ? (a: number, b: number) => sizeBefore(state, a, b) : editionBefore
      return all.sort((a, b) => (before(a, b) ? -1 : 1))
    },
  }
}
