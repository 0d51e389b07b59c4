/** Books of books.tsv: one row, one edition. Pure except for the streaming at the end. */

import { categoryOfBook } from '#importers/categories.ts'
import { demoBookPrice, demoRates, demoStock, demoUnitsSold, inEuros } from '#importers/demo-rates.ts'
import type { ImportItem, ReadRow, Remark } from '#importers/items.ts'
import { personName } from '#importers/names.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { parseEan } from '#kernel/isbn.ts'
import { languageOfIso } from '#modules/goods/catalogue/languages.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { comics, workKeyOf } from '#modules/goods/titles/work-key.ts'
import { readTsv, type TsvRow } from './rows.ts'
import { toldByTable } from './told.ts'

/** Characters that a wrong reading leaves behind: the replacement mark, and UTF-8 read as Latin-1. */
const broken = /\ufffd|Ã[\u0080-\u00bf?¡-¿]|Â[\u0080-\u00bf]|â€|¨\p{L}/u

/** "Title (Series, #3)" and "Title (Series #3)", as reading communities write them. */
const inSeries = /\(([^()]{2,120}?),?\s{1,9}#(\d[\d.,&–-]{0,12})\)$/

export function splitSeries(title: string): { title: string; series?: { name: string; number: string } } {
  const found = inSeries.exec(title)
  const bare = found ? title.slice(0, found.index).trimEnd() : ''
  return found && bare.length > 1 ? { title: bare, series: { name: found[1]!, number: found[2]! } } : { title }
}

function peopleOf(cell: string): string[] {
  const names = cell
    .split('|')
    .map(personName)
    .filter((name) => name !== null)
  return [...new Set(names)].slice(0, 30)
}

/** The price in cents of EUR: stated, converted by the demo rates, or made by the demo rule; which, stands with it. */
function priceOf(cell: string, ean: string, pages: number | undefined) {
  const [amount = '', currency = ''] = cell.split(' ')
  const hundredths = Math.round(Number(amount) * 100)
  const converted = hundredths > 0 && hundredths < 10_000_000 ? inEuros(hundredths, currency, demoRates) : null
  if (converted === null) return { priceCents: demoBookPrice(ean, pages), priceBasis: 'demo' as const }
  return { priceCents: converted, priceBasis: currency === 'EUR' ? ('stated' as const) : ('converted' as const) }
}

const within = (cell: string, least: number, most: number) => {
  const number = Number(cell)
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined
}

/** Reads one row into a record, or says why not. */
export function parseBook({ line, cells }: TsvRow): ReadRow {
  const ean = parseEan(cells.isbn13 ?? '')
  if (!ean) return { line, ...because('no_valid_isbn', { written: (cells.isbn13 ?? '').slice(0, 20) }) }
  const whole = (cells.title ?? '').trim()
  if (!whole) return { line, ...because('no_title', { ean }) }
  const remarks: Remark[] = []
  if (broken.test(whole)) remarks.push({ line, ...because('doubtful_title', { written: whole.slice(0, 80) }) })
  const { title, series } = splitSeries(whole)
  const people = peopleOf(cells.authors ?? '')
  const pages = within(cells.pages ?? '', 1, 32_000)
  const language = languageOfIso(cells.language ?? '')
  if (cells.language && !language)
    remarks.push({ line, ...because('unknown_language', { written: cells.language.slice(0, 20) }) })
  const subjects = (cells.subjects ?? '').split('|').filter(Boolean)
  const category = categoryOfBook(subjects, title)
  const record: CatalogueRecordInput = {
    kind: 'book',
    ean,
    title: title.slice(0, 500),
    contributors: people.map((name) => ({ name })),
    publisher: (cells.publisher ?? '').trim().slice(0, 300) || undefined,
    series,
    workKey: workKeyOf({ title, author: people[0], series, inParts: category === comics }),
    language: language ?? undefined,
    year: within(cells.year ?? '', 1400, 2100),
    pages,
    ...toldByTable(cells),
    ...priceOf(cells.price ?? '', ean, pages),
    vatClass: 'book',
    availability: 'e0',
    stock: demoStock(ean),
    unitsSold: demoUnitsSold(ean),
    categoryIds: [category],
    source: (cells.source ?? 'tsv').split('+')[0]!,
  }
  return { line, record, remarks }
}

/** Streams the books of a file. */
export async function* readBooks(path: string): AsyncGenerator<ImportItem> {
  for await (const row of readTsv(path, ['isbn13', 'title', 'authors'])) yield 'cells' in row ? parseBook(row) : row
}
