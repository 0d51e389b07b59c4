/**
 * The catalogue of the benchmark: real rows, then marked copies of them until there are enough. A copy takes half its title from
 * one book and half from another, so that words, prices and facets spread as in the real rows, and a key of its own.
 */
import { parseEan } from '#kernel/isbn.ts'
import { comics, workKeyOf } from '#modules/goods/titles/work-key.ts'
import { demoBookPrice, demoNumber, demoObjectPrice, demoStock, demoUnitsSold } from './demo-rates.ts'
import { type ImportItem, type ImportRow, isRow } from './items.ts'
import { linesOf, openSource } from './open.ts'
import type { CatalogueRecordInput } from './record.ts'
import type { KnownRows } from './staging.ts'
import { type Dictionaries, dictionariesOf, traitsOf } from './synthetic-traits.ts'
import { readBooks } from './tsv/books.ts'
import { inStoreEan, readObjects } from './tsv/objects.ts'

export interface BenchmarkFiles {
  books: string
  objects: string
  /** One ISBN-13 a line: real numbers of which nothing else is known. */
  isbns: string
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
  dictionaries: Dictionaries,
): CatalogueRecordInput {
  const pick = (purpose: string) => others[demoNumber(ean, purpose) % others.length]!
  const title = blendTitles(original.title, pick('title').title)
  const contributors = demoNumber(ean, 'who') % 3 === 0 ? pick('author').contributors : original.contributors
  const number = demoNumber(ean, 'year')
  return {
    ...original,
    ...traitsOf(original, ean, dictionaries),
    ean,
    sku: undefined,
    title,
    contributors,
    series: undefined,
    workKey:
      original.kind === 'book'
        ? workKeyOf({ title, author: contributors?.[0]?.name, inParts: original.categoryIds?.includes(comics) })
        : undefined,
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

/**
 * Exactly `rows` rows when the sources have at least one book and one object. A row's line is its place among all of them, as
 * the benchmark reads three files. The real rows stay in memory to be copied: as much as they are, however many copies follow.
 */
export async function* readBenchmark(files: BenchmarkFiles, rows: number, known: KnownRows): AsyncGenerator<ImportItem> {
  const dictionaries = dictionariesOf(known)
  const books: CatalogueRecordInput[] = []
  const objects: CatalogueRecordInput[] = []
  let line = 0
  for (const [kept, items] of [
    [books, readBooks(files.books)],
    [objects, readObjects(files.objects, new Set(known.attributes.keys()))],
  ] as const) {
    for await (const item of items) {
      if (line >= rows) return
      if (!isRow(item)) continue
      line += 1
      kept.push(item.record)
      yield { line, record: item.record }
    }
  }
  const copy = (original: CatalogueRecordInput, others: readonly CatalogueRecordInput[], ean: string): ImportRow => {
    line += 1
    return { line, record: copyOf(original, others, ean, dictionaries) }
  }
  const used = new Set(books.map((book) => book.ean))
  for await (const text of linesOf(openSource(files.isbns, 'text'))) {
    if (line >= rows) return
    const isbn = parseEan(text)
    if (!isbn || used.has(isbn)) continue
    used.add(isbn)
    yield copy(books[demoNumber(isbn, 'original') % books.length]!, books, isbn)
  }
  // The ISBNs are used up: the rest are objects with numbers of our own.
  used.clear()
  for (const object of objects) used.add(object.ean)
  for (let n = 1; line < rows; n++) {
    const ean = inStoreEan('synthetic', String(n))
    if (used.has(ean)) continue
    used.add(ean)
    yield copy(objects[n % objects.length]!, objects, ean)
  }
}
