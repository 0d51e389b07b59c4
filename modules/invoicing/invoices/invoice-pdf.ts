import type { Buyer, Invoice } from './invoice.ts'
import { drawLines, drawTotals } from './invoice-figures.ts'
import { Paper, side } from './paper.ts'
import { drawFacts, drawMark, drawParty } from './paper-blocks.ts'
import { paintQr } from './paper-qr.ts'
import { printedAmount, printedDay } from './printed-figures.ts'
import { qrText } from './qr.ts'
import type { InvoiceSettings } from './settings.ts'
import { documentTexts } from './words/document-words.ts'

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
  const { notes = [] } = invoice.reference
  if (notes.length === 1) facts.push([texts.deliveryNote, notes[0]?.number ?? ''])
  return facts
}

/** 32 mm, as the regulation asks for 30 to 40, at the head of the first page. */
function drawQr(paper: Paper, text: string, label: string, legend: string): void {
  const size = 91
  const x = side + paper.width - size
  const y = paper.y + 12
  paper.say(
    'Figure',
    () => {
      paper.write(label, x, y - 12, { size: 7, ink: 'soft', width: size, align: 'center' })
      paintQr(paper, text, { x, y, size })
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
    item: { name: string; taxId: string; street: string; postcode: string; city: string; country: string },
    x: number,
    more: string[],
  ) =>
    drawParty(paper, {
      heading,
      name: item.name,
      lines: [item.taxId && `${texts.taxId} ${item.taxId}`, item.street, placeOf(item), ...more].filter(Boolean),
      x,
      y: top,
      width: half,
    })
  const left = party(texts.seller, issuer, side, [issuer.email, issuer.phone])
  const units = buyer?.dir3 ? [`DIR3 ${buyer.dir3.accounting} · ${buyer.dir3.managing} · ${buyer.dir3.processing}`] : []
  const right = buyer ? party(texts.buyer, buyer, side + half + 24, [...units, fileOf(buyer, texts.contract)]) : top
  paper.y = Math.max(left, right) + 22
}

const placeOf = ({ postcode, city, country }: { postcode: string; city: string; country: string }): string =>
  `${postcode} ${city}${country === 'ES' ? '' : ` (${country})`}`.trim()

function drawNotes(paper: Paper, invoice: Invoice): void {
  const texts = documentTexts[invoice.language]
  const { paid, due, giftCardCents } = invoice.reference
  const byCard = giftCardCents && printedAmount(giftCardCents, invoice.language)
  const notes = [
    texts.treatment[invoice.treatment],
    invoice.correctsId !== null
      ? ''
      : paid
        ? texts.paid
        : [due ? texts.due(printedDay(due)) : '', `IBAN ${invoice.issuer.iban}`].filter(Boolean).join(' '),
    byCard ? (invoice.correctsId === null ? texts.giftCard(byCard) : texts.toGiftCard(byCard)) : '',
    invoice.summary ? `${texts.orders}: ${invoice.reference.orders.join(', ')}` : '',
  ].filter((note) => note !== '')
  for (const note of notes) {
    paper.keep(24)
    paper.say('P', () => paper.write(note, side, paper.y, { size: 8.5, ink: 'soft', width: 360 }))
    paper.y += paper.heightOf(note, { size: 8.5, width: 360 }) + 5
  }
}

const fileOf = ({ contract, file = '' }: Pick<Buyer, 'contract' | 'file'>, label: string): string =>
  contract || file ? `${label} ${[contract, file].filter(Boolean).join(' · ')}` : ''
