import { documentTexts, printedAmount, printedDay, printedNumber, printedPercent } from './document-texts.ts'
import type { Invoice } from './invoice.ts'
import { Paper, side } from './paper.ts'
import { drawFacts, drawMark, drawParty } from './paper-blocks.ts'
import { type Column, drawColumns } from './paper-table.ts'
import { qrSquares, qrText } from './qr.ts'
import type { InvoiceSettings } from './settings.ts'
import { type UnitPrice, unitPrice } from './unit-price.ts'

export interface PrintedShop {
  /** The shop's own name in the invoice's language, over the company's. */
  name: string
}

const titleOf = (invoice: Invoice): 'simplified' | 'full' | 'corrective' | 'summary' =>
  invoice.kind === 'F2' ? 'simplified' : invoice.correctsId !== null ? 'corrective' : invoice.summary ? 'summary' : 'full'

/** An invoice on the shop's paper, in its own language: tagged, titled, with the tax agency's QR code where it is due. */
export function invoicePdf(invoice: Invoice, settings: InvoiceSettings, shop: PrintedShop): Promise<Buffer> {
  const { language, issuer } = invoice
  const texts = documentTexts[language]
  const title = texts.title[titleOf(invoice)]
  const paper = new Paper({
    language,
    title: `${title} ${invoice.number}`,
    author: issuer.name,
    foot: (page, pages) => [
      [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
      texts.page(page, pages),
    ],
  })
  const qr = qrText(settings, invoice)
  const below = paper.y + 128
  if (qr) drawQr(paper, qr, texts.qr, settings.verifactu === 'on' ? texts.verifiable : '')
  drawMark(paper, shop.name, title)
  drawFacts(paper, factsOf(invoice), qr ? paper.width - 116 : paper.width)
  drawReferences(paper, invoice, qr ? paper.width - 116 : paper.width)
  if (qr) paper.y = Math.max(paper.y, below)
  drawParties(paper, invoice)
  drawLines(paper, invoice)
  drawTotals(paper, invoice)
  drawNotes(paper, invoice)
  return paper.bytes()
}

function factsOf(invoice: Invoice): [string, string][] {
  const texts = documentTexts[invoice.language]
  const { orders, own } = invoice.reference
  const facts: [string, string][] = [
    [texts.number, invoice.number],
    [texts.issued, printedDay(invoice.issueDate)],
  ]
  if (invoice.operationDate !== invoice.issueDate) facts.push([texts.delivered, printedDay(invoice.operationDate)])
  if (orders.length === 1) facts.push([texts.order, orders[0] ?? ''])
  if (own) facts.push([texts.own, own])
  return facts
}

/** 32 mm, as the regulation asks for 30 to 40, at the head of the first page. */
function drawQr(paper: Paper, text: string, label: string, legend: string): void {
  const squares = qrSquares(text)
  const size = 91
  const step = size / squares.length
  const x = side + paper.width - size
  const y = paper.y + 12
  paper.say(
    'Figure',
    () => {
      paper.write(label, x, y - 12, { size: 7, ink: 'soft', width: size, align: 'center' })
      paper.doc.fillColor('#000000')
      for (const [row, line] of squares.entries())
        for (const [column, dark] of line.entries())
          if (dark) paper.doc.rect(x + column * step, y + row * step, step + 0.05, step + 0.05)
      paper.doc.fill()
      if (legend) paper.write(legend, x, y + size + 4, { face: 'strong', size: 7, width: size, align: 'center' })
    },
    `${label} ${text}`,
  )
}

function drawReferences(paper: Paper, invoice: Invoice, width: number): void {
  const { invoices } = invoice.reference
  if (invoices.length === 0) return
  const texts = documentTexts[invoice.language]
  const list = invoices.map(({ number, date }) => `${number} (${printedDay(date)})`).join(', ')
  const said = `${invoice.correctsId === null ? texts.replaces : texts.corrects} ${list}.`
  paper.say('P', () => paper.write(said, side, paper.y, { ink: 'soft', width }))
  paper.y += paper.heightOf(said, { width }) + 14
}

function drawParties(paper: Paper, invoice: Invoice): void {
  const texts = documentTexts[invoice.language]
  const { issuer, buyer } = invoice
  const half = (paper.width - 24) / 2
  const top = paper.y
  const party = (
    heading: string,
    one: { name: string; taxId: string; street: string; postcode: string; city: string; country: string },
    x: number,
    more: string[],
  ) =>
    drawParty(paper, {
      heading,
      name: one.name,
      lines: [one.taxId && `${texts.taxId} ${one.taxId}`, one.street, placeOf(one), ...more].filter(Boolean),
      x,
      y: top,
      width: half,
    })
  const left = party(texts.seller, issuer, side, [issuer.email, issuer.phone])
  const units = buyer?.dir3 ? [`DIR3 ${buyer.dir3.accounting} · ${buyer.dir3.managing} · ${buyer.dir3.processing}`] : []
  const right = buyer
    ? party(texts.buyer, buyer, side + half + 24, [...units, buyer.contract && `${texts.contract} ${buyer.contract}`])
    : top
  paper.y = Math.max(left, right) + 22
}

const placeOf = ({ postcode, city, country }: { postcode: string; city: string; country: string }): string =>
  `${postcode} ${city}${country === 'ES' ? '' : ` (${country})`}`.trim()

function drawLines(paper: Paper, invoice: Invoice): void {
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
  const rows = lines.map((line, place) => {
    const unit = units[place]
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
function drawTotals(paper: Paper, invoice: Invoice): void {
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

function drawNotes(paper: Paper, invoice: Invoice): void {
  const texts = documentTexts[invoice.language]
  const { paid, due } = invoice.reference
  const notes = [
    texts.treatment[invoice.treatment],
    invoice.correctsId !== null
      ? ''
      : paid
        ? texts.paid
        : [due ? texts.due(printedDay(due)) : '', `IBAN ${invoice.issuer.iban}`].filter(Boolean).join(' '),
    invoice.summary ? `${texts.orders}: ${invoice.reference.orders.join(', ')}` : '',
  ].filter((note) => note !== '')
  for (const note of notes) {
    paper.keep(24)
    paper.say('P', () => paper.write(note, side, paper.y, { size: 8.5, ink: 'soft', width: 360 }))
    paper.y += paper.heightOf(note, { size: 8.5, width: 360 }) + 5
  }
}
