/**
 * Writes database/demo/books.jsonl: the real books of the demonstration, chosen one by one in book-choice.tsv and read from
 * CATALOGUE_DATA/books.tsv.gz. Titles, authors and ISBNs are the sources'; prices, stock and availability are made up.
 *
 *   CATALOGUE_DATA=… node tools/build-books.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoAvailability, demoStores } from '#importers/demo/made-up.ts'
import { demoNumber } from '#importers/demo-rates.ts'
import { isRow } from '#importers/items.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { parseBook } from '#importers/tsv/books.ts'
import { readTsv } from '#importers/tsv/rows.ts'

/** Only these sources may be published with the repository; docs/attribution.md names their licences. */
const publishable = /^(goodbooks-10k|amazon-book30|onix:[^+]*)(\+(goodbooks-10k|amazon-book30|onix:[^+]*))*$/

const tagOf: Readonly<Record<number, string>> = {
  1130: 'gardens',
  1210: 'medieval',
  1240: 'letters',
  1340: 'poetry',
  1350: 'theatre',
  1360: 'classics',
  1380: 'detectives',
  1440: 'legends',
  1610: 'guide',
  1620: 'travellers',
  1730: 'geometry',
  1810: 'illustrated',
}
const gardenLot = 504

/** "Title (Series of the publisher)" and "Title (Spanish Edition)": what stands in brackets belongs to no title. */
const brackets = /\(([^()]*)\)$/
const editions: Readonly<Record<string, string>> = { Spanish: 'I08', French: 'I02', German: 'I03', English: 'I01' }

function cleanTitle(given: string): { title: string; subtitle?: string; language?: string } {
  const whole = given.trimEnd()
  const found = brackets.exec(whole)
  const language = editions[/^(\w+) Edition$/.exec(found?.[1] ?? '')?.[1] ?? '']
  const bare = (found ? whole.slice(0, found.index) : whole).replace(/\s-\s{1,9}(?:ISBN|PREVIOUSLY|FIRM).*/, '').trim() || whole
  const colon = bare.indexOf(': ')
  if (bare.length <= 44 || colon < 4) return { title: bare, language }
  return { title: bare.slice(0, colon), subtitle: bare.slice(colon + 2), language }
}

/** ISBN groups 0 and 1: the English-speaking countries, whose books here state another language when they have one. */
const isEnglish = (ean: string) => /^978[01]/.test(ean)

function finish(record: CatalogueRecordInput, categoryIds: number[]): CatalogueRecordInput {
  const { ean } = record
  const { language, ...titles } = cleanTitle(record.title)
  const recent = (record.year ?? 0) >= 2015
  const availability = demoAvailability(ean, { recent })
  const stores = demoStores(ean, availability)
  const tags = [...new Set(categoryIds.flatMap((id) => tagOf[id] ?? []))]
  return {
    ...record,
    ...titles,
    language: language ?? record.language ?? (isEnglish(ean) ? 'I01' : undefined),
    // The sources' year is that of the work; a year older than its ISBN cannot be the edition's.
    year: (record.year ?? 0) >= 1970 ? record.year : undefined,
    priceBasis: 'demo',
    availability,
    ...stores,
    novelty: recent || undefined,
    categoryIds,
    tags: tags.length > 0 ? tags : undefined,
    lotIds: categoryIds.includes(1130) ? [gardenLot] : undefined,
    artwork: { seed: demoNumber(ean, 'art') },
  }
}

const folder = process.env.CATALOGUE_DATA
if (!folder) throw new Error('CATALOGUE_DATA names the folder of books.tsv.gz')
const here = import.meta.dirname
const choice = new Map(
  readFileSync(path.join(here, 'book-choice.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([isbn, ids]) => [isbn!, ids!.split(' ').map(Number)]),
)
const lines: string[] = []
for await (const row of readTsv(path.join(folder, 'books.tsv.gz'), ['isbn13', 'source'])) {
  if (!('cells' in row)) continue
  const categoryIds = choice.get(row.cells.isbn13 ?? '')
  if (!categoryIds) continue
  if (!publishable.test(row.cells.source ?? '')) throw new Error(`${row.cells.isbn13}: ${row.cells.source} may not be published`)
  const item = parseBook(row)
  if (!isRow(item)) throw new Error(`${row.cells.isbn13}: ${item.reason}`)
  lines.push(JSON.stringify(finish(item.record as CatalogueRecordInput, categoryIds)))
}
writeFileSync(path.join(here, '../database/demo/books.jsonl'), `${lines.toSorted().join('\n')}\n`)
console.log(`${lines.length} of ${choice.size} books`)
