import type { Language } from '#kernel/language.ts'
import { toEuros } from '#kernel/money.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import type { Cell, SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { netUnitOf, pendingOf, type RateTotal, type TradeLine } from './trade-document.ts'
import { paperTexts } from './words/paper-words.ts'

const text = (value: string): Cell => ({ text: value })
const number = (value: number | null): Cell => (value === null ? null : { count: value })
const dated = (value: string | null): Cell => (value === null ? null : { day: value })

/** Columns of a library's list of lines. `priced: false` leaves money out, for what goes with a present (O-16). */
export function lineColumns(language: Language, { priced = true } = {}): SheetColumn<TradeLine>[] {
  const { columns: say, states, dueAfter } = paperTexts[language]
  const money = (heading: string, cents: (line: TradeLine) => number): SheetColumn<TradeLine> => ({
    heading,
    width: 12,
    cell: (line) => ({ money: Math.round(cents(line)) / 100 }),
  })
  const percent = (heading: string, value: (line: TradeLine) => number): SheetColumn<TradeLine> => ({
    heading,
    width: 9,
    cell: (line) => ({ percent: value(line) }),
  })
  return [
    { heading: say.order, width: 16, cell: (line) => text(line.order) },
    { heading: say.own, width: 16, cell: (line) => text(line.reference) },
    { heading: say.orderedOn, width: 12, cell: (line) => dated(line.orderedOn) },
    { heading: say.isbn, width: 15, cell: (line) => text(line.ean) },
    { heading: say.title, width: 44, cell: (line) => text(line.title) },
    { heading: say.authors, width: 28, cell: (line) => text(line.authors) },
    { heading: say.publisher, width: 22, cell: (line) => text(line.publisher) },
    { heading: say.year, width: 7, cell: (line) => number(line.year) },
    { heading: say.language, width: 13, cell: (line) => text(languageLabel(line.languageCode, language) ?? '') },
    { heading: say.format, width: 14, cell: (line) => text(formatLabel(line.formatCode, language) ?? '') },
    { heading: say.pages, width: 8, cell: (line) => number(line.pages) },
    { heading: say.ordered, width: 9, cell: (line) => number(line.ordered) },
    { heading: say.served, width: 9, cell: (line) => number(line.served) },
    { heading: say.pending, width: 10, cell: (line) => number(pendingOf(line)) },
    { heading: say.cancelled, width: 9, cell: (line) => number(line.cancelled) },
    { heading: say.state, width: 18, cell: (line) => text(states[line.state as keyof typeof states] ?? line.state) },
    { heading: say.copies, width: 10, cell: (line) => number(line.copies) },
    ...(priced
      ? [
          money(say.listPrice, (line) => line.listUnitCents),
          percent(say.discount, (line) => line.discountPercent),
          money(say.netUnit, netUnitOf),
          money(say.base, (line) => line.baseCents),
          percent(say.vat, (line) => line.vatPercent),
          money(say.vatAmount, (line) => line.vatCents),
          percent(say.surcharge, (line) => line.surchargePercent),
          money(say.surchargeAmount, (line) => line.surchargeCents),
          money(say.total, (line) => line.totalCents),
        ]
      : []),
    { heading: say.note, width: 18, cell: (line) => text(line.note) },
    { heading: say.noteDay, width: 12, cell: (line) => dated(line.noteDay) },
    { heading: say.invoice, width: 18, cell: (line) => text(line.invoice) },
    {
      heading: say.dueOn,
      width: 22,
      cell: (line) => dated(line.dueOn) ?? (line.dueDays === null ? null : text(dueAfter(line.dueDays))),
    },
    { heading: say.centre, width: 28, cell: (line) => text(line.centre) },
  ]
}

/** A row of the sheet of totals; the last one adds up all rates. */
export type TotalRow = Omit<RateTotal, 'vatPercent' | 'surchargePercent'> & {
  vatPercent: number | null
  surchargePercent: number | null
}

export function totalColumns(language: Language): SheetColumn<TotalRow>[] {
  const { columns: say, allRates } = paperTexts[language]
  const money = (heading: string, cents: (row: TotalRow) => RateTotal['baseCents']): SheetColumn<TotalRow> => ({
    heading,
    width: 16,
    cell: (row) => ({ money: toEuros(cents(row)) }),
  })
  return [
    { heading: say.vat, width: 10, cell: (row) => (row.vatPercent === null ? text(allRates) : { percent: row.vatPercent }) },
    { heading: say.copies, width: 12, cell: (row) => number(row.copies) },
    money(say.base, (row) => row.baseCents),
    money(say.vatAmount, (row) => row.vatCents),
    {
      heading: say.surcharge,
      width: 12,
      cell: (row) => (row.surchargePercent === null ? null : { percent: row.surchargePercent }),
    },
    money(say.surchargeAmount, (row) => row.surchargeCents),
    money(say.total, (row) => row.totalCents),
  ]
}
