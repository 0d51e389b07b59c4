import type { Pool } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { toEuros } from '#kernel/money.ts'
import { csvDialects, csvOf } from '#modules/invoicing/invoices/csv.ts'
import type { SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { type AskedStock, lastOfPiece, type StockLine, stockLines } from './stock-feed.sql.ts'
import { headings, yes } from './stock-feed-words.ts'

const titlesInPiece = 2_000
const day = 86_400_000
const furthestDays = 31
/** What was written and not yet committed when the last file was made is told again. */
const overlapMs = 5 * 60_000

const columnsIn = (language: Language): SheetColumn<StockLine>[] => [
  { heading: headings.ean[language], width: 14, cell: ({ ean }) => ({ text: ean }) },
  { heading: headings.store[language], width: 8, cell: ({ store }) => ({ text: store }) },
  { heading: headings.name[language], width: 30, cell: ({ store_name }) => ({ text: store_name }) },
  { heading: headings.copies[language], width: 10, cell: ({ copies }) => ({ count: copies }) },
  {
    heading: headings.price[language],
    width: 10,
    cell: ({ price_cents }) => (price_cents === null ? null : { money: toEuros(price_cents) }),
  },
  { heading: headings.sale[language], width: 8, cell: ({ on_sale }) => ({ text: on_sale ? yes[language] : 'no' }) },
]

async function* pieces(db: Pool, asked: AskedStock): AsyncGenerator<StockLine[]> {
  for (let after = 0; ; ) {
    const last = await lastOfPiece(db, asked, after, titlesInPiece)
    if (last === null) return
    const lines = await stockLines(db, asked, after, titlesInPiece)
    if (lines.length > 0) yield [...lines]
    after = last
  }
}

/** Since when what changed is told. @throws InvalidFields where that is too long ago, or still to come */
export function sinceOf(written: string | undefined, now: Date): Date | null {
  if (written === undefined) return null
  const since = new Date(written)
  if (since > now || now.getTime() - since.getTime() > furthestDays * day) throw new InvalidFields({ since: 'feeds.since' })
  return new Date(since.getTime() - overlapMs)
}

/** What stores have as a table of text, a piece at a time: a catalogue of any length needs no memory. */
export const stockFeed = (db: Pool, asked: AskedStock, language: Language): AsyncGenerator<string> =>
  csvOf(columnsIn(language), pieces(db, asked), csvDialects[language])
