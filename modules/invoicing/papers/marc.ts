import { Iso2709Formater, type MarcRecord, MarcxmlFormater } from 'marcjs'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { booksOf } from './bibliography.sql.ts'
import { type Acquired, marcRecordOf } from './marc-record.ts'
import { netUnitOf, type TradeDocument, type TradeLine } from './trade-document.ts'

const decimal = (cents: number): string => (Math.round(cents) / 100).toFixed(2)

const acquiredBy = (line: TradeLine, { gift, budget }: TradeDocument): Acquired => ({
  order: line.order,
  reference: line.reference,
  copies: line.copies,
  listPrice: gift ? null : decimal(line.listUnitCents),
  discount: gift ? null : line.discountPercent.toFixed(2),
  netUnit: gift ? null : decimal(netUnitOf(line)),
  total: gift ? null : decimal(line.totalCents),
  note: line.note,
  centre: line.centre,
  budget,
})

/** A record for each title of a document, in the order of its lines; cancelled lines leave none. */
export async function marcRecordsOf(db: Db, document: TradeDocument, language: Language, now: Date): Promise<MarcRecord[]> {
  const byProduct = Map.groupBy(
    document.lines.filter((line) => line.copies > 0),
    (line) => line.productId,
  )
  const books = new Map((await booksOf(db, [...byProduct.keys()], language)).map((book) => [book.product_id, book]))
  return [...byProduct].flatMap(([productId, lines]) => {
    const book = books.get(productId)
    return book
      ? [
          marcRecordOf(
            // The number and title under which it was bought stay, whatever became of the product.
            { ...book, ean: lines[0]?.ean ?? book.ean },
            lines.map((line) => acquiredBy(line, document)),
            language,
            now,
          ),
        ]
      : []
  })
}

/** Records one after another as ISO 2709, UTF-8. */
export const iso2709 = (records: readonly MarcRecord[]): Buffer =>
  Buffer.from(records.map((record) => Iso2709Formater.format(record)).join(''))

/** The same as one MARCXML collection. */
export const marcxml = (records: readonly MarcRecord[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim">\n${records
    .map((record) => MarcxmlFormater.format(record))
    .join('')}</collection>\n`
