import { setImmediate as breathe } from 'node:timers/promises'
import type { Day } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { sum, toEuros } from '#kernel/money.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawFacts, drawMark, drawParty } from '#modules/invoicing/invoices/paper-blocks.ts'
import { type Column, drawColumns, openColumns } from '#modules/invoicing/invoices/paper-table.ts'
import { printedAmount, printedDay, printedNumber, printedPercent } from '#modules/invoicing/invoices/printed-figures.ts'
import { pendingOf, type TradeDocument, type TradeLine, totalOf, totalsByRate } from './trade-document.ts'
import { type PaperTexts, paperTexts } from './words/paper-words.ts'

/** Rows set before others are answered: some forty milliseconds. */
const rowsAtOnce = 25

interface From {
  language: Language
  /** The shop's own name in that language. */
  shop: string
  issuer: Issuer
}

/** An order or delivery note on the shop's paper, tagged and titled; without prices where it goes with a present (O-16). */
export async function documentPdf(document: TradeDocument, from: From): Promise<Buffer> {
  const { language, issuer } = from
  const say = paperTexts[language]
  const title = say[document.kind]
  const paper = new Paper({
    language,
    title: `${title} ${document.number}`,
    author: issuer.name,
    foot: (page, pages) => [
      [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
      say.page(page, pages),
    ],
  })
  drawMark(paper, from.shop, title)
  drawFacts(paper, factsOf(document, say), paper.width)
  drawParties(paper, document, issuer, say)
  const table = openColumns(paper, columnsOf(document, say), { dense: document.lines.length > 8 })
  for (const [index, row] of rowsOf(document, language).entries()) {
    if (index % rowsAtOnce === 0) await breathe()
    table.draw(row)
  }
  table.end()
  drawSums(paper, document, language)
  return paper.bytes()
}

/** The day on which the note's invoice falls due; before there is one, what was agreed. */
function dueOf({ gift, lines }: TradeDocument, say: PaperTexts): [string, string][] {
  const [first] = lines
  if (!first || gift) return []
  const due = first.dueOn ? printedDay(first.dueOn) : first.dueDays === null ? null : say.dueAfter(first.dueDays)
  return due === null ? [] : [[say.columns.dueOn, due]]
}

function factsOf(document: TradeDocument, say: PaperTexts): [string, string][] {
  const facts: [string, string][] = [
    [say.number, document.number],
    [say.date, printedDay(document.day as Day)],
  ]
  if (document.kind === 'note') facts.push([say.orderNumber, document.orders.join(', ')], ...dueOf(document, say))
  if (document.reference) facts.push([say.own, document.reference])
  if (document.budget) facts.push([say.budget, document.budget])
  if (document.contract) facts.push([say.contract, document.contract])
  return facts
}

function drawParties(paper: Paper, document: TradeDocument, issuer: Issuer, say: PaperTexts): void {
  const { customer, centre } = document
  const parties = [
    {
      heading: say.seller,
      name: issuer.name,
      lines: [`${say.taxId} ${issuer.taxId}`, issuer.street, `${issuer.postcode} ${issuer.city}`],
    },
    { heading: say.customer, name: customer.name, lines: customer.taxId ? [`${say.taxId} ${customer.taxId}`] : [] },
    ...(centre.length > 0 ? [{ heading: say.centre, name: centre[0] ?? '', lines: centre.slice(1) }] : []),
  ]
  const width = (paper.width - 20 * (parties.length - 1)) / parties.length
  const top = paper.y
  paper.y =
    Math.max(...parties.map((party, index) => drawParty(paper, { ...party, x: side + index * (width + 20), y: top, width }))) + 22
}

const isSurcharged = ({ lines }: TradeDocument) => lines.some(({ surchargeCents }) => surchargeCents !== 0)

function columnsOf(document: TradeDocument, { columns: say }: PaperTexts): Column[] {
  const { kind, gift } = document
  const right = (heading: string, width: number): Column => ({ heading, width, align: 'right' })
  const copies =
    kind === 'order' ? [right(say.ordered, 44), right(say.served, 46), right(say.pending, 54)] : [right(say.copies, 54)]
  const money = [
    right(say.listPrice, 50),
    right(say.discount, 42),
    right(say.vat, 38),
    ...(kind === 'note' ? [right(say.base, 60)] : []),
    ...(isSurcharged(document) ? [right(say.surchargeAmount, 56)] : []),
    right(say.total, 60),
  ]
  return [{ heading: say.title, width: 0, align: 'left' }, ...copies, ...(gift ? [] : money)]
}

function rowsOf(document: TradeDocument, language: Language) {
  const { kind, gift, lines } = document
  const surcharged = isSurcharged(document)
  const { columns: say } = paperTexts[language]
  const amount = (cents: TradeLine['baseCents']) => printedNumber(toEuros(cents), language, 2, 2)
  return lines.map((line) => ({
    group: '',
    note: [line.ean, line.authors, line.publisher, line.cancelled > 0 ? `${say.cancelled}: ${line.cancelled}` : '']
      .filter(Boolean)
      .join(' · '),
    cells: [
      line.title,
      ...(kind === 'order' ? [line.ordered, line.served, pendingOf(line)] : [line.copies]).map((count) =>
        printedNumber(count, language),
      ),
      ...(gift
        ? []
        : [
            amount(line.listUnitCents),
            line.discountPercent === 0 ? '' : printedNumber(line.discountPercent, language, 0, 2),
            printedNumber(line.vatPercent, language, 0, 2),
            ...(kind === 'note' ? [amount(line.baseCents)] : []),
            ...(surcharged ? [amount(line.surchargeCents)] : []),
            amount(line.totalCents),
          ]),
    ],
  }))
}

function drawSums(paper: Paper, document: TradeDocument, language: Language): void {
  const { columns: say, copies, allRates, shipping } = paperTexts[language]
  const totals = totalsByRate(document.lines)
  const pieces = copies(totals.reduce((all, row) => all + row.copies, 0))
  paper.keep(70 + 20 * totals.length)
  paper.y += 10
  const top = paper.y
  if (document.gift) {
    paper.say('P', () => paper.write(pieces, side, top, { face: 'strong', size: 10, align: 'right', width: paper.width }))
    return
  }
  const surcharged = totals.some((row) => row.surchargeCents !== 0)
  const headings = [say.vat, say.base, say.vatAmount, ...(surcharged ? [say.surchargeAmount] : [])]
  drawColumns(
    paper,
    headings.map((heading, index) => ({ heading, width: index === 0 ? 44 : 78, align: index === 0 ? 'left' : 'right' })),
    totals.map((row) => ({
      group: '',
      note: '',
      cells: [
        printedPercent(row.vatPercent, language),
        printedAmount(row.baseCents, language),
        printedAmount(row.vatCents, language),
        ...(surcharged ? [printedAmount(row.surchargeCents, language)] : []),
      ],
    })),
    { width: surcharged ? 278 : 200, quiet: true },
  )
  const x = side + paper.width - 190
  const own = { width: 190, align: 'right' as const }
  const all = sum([totalOf(document.lines), document.shippingCents])
  paper.say('P', () => {
    paper.write(`${allRates} · ${pieces}`, x, top + 3, { ...own, size: 9, ink: 'soft' })
    paper.write(printedAmount(all, language), x, top + 16, { ...own, face: 'title', size: 27 })
    if (document.shippingCents !== 0)
      paper.write(`${shipping}: ${printedAmount(document.shippingCents, language)}`, x, top + 50, {
        ...own,
        size: 8,
        ink: 'soft',
      })
  })
  paper.y = Math.max(paper.y, top + 64) + 18
}
