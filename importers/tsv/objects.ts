/** Museum objects of objects.tsv, sold as reproductions in the demonstration. Numbers are our own: museums give no EAN. */
import { createHash } from 'node:crypto'
import { categoryOfObject, objectCategories } from '#importers/categories.ts'
import { demoObjectPrice, demoStock, demoUnitsSold } from '#importers/demo-rates.ts'
import type { ImportItem, ReadRow } from '#importers/items.ts'
import { personName } from '#importers/names.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { checkDigit13 } from '#kernel/isbn.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { type PieceWords, pieceWords } from './piece-words.ts'
import { readTsv, type TsvRow } from './rows.ts'
import { toldByTable } from './told.ts'

/**
 * The in-store EAN of a museum's object: 2, a digit that is not 0 (those numbers are given by hand), ten digits of a hash, the
 * check digit. `attempt` leads on when two objects meet.
 */
export function inStoreEan(source: string, objectNumber: string, attempt = 0): string {
  const key = attempt === 0 ? `${source}:${objectNumber}` : `${source}:${objectNumber}:${attempt}`
  const hash = createHash('sha256').update(key).digest()
  const digits = (hash.readBigUInt64BE(0) % 90_000_000_000n) + 10_000_000_000n
  const twelve = `2${digits}`
  return `${twelve}${checkDigit13(twelve)}`
}

const priceRange: Readonly<Record<number, readonly [from: number, to: number]>> = {
  [objectCategories.home]: [18, 95],
  [objectCategories.fashion]: [22, 120],
  [objectCategories.jewellery]: [28, 160],
  [objectCategories.stationery]: [3, 35],
  [objectCategories.children]: [9, 40],
  [objectCategories.agenda]: [8, 24],
}

/** The materials of the shop's facet that a museum's words name. */
const materials: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['ceramic', /\b(ceramic|earthenware|stoneware|porcelain|terracotta|faience|maiolica|tile)\b/i],
  ['glass', /\bglass\b/i],
  ['wood', /\b(wood|oak|walnut|mahogany|pine|rosewood|maple)\b/i],
  ['metal', /\b(metal|brass|bronze|iron|steel|copper|pewter|aluminum|aluminium)\b/i],
  ['silver', /\bsilver(?! print| gelatin)\b/i],
  ['textile', /\b(textile|wool|linen|tapestry|lace|velvet)\b/i],
  ['silk', /\bsilk(?!screen)\b/i],
  ['cotton', /\bcotton\b/i],
  ['leather', /\bleather\b/i],
  ['paper', /\b(paper|print|lithograph|etching|engraving|screenprint|photograph)\b/i],
]

const museums: Readonly<Record<string, string>> = { cmoa: 'Carnegie Museum of Art', tate: 'Tate' }
const licences: Readonly<Record<string, string>> = { 'CC0-1.0': 'CC0 1.0' }

/** What the museum says of the product, line by line, in the words of each language. */
function detailsOf(cells: TsvRow['cells']): NonNullable<CatalogueRecordInput['details']> {
  const museum = museums[cells.source ?? ''] ?? cells.source ?? ''
  const licence = licences[cells.licence ?? ''] ?? cells.licence ?? ''
  const of = (labels: PieceWords) =>
    [
      [labels[0], cells.date],
      [labels[1], cells.materials],
      [labels[2], cells.dimensions],
      [labels[3], `${museum}, ${cells.object_number} (${licence})`],
    ]
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')
  return inEachLanguage((language) => of(pieceWords[language]))
}

const untitled = /^\[?(no title|title not known|untitled)\]?\.?$/i

/** A product without a title of its own is called by its kind. */
function titleOf(cells: TsvRow['cells']): string {
  const title = (cells.title ?? '').trim()
  if (title && !untitled.test(title)) return title
  const kind = cells.classification?.trim()
  return kind ? `${title || '[no title]'} (${kind})` : title || '[no title]'
}

/** Reads one row into a record under the number given. */
export function parseObject({ line, cells }: TsvRow, ean: string, attributes: ReadonlySet<string>): ReadRow {
  const objectNumber = cells.object_number?.trim()
  if (!objectNumber) return { line, ...because('no_object_number') }
  const category = categoryOfObject(cells.classification ?? '', cells.materials ?? '')
  const [from, to] = priceRange[category]!
  const people = (cells.artist ?? '')
    .split('|')
    .map(personName)
    .filter((name) => name !== null)
  const named = people.filter((name) => !/^(unknown|anonymous|artist unknown|undetermined)\b/i.test(name))
  const found = materials.filter(([key, pattern]) => attributes.has(`material:${key}`) && pattern.test(cells.materials ?? ''))
  return {
    line,
    record: {
      kind: 'object',
      ean,
      sku: `${cells.source}-${objectNumber}`.length <= 40 ? `${cells.source}-${objectNumber}` : undefined,
      title: titleOf(cells).slice(0, 500),
      contributors: [...new Set(named)].slice(0, 10).map((name) => ({ name })),
      details: detailsOf(cells),
      ...toldByTable(cells),
      priceCents: demoObjectPrice(ean, from, to),
      priceBasis: 'demo',
      vatClass: 'general',
      availability: 'e0',
      stock: demoStock(ean),
      unitsSold: demoUnitsSold(ean),
      categoryIds: [category],
      attributes: found.length > 0 ? { material: found.map(([key]) => key) } : {},
      source: cells.source || 'tsv',
    },
  }
}

/** Streams the objects of a file; `attributes` are the `kind:key` pairs the catalogue knows. */
export async function* readObjects(path: string, attributes: ReadonlySet<string> = new Set()): AsyncGenerator<ImportItem> {
  const owners = new Map<string, string>()
  for await (const row of readTsv(path, ['source', 'object_number', 'title'])) {
    if (!('cells' in row)) {
      yield row
      continue
    }
    const key = `${row.cells.source}:${row.cells.object_number}`
    let attempt = 0
    let ean = inStoreEan(row.cells.source ?? '', row.cells.object_number ?? '')
    while (owners.has(ean) && owners.get(ean) !== key) {
      attempt += 1
      ean = inStoreEan(row.cells.source ?? '', row.cells.object_number ?? '', attempt)
    }
    owners.set(ean, key)
    yield parseObject(row, ean, attributes)
  }
}
