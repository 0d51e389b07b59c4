import type { Language } from '#kernel/language.ts'
import type { Sort } from '../contract.ts'
import { type IndexState, missing, missingRank } from './state.ts'

/** What sells best of late stands before what sold most ever. */
const beforeAllSold = 2 ** 40

/** A number per row, smaller first; Infinity for what comes last in either direction. */
export type Key = (row: number) => number

const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What an order compares rows by. */
export function keyOf(state: IndexState, sort: Sort, language: Language, scores: Float32Array, arrives: Key | null = null): Key {
  const { cents, published, sold, bestPlace, single, titleRank, authorRank, volume } = state
  const ranks = titleRank[language]
  switch (sort) {
    case 'relevance':
      return (row) => -scores[row]!
    case 'soonest':
      if (arrives) return arrives
      return (row) => -(single.recommended[row]! * 4_294_967_296 + sold[row]!)
    case 'featured':
      return (row) => -(single.recommended[row]! * 4_294_967_296 + sold[row]!)
    case 'sales':
      return (row) => (bestPlace[row] === 0 ? -sold[row]! : bestPlace[row]! - beforeAllSold)
    case 'volume':
      return (row) => volume[row]! || Number.POSITIVE_INFINITY
    case 'price_asc':
      return (row) => (cents[row] === missing ? Number.POSITIVE_INFINITY : cents[row]!)
    case 'price_desc':
      return (row) => (cents[row] === missing ? Number.POSITIVE_INFINITY : -cents[row]!)
    case 'date_asc':
      return (row) => (published[row] === missing ? Number.POSITIVE_INFINITY : published[row]!)
    case 'date_desc':
      return (row) => (published[row] === missing ? Number.POSITIVE_INFINITY : -published[row]!)
    case 'title_asc':
    case 'name_asc':
      return (row) => ranks[row]!
    case 'title_desc':
    case 'name_desc':
      return (row) => -ranks[row]!
    case 'author_asc':
      return (row) => (authorRank[row] === missingRank ? Number.POSITIVE_INFINITY : authorRank[row]!)
    case 'author_desc':
      return (row) => (authorRank[row] === missingRank ? Number.POSITIVE_INFINITY : -authorRank[row]!)
  }
}

/** Texts of two rows whose ranks are equal though their texts need not be: both came after the ranks were made. */
function textsOf(state: IndexState, sort: Sort, language: Language): ((row: number) => string) | null {
  if (state.lateCount === 0) return null
  if (/^(title|name)_/.test(sort)) return (row) => state.lateKeys.get(row)?.[language] ?? ''
  if (sort === 'author_asc' || sort === 'author_desc') {
    const { start, codes, count } = state.lists.people
    return (row) => (count[row] === 0 ? '' : (state.latePersonKeys.get(codes[start[row]!]!) ?? ''))
  }
  return null
}

/** Written anew for each page. */
let allKeys = new Float64Array(0)

/** Rows `from` up to `to` of all in the order asked; rows that tie stand in the order of their ids. */
export function pageOf(
  state: IndexState,
  rows: Uint32Array,
  sort: Sort,
  language: Language,
  scores: Float32Array,
  from: number,
  to: number,
  arrives: Key | null = null,
): number[] {
  if (from >= rows.length) return []
  const key = keyOf(state, sort, language, scores, arrives)
  const text = textsOf(state, sort, language)
  const direction = sort.endsWith('_desc') ? -1 : 1
  if (allKeys.length < rows.length) allKeys = new Float64Array(Math.ceil(rows.length * 1.25))
  const keys = allKeys
  // The order of most questions: a call for each of their rows took longer than all else here.
  if (sort === 'relevance') for (let i = 0; i < rows.length; i++) keys[i] = -scores[rows[i]!]!
  else for (let i = 0; i < rows.length; i++) keys[i] = key(rows[i]!)
  const compare = (a: number, b: number): number => {
    const x = keys[a]!
    const y = keys[b]!
    if (x !== y) return x < y ? -1 : 1
    const texts = text && Math.abs(x) % 2 === 1 ? direction * before(text(rows[a]!), text(rows[b]!)) : 0
    return texts || state.id[rows[a]!]! - state.id[rows[b]!]!
  }
  const end = Math.min(to, rows.length)
  const places = end <= 1_000 ? smallest(rows.length, end, keys, compare) : partitioned(rows.length, from, end, keys, compare)
  return places.slice(from - (end <= 1_000 ? 0 : from), end - (end <= 1_000 ? 0 : from)).map((index) => rows[index]!)
}

type Compare = (a: number, b: number) => number

/** The first `wanted` places in order, by a heap whose top is the last of them. */
function smallest(size: number, wanted: number, keys: Float64Array, compare: Compare): number[] {
  const heap: number[] = []
  const sink = (from: number) => {
    for (let at = from; ; ) {
      const left = 2 * at + 1
      if (left >= heap.length) return
      const child = left + 1 < heap.length && compare(heap[left + 1]!, heap[left]!) > 0 ? left + 1 : left
      if (compare(heap[child]!, heap[at]!) <= 0) return
      const moved = heap[at]!
      heap[at] = heap[child]!
      heap[child] = moved
      at = child
    }
  }
  for (let i = 0; i < size; i++) {
    if (heap.length < wanted) {
      heap.push(i)
      if (heap.length === wanted) for (let at = wanted >>> 1; at >= 0; at--) sink(at)
    } else if (keys[i]! <= keys[heap[0]!]! && compare(i, heap[0]!) < 0) {
      heap[0] = i
      sink(0)
    }
  }
  return heap.sort(compare)
}

/** Written anew for each deep page. */
let spareKeys = new Float64Array(0)

/**
 * Places `from` up to `to` in order, for deep pages: of the keys alone it is found which are the page's first and last, without a call for each,
 * and only the rows between them are compared whole. Of a hundred thousand prices many are the same.
 */
function partitioned(size: number, from: number, to: number, keys: Float64Array, compare: Compare): number[] {
  if (spareKeys.length < size) spareKeys = new Float64Array(keys.length)
  spareKeys.set(keys.subarray(0, size))
  const first = nthOf(spareKeys, from, 0, size - 1)
  const last = nthOf(spareKeys, to - 1, from, size - 1)
  const between: number[] = []
  let sooner = 0
  for (let i = 0; i < size; i++) {
    if (keys[i]! < first) sooner++
    else if (keys[i]! <= last) between.push(i)
  }
  const places = Uint32Array.from(between)
  setApart(places, from - sooner, 0, compare)
  setApart(places, to - sooner, from - sooner, compare)
  return [...places.subarray(from - sooner, to - sooner)].sort(compare)
}

/** The key that would stand at a place if all were in order; what stands before that place is no larger then, what stands behind it no smaller. */
function nthOf(keys: Float64Array, place: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const pivot = keys[(low + high) >>> 1]!
    let i = low
    let j = high
    while (i <= j) {
      while (keys[i]! < pivot) i++
      while (keys[j]! > pivot) j--
      if (i > j) break
      const moved = keys[i]!
      keys[i++] = keys[j]!
      keys[j--] = moved
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return keys[place]!
}

/** The same of places that are compared whole, from `low` to their end. */
function setApart(places: Uint32Array, place: number, from: number, compare: Compare): void {
  let [low, high] = [from, places.length - 1]
  while (low < high) {
    const pivot = places[(low + high) >>> 1]!
    let i = low
    let j = high
    while (i <= j) {
      while (compare(places[i]!, pivot) < 0) i++
      while (compare(places[j]!, pivot) > 0) j--
      if (i > j) break
      const moved = places[i]!
      places[i++] = places[j]!
      places[j--] = moved
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else return
  }
}
