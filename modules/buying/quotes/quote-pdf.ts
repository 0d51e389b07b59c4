import { dayOf } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawFacts, drawMark, drawParty } from '#modules/invoicing/invoices/paper-blocks.ts'
import { type Column, drawColumns } from '#modules/invoicing/invoices/paper-table.ts'
import { printedAmount, printedDay, printedNumber, printedPercent } from '#modules/invoicing/invoices/printed-figures.ts'
import type { Letterhead } from './deps.ts'
import { paperTexts } from './paper-words.ts'
import type { QuoteLineRow, QuoteRow } from './quotes.sql.ts'

/** How a quote is named: its number, and which revision of it where there are several. */
export const numberOf = ({ number, revision }: Pick<QuoteRow, 'number' | 'revision'>): string =>
  revision > 1 ? `${number}/${revision}` : number

/** A quote on the shop's paper, in its customer's language: tagged and titled. */
export async function quotePdf(
  row: QuoteRow,
  lines: readonly QuoteLineRow[],
  { name, issuer, collected }: Letterhead & { collected?: readonly string[] },
): Promise<Buffer> {
  const say = paperTexts[row.language]
  const paper = new Paper({
    language: row.language,
    title: `${say.quote} ${numberOf(row)}`,
    author: issuer.name,
    foot: (page, pages) => [
      [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
      say.page(page, pages),
    ],
  })
  drawMark(paper, name, say.quote)
  const facts: [string, string][] = [
    [say.number, numberOf(row)],
    [say.day, printedDay(dayOf(row.sent_at ?? row.made_at))],
    [say.until, printedDay(row.valid_until)],
    ...(row.reference ? [[say.reference, row.reference] as [string, string]] : []),
  ]
  drawFacts(paper, facts, paper.width)
  drawParties(paper, row, { issuer, collected: collected ?? [] })
  drawLines(paper, row.language, lines)
  drawSums(paper, row)
  drawWords(paper, row)
  return paper.bytes()
}

function drawParties(
  paper: Paper,
  row: QuoteRow,
  { issuer, collected }: Pick<Letterhead, 'issuer'> & { collected: readonly string[] },
): void {
  const say = paperTexts[row.language]
  const { address } = row
  const goes = address
    ? [address.recipient, [address.street, address.floor].filter(Boolean).join(', '), `${address.postcode} ${address.city}`]
    : collected
  const parties = [
    {
      heading: say.seller,
      name: issuer.name,
      lines: [`${say.taxId} ${issuer.taxId}`, issuer.street, `${issuer.postcode} ${issuer.city}`],
    },
    { heading: say.customer, name: row.name, lines: [row.contact, row.email, row.phone].filter(Boolean) },
    ...(goes.length > 0 ? [{ heading: address ? say.sent : say.collected, name: goes[0] ?? '', lines: goes.slice(1) }] : []),
  ]
  const width = (paper.width - 20 * (parties.length - 1)) / parties.length
  const top = paper.y
  paper.y =
    Math.max(...parties.map((party, index) => drawParty(paper, { ...party, x: side + index * (width + 20), y: top, width }))) + 22
}

function drawLines(paper: Paper, language: Language, lines: readonly QuoteLineRow[]): void {
  const say = paperTexts[language]
  const right = (heading: string, width: number): Column => ({ heading, width, align: 'right' })
  const amount = (sum: number) => printedNumber(sum / 100, language, 2, 2)
  drawColumns(
    paper,
    [
      { heading: say.title, width: 0, align: 'left' },
      right(say.copies, 54),
      right(say.list, 54),
      right(say.discount, 44),
      right(say.unit, 54),
      right(say.vat, 40),
      right(say.amount, 64),
    ],
    lines.map((line) => ({
      group: '',
      note: line.ean,
      cells: [
        line.title,
        printedNumber(line.quantity, language),
        amount(line.list_cents),
        line.discount === 0 ? '' : printedNumber(line.discount, language, 0, 2),
        amount(line.unit_cents),
        printedNumber(line.vat_percent, language, 0, 2),
        amount(line.line_cents),
      ],
    })),
    { dense: lines.length > 8 },
  )
}

function drawSums(paper: Paper, row: QuoteRow): void {
  const { language } = row
  const say = paperTexts[language]
  paper.keep(90 + 20 * row.vat.length)
  paper.y += 10
  const top = paper.y
  const surcharged = row.vat.some(({ surcharge }) => surcharge !== 0)
  const headings = [say.vat, say.base, say.vatAmount, ...(surcharged ? [say.surcharge] : [])]
  drawColumns(
    paper,
    headings.map((heading, index) => ({ heading, width: index === 0 ? 44 : 78, align: index === 0 ? 'left' : 'right' })),
    row.vat.map(({ percent, base, vat, surcharge }) => ({
      group: '',
      note: '',
      cells: [
        printedPercent(percent, language),
        printedAmount(base, language),
        printedAmount(vat, language),
        ...(surcharged ? [printedAmount(surcharge, language)] : []),
      ],
    })),
    { width: surcharged ? 278 : 200, quiet: true },
  )
  const own = { width: 190, align: 'right' as const }
  const x = side + paper.width - 190
  const shipping = row.shipping_cents === 0 ? say.free : printedAmount((row.shipping_cents ?? 0) as Cents, language)
  paper.say('P', () => {
    if (row.collect_at === null) paper.write(`${say.shipping}: ${shipping}`, x, top + 3, { ...own, size: 9, ink: 'soft' })
    paper.write(printedAmount(cents(row.total_cents), language), x, top + 16, { ...own, face: 'title', size: 27 })
    paper.write(say.total, x, top + 50, { ...own, size: 8, ink: 'soft' })
  })
  paper.y = Math.max(paper.y, top + 64) + 18
}

/** What its writer says, and what holds for every quote. */
function drawWords(paper: Paper, { note, language }: QuoteRow): void {
  const { stock, law } = paperTexts[language]
  for (const [text, look] of [
    [note, {}],
    [stock, { size: 8, ink: 'soft' }],
    [law, { size: 8, ink: 'soft' }],
  ] as const) {
    if (text === '') continue
    paper.keep(paper.heightOf(text, look))
    paper.say('P', () => paper.write(text, side, paper.y, look))
    paper.y += paper.heightOf(text, look) + 8
  }
}
