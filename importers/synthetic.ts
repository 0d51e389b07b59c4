/**
 * The catalogue of the benchmark: real rows, then marked copies of them until there are enough. A copy takes half its title from
 * one book and half from another, so that words, prices and facets spread as in the real rows, and a key of its own.
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { demoBookPrice, demoNumber, demoObjectPrice, demoStock, demoUnitsSold } from './demo-rates.ts'
import { type ImportItem, type ImportRow, isRow } from './items.ts'
import { workKeyOf } from './names.ts'
import type { CatalogueRecordInput } from './record.ts'
import { readBooks } from './tsv/books.ts'
import { inStoreEan, readObjects } from './tsv/objects.ts'

export interface BenchmarkFiles {
  books: string
  objects: string
  /** One ISBN-13 a line: real numbers of which nothing else is known. */
  isbns: string
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  for await (const line of createInterface({ input })) if (line.trim()) yield line.trim()
}

const wordsOf = (title: string) => title.split(/\s+/).filter(Boolean)

/** The first half of one title before the second half of another. */
export function blendTitles(first: string, second: string): string {
  const head = wordsOf(first)
  const tail = wordsOf(second)
  const blended = [...head.slice(0, Math.ceil(head.length / 2)), ...tail.slice(Math.floor(tail.length / 2))].join(' ')
  return blended.slice(0, 500)
}

/** A copy of a row under another number, marked synthetic; every choice depends on the number alone. */
export function copyOf(
  original: CatalogueRecordInput,
  others: readonly CatalogueRecordInput[],
  ean: string,
): CatalogueRecordInput {
  const pick = (purpose: string) => others[demoNumber(ean, purpose) % others.length]!
  const title = blendTitles(original.title, pick('title').title)
  const contributors = demoNumber(ean, 'who') % 3 === 0 ? pick('author').contributors : original.contributors
  const number = demoNumber(ean, 'year')
  return {
    ...original,
    ean,
    sku: undefined,
    title,
    contributors,
    series: undefined,
    workKey: original.kind === 'book' ? workKeyOf(title, contributors?.[0]?.name) : undefined,
    publisher: original.publisher ?? pick('publisher').publisher,
    year: original.kind === 'book' ? Math.min(2026, Math.max(1950, (original.year ?? 2000) + (number % 9) - 4)) : undefined,
    priceCents: original.kind === 'book' ? demoBookPrice(ean, original.pages) : demoObjectPrice(ean, 5, 90),
    priceBasis: 'demo',
    stock: demoStock(ean),
    unitsSold: demoUnitsSold(ean),
    synthetic: true,
    source: 'synthetic',
  }
}

async function* originals(
  items: AsyncIterable<ImportItem>,
  kept: CatalogueRecordInput[],
  offset: number,
): AsyncGenerator<ImportItem> {
  for await (const item of items) {
    if (isRow(item)) kept.push(item.record)
    yield { ...item, line: offset + item.line }
  }
}

/** Exactly `rows` rows when the sources have at least one book and one object. */
export async function* readBenchmark(
  files: BenchmarkFiles,
  rows: number,
  attributes: ReadonlySet<string>,
): AsyncGenerator<ImportItem> {
  const books: CatalogueRecordInput[] = []
  const objects: CatalogueRecordInput[] = []
  let given = 0
  for await (const item of originals(readBooks(files.books), books, 0)) {
    if (given >= rows) return
    given += 1
    yield item
  }
  for await (const item of originals(readObjects(files.objects, attributes), objects, books.length + 1)) {
    if (given >= rows) return
    given += 1
    yield item
  }
  const copy = (original: CatalogueRecordInput, others: readonly CatalogueRecordInput[], ean: string): ImportRow => {
    given += 1
    return { line: given, record: copyOf(original, others, ean) }
  }
  for await (const isbn of readLines(files.isbns)) {
    if (given >= rows) return
    if (/^\d{13}$/.test(isbn)) yield copy(books[demoNumber(isbn, 'original') % books.length]!, books, isbn)
  }
  // The ISBNs are used up: the rest are objects with numbers of our own.
  const used = new Set(objects.map((object) => object.ean))
  for (let n = 1; given < rows; n++) {
    const ean = inStoreEan('synthetic', String(n))
    if (!used.has(ean)) yield copy(objects[n % objects.length]!, objects, ean)
    used.add(ean)
  }
}
