/** Batches of records as the lines of COPY, one buffer per staging table. Pure: ids of other rows come in as maps. */
import { createHash } from 'node:crypto'
import { languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'
import type { ImportRow } from './items.ts'
import { sortName } from './names.ts'
import { besides, carried, type Value } from './product-columns.ts'
import type { CatalogueRecord } from './record.ts'

/** What is in the database for records to refer to. */
export interface KnownRows {
  /** A section by its number, and by the one it had before it was joined with another. */
  categories: ReadonlyMap<number, number>
  lots: ReadonlySet<number>
  tags: ReadonlyMap<string, number>
  /** `kind:key` → id. */
  attributes: ReadonlyMap<string, number>
  stores: ReadonlySet<string>
  /** Where a record's `stock` lies; null when there is no store yet. */
  centralStore: string | null
}

export const stagingTables = ['product', 'contributor', 'text', 'link', 'stock', 'safety', 'estimate', 'cover'] as const
export type StagingTable = (typeof stagingTables)[number]

const typesOf = (columns: Readonly<Record<string, readonly [type: string, of: unknown]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(columns).map(([name, [type]]) => [name, type]))

/** What a record says, in the order of its columns. */
const valuesOf = [...Object.values(besides), ...Object.values(carried)].map(([, of]) => of)

/** Columns of each staging table, in the order in which rows are written. */
export const stagingColumns = {
  product: {
    item: 'int',
    row_hash: 'uuid',
    stock: 'int',
    mentions: 'text[]',
    part: 'text',
    ...typesOf(besides),
    ...typesOf(carried),
  },
  contributor: { item: 'int', position: 'int', name: 'text', sort_name: 'text', slug: 'text', role: 'text', life: 'jsonb' },
  text: {
    item: 'int',
    language: 'text',
    title: 'text',
    subtitle: 'text',
    slug: 'text',
    summary: 'text',
    description: 'text',
    details: 'text',
    contents: 'text',
    press: 'text',
    awards: 'text',
    recommendation: 'text',
  },
  link: { item: 'int', kind: 'text', id: 'bigint' },
  stock: { item: 'int', store_code: 'text', quantity: 'int' },
  safety: { item: 'int', maker: 'text', maker_address: 'text', maker_email: 'text', warnings: 'jsonb' },
  estimate: {
    item: 'int',
    ean: 'text',
    price_cents: 'int',
    currency: 'text',
    hundredths: 'bigint',
    rate: 'numeric',
    rate_from: 'date',
  },
  cover: { item: 'int', ean: 'text', address: 'text', host: 'text' },
} as const satisfies Record<StagingTable, Record<string, string>>

/** Raised when the loader writes rows otherwise than before, so that unchanged sources are written anew. */
const loaderVersion = '1'

export const rowHash = (record: CatalogueRecord): string =>
  createHash('md5').update(loaderVersion).update(JSON.stringify(record)).digest('hex')

// biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres stores every character but this one
const forbidden = /\u0000/g
const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function copyField(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number') return String(value)
  const text = value.includes('\u0000') ? value.replace(forbidden, '') : value
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (char) => escapes[char]!) : text
}

const copyLine = (values: readonly Value[]): string => `${values.map(copyField).join('\t')}\n`

/** What a row is besides its record. */
export type StagedRow = Pick<ImportRow, 'line' | 'row' | 'mentions' | 'part' | 'estimate' | 'cover'>

/** Fields of a product as they stood, by the names of staged columns, and what hangs on it. */
export interface Standing {
  readonly [column: string]: unknown
  contributors?: readonly (readonly [name: string, role: string])[]
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  categories?: readonly number[]
  tags?: readonly number[]
  attributes?: readonly number[]
  safety?: readonly [maker: string, address: string, email: string, warnings: unknown] | null
}

const noHash = '00000000-0000-0000-0000-000000000000'
const textColumns = [
  'title',
  'subtitle',
  'slug',
  'summary',
  'description',
  'details',
  'contents',
  'press',
  'awards',
  'recommendation',
] as const
const plainValue = (value: unknown): Value =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Value)

/** The host of an address that could be asked; null for any other. */
const hostOf = (address: string): string | null => {
  const parsed = address.length <= 2_000 ? URL.parse(address) : null
  return parsed?.protocol === 'https:' && parsed.hostname.length >= 3 ? parsed.hostname.toLowerCase() : null
}

/** Collects rows until they are written together. */
export class Batch {
  readonly lines: Record<StagingTable, string[]> = {
    product: [],
    contributor: [],
    text: [],
    link: [],
    stock: [],
    safety: [],
    estimate: [],
    cover: [],
  }
  /** Line of the source for each item of the batch; sources of several files count anew, so a line is no key. */
  readonly lineOf: number[] = []
  /** The row as its source wrote it, for each item; empty where nobody asked for it. */
  readonly rowOf: string[] = []
  /** Whether a record tells of a part of its product. */
  hasParts = false

  /** Products that their source takes back, by EAN, with the line that says so. */
  readonly withdrawals = new Map<string, number>()

  withdraw(line: number, ean: string) {
    this.withdrawals.set(ean, line)
  }

  get size(): number {
    return this.lineOf.length
  }

  /** Adds a record; what it refers to and is not there is left out and named by `missing`. */
  add(
    { line, row = '', mentions, part, estimate, cover }: StagedRow,
    record: CatalogueRecord,
    known: KnownRows,
    missing: (why: Because) => void,
  ) {
    const item = this.lineOf.push(line) - 1
    this.rowOf.push(row)
    this.hasParts ||= mentions !== undefined
    const quantities = this.#addStock(item, record, known, missing)
    this.#addProduct(item, record, quantities, { mentions, part })
    if (estimate)
      this.#push('estimate', [
        item,
        record.ean,
        estimate.cents,
        estimate.currency,
        estimate.hundredths,
        estimate.rate,
        estimate.from,
      ])
    const host = cover ? hostOf(cover) : null
    if (host) this.#push('cover', [item, record.ean, cover, host])
    record.contributors.forEach(({ name, role, life }, i) => {
      this.#push('contributor', [item, i + 1, name, sortName(name), slugOf(name), role, life && JSON.stringify(life)])
    })
    this.#addTexts(item, record)
    this.#addLinks(item, record, known, missing)
    if (record.safety) {
      const { maker, makerAddress, makerEmail, warnings } = record.safety
      this.#push('safety', [item, maker, makerAddress, makerEmail, JSON.stringify(warnings ?? {})])
    }
  }

  /** Adds former values of a product: what they do not name stays as it stands. */
  addStanding(ean: string, before: Standing) {
    const item = this.lineOf.push(0) - 1
    this.rowOf.push('')
    this.hasParts = true
    const mentions = [...Object.keys(before), ...('texts' in before ? ['whole_texts'] : [])]
    const values: Record<string, unknown> = {
      ...before,
      item,
      ean,
      row_hash: noHash,
      stock: 0,
      units_sold: 0,
      mentions: `{${mentions.join(',')}}`,
    }
    this.#push(
      'product',
      Object.keys(stagingColumns.product).map((column) => plainValue(values[column])),
    )
    before.contributors?.forEach(([name, role], i) => {
      this.#push('contributor', [item, i + 1, name, sortName(name), slugOf(name), role, null])
    })
    for (const [language, text] of Object.entries(before.texts ?? {}))
      this.#push('text', [item, language, ...textColumns.map((column) => text[column])])
    for (const [kind, ids] of [
      ['category', before.categories],
      ['tag', before.tags],
      ['attribute', before.attributes],
    ] as const)
      for (const id of ids ?? []) this.#push('link', [item, kind, id])
    if (before.safety) {
      const [maker, address, email, warnings] = before.safety
      this.#push('safety', [item, maker, address, email, JSON.stringify(warnings)])
    }
  }

  #push(table: StagingTable, values: readonly Value[]) {
    this.lines[table].push(copyLine(values))
  }

  #addStock(item: number, record: CatalogueRecord, known: KnownRows, missing: (why: Because) => void): number {
    const quantities = new Map<string, number>()
    if (record.stock > 0) {
      if (known.centralStore) quantities.set(known.centralStore, record.stock)
      else missing(because('no_store'))
    }
    for (const [store, quantity] of Object.entries(record.stockByStore ?? {})) {
      if (known.stores.has(store)) quantities.set(store, quantity)
      else missing(because('unknown_store', { key: store }))
    }
    let total = 0
    for (const [store, quantity] of quantities) {
      this.#push('stock', [item, store, quantity])
      total += quantity
    }
    return total
  }

  #addProduct(item: number, record: CatalogueRecord, stock: number, { mentions, part }: Pick<StagedRow, 'mentions' | 'part'>) {
    const values = valuesOf.map((of) => of(record))
    this.#push('product', [item, rowHash(record), stock, mentions && `{${mentions.join(',')}}`, part, ...values])
  }

  #addTexts(item: number, record: CatalogueRecord) {
    for (const language of languages) {
      const title = record.titles?.[language]
      const texts = [
        title,
        record.subtitles?.[language],
        title && slugOf(title),
        record.summaries?.[language],
        record.descriptions?.[language],
        record.details?.[language],
        record.contents?.[language],
        record.press?.[language],
        record.awards?.[language],
        record.recommendations?.[language],
      ]
      if (texts.some((text) => text !== undefined)) this.#push('text', [item, language, ...texts])
    }
  }

  #addLinks(item: number, record: CatalogueRecord, known: KnownRows, missing: (why: Because) => void) {
    const link = (kind: string, id: number) => this.#push('link', [item, kind, id])
    const sections = new Set<number>()
    for (const id of new Set(record.categoryIds)) {
      const section = known.categories.get(id)
      if (section === undefined) missing(because('unknown_category', { key: id }))
      else sections.add(section)
    }
    for (const id of sections) link('category', id)
    for (const id of new Set(record.lotIds)) {
      if (known.lots.has(id)) link('lot', id)
      else missing(because('unknown_lot', { key: id }))
    }
    const tags = new Set<number>()
    for (const key of new Set(record.tags)) {
      const id = known.tags.get(key)
      if (id === undefined) missing(because('unknown_tag', { key }))
      else tags.add(id)
    }
    for (const id of tags) link('tag', id)
    const values = new Set<number>()
    for (const [kind, keys] of Object.entries(record.attributes)) {
      for (const key of new Set(keys)) {
        const id = known.attributes.get(`${kind}:${key}`)
        if (id === undefined) missing(because('unknown_value', { kind, key }))
        else values.add(id)
      }
    }
    for (const id of values) link('attribute', id)
  }
}
