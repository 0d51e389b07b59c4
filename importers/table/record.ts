/** One row of a table as a record, by what somebody said that its columns hold. Pure. */
import { categoryOfBook, categoryOfObject } from '#importers/categories.ts'
import { inEuros, type Rates } from '#importers/demo-rates.ts'
import type { ReadRow, Remark } from '#importers/items.ts'
import { personName } from '#importers/names.ts'
import { plainText } from '#importers/plain-text.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import type { Day } from '#kernel/days.ts'
import { parseEan } from '#kernel/isbn.ts'
import { availabilityOfOnix } from '#modules/goods/catalogue/availability-codes.ts'
import { isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import type { TableField } from '#modules/goods/imports/contract.ts'
import { because, type ReasonCode } from '#modules/goods/imports/reasons.ts'
import { comics, workKeyOf } from '#modules/goods/titles/work-key.ts'
import type { TableRow } from './rows.ts'
import { amountIn, dayIn, formatIn, languageIn, wholeNumberIn } from './values.ts'

/** Which heading holds a field. */
export type Mapping = Partial<Readonly<Record<TableField, string>>>

export interface TableReading {
  today: Day
  label: string
  rates: Rates
  mapping: Mapping
}

/** What a column that is there says of a product. */
const columnsOf: Readonly<Record<TableField, readonly string[]>> = {
  ean: [],
  title: ['title', 'slug', 'work_key'],
  subtitle: ['subtitle'],
  authors: ['contributors', 'work_key'],
  publisher: ['publisher'],
  series: ['series'],
  series_number: ['series_number'],
  language: ['language_code'],
  format: ['format_code', 'vat_class'],
  published_on: ['published_on', 'edition_year'],
  year: ['edition_year'],
  pages: ['page_count'],
  weight_grams: ['weight_grams'],
  price: ['price_cents', 'price_basis', 'former_price_cents'],
  currency: [],
  availability: ['availability_code'],
  description: [],
  subjects: [],
}

export const mentionsOf = (mapping: Mapping): string[] => [
  ...new Set((Object.keys(mapping) as TableField[]).flatMap((field) => columnsOf[field])),
]

type Told = CatalogueRecordInput & { title: string }

/** Reads a row into a record, or says why not. A column that is not mapped says nothing. */
export function recordOf({ line, cells }: TableRow, reading: TableReading): ReadRow & { row: string } {
  const { mapping } = reading
  const row = JSON.stringify(cells)
  const cell = (field: TableField) => (cells[mapping[field] ?? ''] ?? '').trim()
  const ean = parseEan(cell('ean'))
  if (!ean) return { line, row, ...because('no_valid_isbn', { written: cell('ean').slice(0, 20) }) }
  if (mapping.title && !/[\p{L}\p{N}]/u.test(cell('title'))) return { line, row, ...because('no_title', { ean }) }
  const remarks: Remark[] = []
  const told = <T>(field: TableField, read: (written: string) => T | null, code: ReasonCode): T | undefined => {
    const written = cell(field)
    if (written === '') return undefined
    const value = read(written)
    if (value === null)
      remarks.push({ line, ...because(code, { field: mapping[field] ?? field, written: written.slice(0, 40) }) })
    return value ?? undefined
  }
  const price = told('price', (written) => amountIn(written, cell('currency')), 'no_number')
  if (cell('price') !== '' && !price)
    return { line, row, ...because('no_number', { field: mapping.price ?? '', written: cell('price').slice(0, 40) }) }
  const book = /^97[89]/.test(ean)
  const format = told('format', formatIn, 'unknown_format')
  const published = told('published_on', dayIn, 'no_day')
  const people = [...new Set(cell('authors').split(/[|;]/).map(personName))].filter((name) => name !== null).slice(0, 30)
  const title = cell('title').slice(0, 500) || ean
  const subtitle = cell('subtitle').slice(0, 500) || undefined
  const series = cell('series')
    ? { name: cell('series').slice(0, 300), number: cell('series_number').slice(0, 40) || undefined }
    : undefined
  const category = book
    ? categoryOfBook(cell('subjects').split(/[|;,]/).filter(Boolean), title)
    : categoryOfObject(cell('subjects'), title)
  const record: Told = {
    kind: book ? 'book' : 'object',
    ean,
    title,
    subtitle,
    contributors: people.map((name) => ({ name })),
    publisher: cell('publisher').slice(0, 300) || undefined,
    series,
    workKey: book ? workKeyOf({ title, subtitle, author: people[0], series, inParts: category === comics }) : undefined,
    language: told('language', languageIn, 'unknown_language'),
    format,
    publishedOn: published?.precise ? published.day : undefined,
    year: told('year', (written) => wholeNumberIn(written, 1400, 2100), 'no_number') ?? published?.year,
    pages: told('pages', (written) => wholeNumberIn(written, 1, 32_000), 'no_number'),
    weightGrams: told('weight_grams', (written) => wholeNumberIn(written, 1, 100_000), 'no_number'),
    vatClass: isEbookFormat(format) ? 'ebook' : book ? 'book' : 'general',
    availability: told('availability', (written) => availabilityIn(written, reading.today), 'unknown_availability'),
    descriptions: cell('description') ? { es: plainText(cell('description')).slice(0, 20_000) } : undefined,
    categoryIds: [category],
    source: reading.label,
    ...priceOf(price, reading, (currency) => remarks.push({ line, ...because('no_rate', { currency }) })),
  }
  return {
    line,
    row,
    record,
    remarks,
    mentions: mentionsOf(mapping),
    part: mapping.title ? undefined : 'table',
  }
}

/** A code of ONIX list 65, as distributors write it into their tables. */
function availabilityIn(written: string, today: Day): string | null {
  const productAvailability = written.padStart(2, '0')
  const { code, unknown } = availabilityOfOnix({ productAvailability }, today)
  return unknown.length > 0 ? null : code
}

function priceOf(price: ReturnType<typeof amountIn> | undefined, { rates }: TableReading, noRate: (currency: string) => void) {
  if (!price || price.hundredths === 0) return {}
  const priceCents = inEuros(price.hundredths, price.currency, rates)
  if (priceCents === null) {
    noRate(price.currency)
    return {}
  }
  return price.currency === 'EUR'
    ? { priceCents, priceBasis: 'stated' as const }
    : { priceCents, priceBasis: 'converted' as const, converted: price }
}
