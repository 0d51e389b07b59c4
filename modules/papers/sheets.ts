import { Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { sum } from '#kernel/money.ts'
import { csvDialects, csvOf } from '#modules/invoices/csv.ts'
import { workbookOf } from '#modules/invoices/xlsx.ts'
import { lineColumns, type TotalRow, totalColumns } from './line-columns.ts'
import { paperTexts } from './texts/paper-texts.ts'
import { type RateTotal, type TradeLine, totalsByRate } from './trade-document.ts'

type Batches = AsyncIterable<readonly TradeLine[]> | Iterable<readonly TradeLine[]>

/** A workbook is put together in memory; beyond this many lines the list is had as CSV, which is not. */
export const mostWorkbookLines = 20_000

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

async function* counted(batches: Batches, seen: (lines: readonly TradeLine[]) => void) {
  let lines = 0
  for await (const batch of batches) {
    lines += batch.length
    if (lines > mostWorkbookLines) throw new Refused('papers.too_many_lines', { most: mostWorkbookLines })
    seen(batch)
    yield batch
  }
}

/**
 * Lines as a workbook: one sheet of lines, one of totals by VAT rate; numbers and days typed, ISBN as text, no cell a formula (L-07).
 * @throws Refused 'papers.too_many_lines' beyond `mostWorkbookLines`.
 */
export function linesXlsx(batches: Batches, language: Language, { priced = true } = {}): Promise<Buffer> {
  const { sheets } = paperTexts[language]
  const totals = new RunningTotals()
  const lines = {
    sheet: sheets.lines,
    columns: lineColumns(language, { priced }),
    batches: counted(batches, (batch) => totals.add(batch)),
  }
  const rows = (function* () {
    if (priced) yield totals.rows()
  })()
  return workbookOf(lines, { sheet: sheets.totals, columns: priced ? totalColumns(language) : [], batches: rows })
}

/** The same lines as text: semicolons and decimal commas in Spanish and Catalan; written as they are read, however many. */
export const linesCsv = (batches: Batches, language: Language, { priced = true } = {}): AsyncGenerator<string> =>
  csvOf(lineColumns(language, { priced }), batches, csvDialects[language])
