import type { Invoice } from './invoice.ts'
import { type Paper, side } from './paper.ts'
import { type Column, drawColumns } from './paper-table.ts'
import { printedAmount, printedNumber, printedPercent } from './printed-figures.ts'
import { type UnitPrice, unitPrice } from './unit-price.ts'
import { documentTexts } from './words/document-words.ts'

/** Its lines: gross prices for consumers, net ones for businesses. */
export function drawLines(paper: Paper, invoice: Invoice): void {
  const { language, prices, lines } = invoice
  const texts = documentTexts[language]
  const net = prices === 'net'
  const units = lines.map((line) => unitPrice(line, prices))
  const reduced = units.some((unit) => unit.discountPercent !== 0)
  const columns: Column[] = [
    { heading: texts.concept, width: 0, align: 'left' },
    { heading: texts.quantity, width: 34, align: 'right' },
    { heading: net ? texts.netPrice : texts.price, width: 72, align: 'right' },
    ...(reduced ? [{ heading: texts.discount, width: 48, align: 'right' as const }] : []),
    { heading: texts.vat, width: 36, align: 'right' },
    { heading: net ? texts.netAmount : texts.amount, width: 78, align: 'right' },
  ]
  const discountOf = ({ discountPercent, discountCents }: UnitPrice) =>
    discountPercent === 0 ? '' : net ? printedPercent(discountPercent, language) : printedAmount(discountCents, language)
  const rows = lines.map((line, index) => {
    const unit = units[index]
    return {
      group: line.delivery,
      note: line.detail,
      cells: [
        line.description,
        line.kind === 'shipping' ? '' : printedNumber(line.quantity, language),
        line.kind === 'shipping' ? '' : printedNumber(unit?.unit ?? 0, language, 2, net ? 8 : 2),
        ...(reduced ? [unit ? discountOf(unit) : ''] : []),
        printedPercent(line.vatPercent, language),
        printedAmount(net ? line.baseCents : line.grossCents, language),
      ],
    }
  })
  drawColumns(paper, columns, rows, { dense: rows.length > 12 })
}

/** Rates at the left, the total at the right, always on one page together. */
export function drawTotals(paper: Paper, invoice: Invoice): void {
  const { language, vat } = invoice
  const texts = documentTexts[language]
  const withSurcharge = vat.some((row) => row.surcharge !== 0 || row.surchargePercent !== 0)
  paper.keep(54 + 20 * vat.length)
  paper.y += 10
  const top = paper.y
  const columns: Column[] = [
    { heading: texts.rate, width: 44, align: 'left' },
    { heading: texts.base, width: 76, align: 'right' },
    { heading: texts.tax, width: 70, align: 'right' },
    ...(withSurcharge ? [{ heading: texts.surcharge, width: 82, align: 'right' as const }] : []),
  ]
  const rows = vat.map((row) => ({
    group: '',
    note: '',
    cells: [
      printedPercent(row.percent, language),
      printedAmount(row.base, language),
      printedAmount(row.vat, language),
      ...(withSurcharge ? [printedAmount(row.surcharge, language)] : []),
    ],
  }))
  drawColumns(paper, columns, rows, { width: withSurcharge ? 272 : 190, quiet: true })
  const below = paper.y
  const x = side + paper.width - 190
  paper.say('P', () => {
    paper.write(texts.total, x, top + 3, { size: 9, ink: 'soft', width: 190, align: 'right' })
    paper.write(printedAmount(invoice.totalCents, language), x, top + 16, { face: 'title', size: 27, width: 190, align: 'right' })
    if (invoice.prices === 'gross' && invoice.vatCents !== 0)
      paper.write(texts.included, x, top + 50, { size: 8, ink: 'soft', width: 190, align: 'right' })
  })
  paper.y = Math.max(below, top + 64) + 18
}
