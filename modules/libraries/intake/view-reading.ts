import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { availabilityOf } from '#modules/goods/catalogue/availability.ts'
import { formatLabel, isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import type { Reading, ReadLine, ReadProduct } from './contract.ts'
import { type ReadingRow, type ReadProductRow, readingById, readProducts, type StoredLine } from './readings.sql.ts'

/** Lines of a group that a page shows. */
const mostShown = 500

function productView(row: ReadProductRow, today: Day, language: Language): ReadProduct {
  const { id, kind, sku, slug, ean, title, author, publisher, year, format_code, price_cents } = row
  const facts = {
    kind,
    code: row.availability_code,
    stock: row.stock,
    leadDays: row.lead_days,
    priceCents: price_cents,
    active: row.active,
    hasFile: row.has_file,
  }
  const ebook = isEbookFormat(format_code)
  return {
    pk: id,
    sku,
    slug,
    ean,
    model_type: kind,
    title,
    author,
    publisher,
    year,
    format: format_code === null ? null : formatLabel(format_code, language),
    price: price_cents === null ? null : toEuros(cents(price_cents)),
    availability: availabilityOf({ ...facts, publishedOn: row.published_on as Day | null, ebook }, today),
  }
}

/** Products by id as a reading or a request shows them. */
export async function shownProducts(
  db: Db,
  ids: readonly number[],
  language: Language,
  now: Date,
): Promise<Map<number, ReadProduct>> {
  const today = dayOf(now)
  const rows = ids.length === 0 ? [] : await readProducts(db, [...new Set(ids)], language)
  return new Map(rows.map((row) => [row.id, productView(row, today, language)]))
}

/** A reading with its products, the first lines of each group; lines are named by their place, from 1. */
export async function viewReading(
  db: Db,
  row: ReadingRow,
  { language, now }: { language: Language; now: Date },
): Promise<Reading> {
  const shown: { line: number; storedLine: StoredLine }[] = []
  const { row_count: rows, unread } = row
  const counts = {
    rows,
    asking: rows - unread.length,
    unread: unread.length,
    lines: row.lines.length,
    copies: 0,
    found: 0,
    choose: 0,
    unknown: 0,
  }
  for (const [index, storedLine] of row.lines.entries()) {
    counts[storedLine.state] += 1
    counts.copies += storedLine.quantity
    if (counts[storedLine.state] <= mostShown) shown.push({ line: index + 1, storedLine: storedLine })
  }
  const products = await shownProducts(
    db,
    shown.flatMap(({ storedLine }) => (storedLine.productId === null ? storedLine.candidates : [storedLine.productId])),
    language,
    now,
  )
  const lines = shown.map(
    ({ line, storedLine }): ReadLine => ({
      line,
      row: storedLine.row,
      asked: storedLine.asked,
      ean: storedLine.ean,
      quantity: storedLine.quantity,
      state: storedLine.state,
      reason: storedLine.reason,
      requested: storedLine.requested ?? false,
      product: storedLine.productId === null ? null : (products.get(storedLine.productId) ?? null),
      candidates: storedLine.candidates.flatMap((id) => products.get(id) ?? []),
    }),
  )
  return { reading: row.id, name: row.name, taken: row.taken_at !== null, counts, lines, unread: unread.slice(0, mostShown) }
}

/** A reading for those who work for the shop, whosever it is; null for none. */
export async function shownReading(db: Db, id: number, shown: { language: Language; now: Date }): Promise<Reading | null> {
  const row = await readingById(db, id)
  return row ? viewReading(db, row, shown) : null
}

/** How many lines a reading has and how many of them were found. */
export async function countsOf(db: Db, id: number): Promise<{ found: number; lines: number }> {
  const lines = (await readingById(db, id))?.lines ?? []
  return { found: lines.filter(({ state }) => state === 'found').length, lines: lines.length }
}

/** Every line of a reading as it was read, for who goes on with them. */
export const linesOfReading = async (db: Db, id: number): Promise<readonly StoredLine[]> =>
  (await readingById(db, id))?.lines ?? []
