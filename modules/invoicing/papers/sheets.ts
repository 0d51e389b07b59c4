import type { Language } from '#kernel/language.ts'
import { sum } from '#kernel/money.ts'
import { csvDialects, csvOf } from '#modules/invoicing/invoices/csv.ts'
import { lineColumns, type TotalRow, totalColumns } from './line-columns.ts'
import { type RateTotal, type TradeLine, totalsByRate } from './trade-document.ts'
import { paperTexts } from './words/paper-words.ts'
import { drawn, workbook } from './workbook.ts'

type Batches = AsyncIterable<readonly TradeLine[]> | Iterable<readonly TradeLine[]>

/** Adds up batches by rate as they pass. */
class RunningTotals {
  readonly #rates = new Map<string, RateTotal[]>()

  add(lines: readonly TradeLine[]): void {
    for (const total of totalsByRate(lines)) {
      const key = `${total.vatPercent} ${total.surchargePercent}`
      const known = this.#rates.get(key)
      if (known) known.push(total)
      else this.#rates.set(key, [total])
    }
  }

  rows(): TotalRow[] {
    const added = (parts: readonly RateTotal[]) => ({
      copies: parts.reduce((all, part) => all + part.copies, 0),
      baseCents: sum(parts.map((part) => part.baseCents)),
      vatCents: sum(parts.map((part) => part.vatCents)),
      surchargeCents: sum(parts.map((part) => part.surchargeCents)),
      totalCents: sum(parts.map((part) => part.totalCents)),
    })
    const rates = [...this.#rates.values()]
      .map((parts) => ({
        vatPercent: parts[0]?.vatPercent ?? 0,
        surchargePercent: parts[0]?.surchargePercent ?? 0,
        ...added(parts),
      }))
      .toSorted((a, b) => a.vatPercent - b.vatPercent || a.surchargePercent - b.surchargePercent)
    return [...rates, { vatPercent: null, surchargePercent: null, ...added([...this.#rates.values()].flat()) }]
  }
}

async function* seenBy(totals: RunningTotals, batches: Batches) {
  for await (const batch of batches) {
    totals.add(batch)
    yield batch
  }
}

/**
 * Lines as a workbook: one sheet of lines and, where prices may be told, one of totals by VAT rate; numbers and days typed, ISBN as
 * text, no cell a formula (L-07). Written as it is read, however many lines.
 */
export function linesXlsx(batches: Batches, language: Language, { priced = true } = {}): AsyncGenerator<Buffer> {
  const { sheets } = paperTexts[language]
  const totals = new RunningTotals()
  const lines = drawn<TradeLine>({
    name: sheets.lines,
    columns: lineColumns(language, { priced }),
    batches: seenBy(totals, batches),
  })
  const sums = drawn<TotalRow>({
    name: sheets.totals,
    columns: totalColumns(language),
    batches: (function* () {
      yield totals.rows()
    })(),
  })
  return workbook(priced ? [lines, sums] : [lines])
}

/** The same lines as text: semicolons and decimal commas in Spanish and Catalan; written as they are read, however many. */
export const linesCsv = (batches: Batches, language: Language, { priced = true } = {}): AsyncGenerator<string> =>
  csvOf(lineColumns(language, { priced }), batches, csvDialects[language])
