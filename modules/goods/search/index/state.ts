import { inEachLanguage, type Localized } from '#kernel/language.ts'
import { displays } from '#modules/goods/catalogue/contract.ts'
import { emptyLists, emptyValues, type Lists, type Values } from './columns.ts'

/** The fields of a product's text, each a bit of a posting's mask. */
export const fieldBits = { title: 1, people: 2, house: 4, subject: 8 } as const
export const anyField = 15

export const singleColumns = [
  'language',
  'format',
  'type',
  'price',
  'publisher',
  'series',
  'stock',
  'discount',
  'novelty',
  'recommended',
  'top_sales',
  'availability',
  'size_group',
  'arrival',
] as const
export type SingleColumn = (typeof singleColumns)[number]

export const listColumns = ['category', 'tag', 'lot', 'people', 'attribute', 'store'] as const
export type ListColumn = (typeof listColumns)[number]

/** Words of the rows built together: for each word (sorted) its rows and the fields in which they have it. */
export interface Postings {
  words: string[]
  /** Words in the order of their stems. */
  byStem: Uint32Array
  start: Uint32Array
  rows: Uint32Array
  masks: Uint8Array
}

/** Numbers sorted, each with its row: for codes that are looked up whole. */
export interface Lookup {
  keys: Float64Array
  rows: Uint32Array
}

/** Texts that order rows: distinct and sorted, packed as UTF-8. */
export interface PackedKeys {
  bytes: Uint8Array
  start: Uint32Array
}

export interface LateWord {
  stem: string
  rows: number[]
  masks: number[]
}

/**
 * Everything the search knows, as plain data, so that a snapshot is the whole of it. Rows 0…built were built together in the
 * order of their ids; rows changed or added since then are `late`: their words stand in `lateWords`, their columns in place.
 */
export interface IndexState {
  identity: string
  /** The database snapshot up to which changes are in. */
  seen: string
  /** The day (UTC number) for which displays were worked out. */
  day: string
  built: number
  rows: number
  live: Uint8Array
  late: Uint8Array
  lateCount: number
  /** How often changes were taken in. */
  changes: number
  id: Float64Array
  rowOfLateId: Map<number, number>
  cents: Int32Array
  published: Int32Array
  year: Uint16Array
  sold: Uint32Array
  /** Among what sells best of late, from 1; 0 for the rest. */
  bestPlace: Uint16Array
  prior: Float32Array
  /** The number of the work of which it is an edition; 0 for the rest. */
  work: Uint32Array
  /** The number it bears in its series; 0 without one. */
  volume: Float32Array
  /** What carriers bill it by. */
  grams: Uint32Array
  words: Uint8Array
  ean: Float64Array
  sku: Float64Array
  titleRank: Localized<Uint32Array>
  authorRank: Uint32Array
  single: Record<SingleColumn, Uint8Array | Uint32Array>
  lists: Record<ListColumn, Lists>
  values: Record<SingleColumn | ListColumn, Values>
  postings: Postings
  lateWords: Map<string, LateWord>
  lateWordsOf: Map<number, string[]>
  lateKeys: Map<number, Localized>
  eans: Lookup
  skus: Lookup
  titleKeys: PackedKeys
  personKeys: string[]
  /** By the code of the person. */
  personRank: Uint32Array
  /** Keys of people named since, by their code: two of them may share a rank. */
  latePersonKeys: Map<number, string>
  lateEans: Map<number, number>
  lateSkus: Map<number, number>
}

/** No value of this kind: missing prices, days and authors come last in either direction. */
export const missing = -2_147_483_648
export const missingRank = 4_294_967_295

export function emptyState(identity: string, seen: string, day: string): IndexState {
  const lookup = (): Lookup => ({ keys: new Float64Array(0), rows: new Uint32Array(0) })
  const bytes = () => new Uint8Array(0)
  const wide = () => new Uint32Array(0)
  return {
    identity,
    seen,
    day,
    built: 0,
    rows: 0,
    live: bytes(),
    late: bytes(),
    lateCount: 0,
    changes: 0,
    id: new Float64Array(0),
    rowOfLateId: new Map(),
    cents: new Int32Array(0),
    published: new Int32Array(0),
    year: new Uint16Array(0),
    sold: wide(),
    bestPlace: new Uint16Array(0),
    prior: new Float32Array(0),
    work: wide(),
    volume: new Float32Array(0),
    grams: wide(),
    words: bytes(),
    ean: new Float64Array(0),
    sku: new Float64Array(0),
    titleRank: inEachLanguage(wide),
    authorRank: wide(),
    single: {
      language: bytes(),
      format: bytes(),
      type: bytes(),
      price: bytes(),
      publisher: wide(),
      series: wide(),
      stock: bytes(),
      discount: bytes(),
      novelty: bytes(),
      recommended: bytes(),
      top_sales: bytes(),
      availability: bytes(),
      size_group: wide(),
      arrival: wide(),
    },
    lists: {
      category: emptyLists(),
      tag: emptyLists(),
      lot: emptyLists(),
      people: emptyLists(),
      attribute: emptyLists(),
      store: emptyLists(),
    },
    values: {
      language: emptyValues(),
      format: emptyValues(),
      type: emptyValues('book', 'object'),
      price: emptyValues('under_5000', '5000_10000', 'over_10000'),
      publisher: emptyValues(),
      series: emptyValues(),
      stock: emptyValues('true'),
      discount: emptyValues('true'),
      novelty: emptyValues('true'),
      recommended: emptyValues('true'),
      top_sales: emptyValues('true'),
      availability: emptyValues(...displays),
      size_group: emptyValues(),
      category: emptyValues(),
      tag: emptyValues(),
      lot: emptyValues(),
      people: emptyValues(),
      attribute: emptyValues(),
      arrival: emptyValues(),
      store: emptyValues(),
    },
    postings: { words: [], byStem: wide(), start: new Uint32Array(1), rows: wide(), masks: bytes() },
    lateWords: new Map(),
    lateWordsOf: new Map(),
    lateKeys: new Map(),
    eans: lookup(),
    skus: lookup(),
    titleKeys: { bytes: bytes(), start: new Uint32Array(1) },
    personKeys: [],
    personRank: wide(),
    latePersonKeys: new Map(),
    lateEans: new Map(),
    lateSkus: new Map(),
  }
}
