import type { Language } from '#kernel/language.ts'
import { centsOf } from '#kernel/money.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawFacts, drawMark, drawParty } from '#modules/invoicing/invoices/paper-blocks.ts'
import { type Column, drawColumns } from '#modules/invoicing/invoices/paper-table.ts'
import { printedAmount, printedNumber } from '#modules/invoicing/invoices/printed-figures.ts'
import type { YearReport } from './staff-contract.ts'
import { yearTexts } from './year-words.ts'

/** Who stands at its head. */
export interface YearHead {
  name: string
  issuer: Issuer
}

/** Whose year it is. */
export interface YearHolder {
  name: string
  tax_id: string
  language: Language
}

const parts = ['budgets', 'subjects', 'languages', 'publishers'] as const

/** What a year brought an account on the shop's paper, in the language of the account: tagged and titled. Amounts in euros, VAT included. */
export async function yearPdf(report: YearReport, holder: YearHolder, { name, issuer }: YearHead): Promise<Buffer> {
  const { language } = holder
  const say = yearTexts[language]
  const title = say.title(report.year)
  const paper = new Paper({
    language,
    title: `${title} · ${holder.name}`,
    author: issuer.name,
    foot: (page, pages) => [
      [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
      say.page(page, pages),
    ],
  })
  drawMark(paper, name, title)
  drawParties(paper, holder, issuer)
  const count = (figure: number) => printedNumber(figure, language, 0, 0)
  drawFacts(
    paper,
    [
      [say.facts.orders, count(report.orders)],
      [say.facts.notes, count(report.notes)],
      [say.facts.invoices, count(report.invoices)],
      [say.facts.titles, count(report.titles)],
      [say.facts.copies, count(report.copies)],
      [say.facts.invoiced, printedAmount(centsOf(report.invoiced), language)],
    ],
    paper.width,
  )
  drawTotal(paper, report, language)
  for (const part of parts) if (report[part].length > 0) drawPart(paper, report[part], part, language)
  return paper.bytes()
}

function drawParties(paper: Paper, holder: YearHolder, issuer: Issuer): void {
  const say = yearTexts[holder.language]
  const width = (paper.width - 20) / 2
  const top = paper.y
  const parties = [
    {
      heading: say.seller,
      name: issuer.name,
      lines: [`${say.taxId} ${issuer.taxId}`, issuer.street, `${issuer.postcode} ${issuer.city}`],
    },
    { heading: say.customer, name: holder.name, lines: holder.tax_id ? [`${say.taxId} ${holder.tax_id}`] : [] },
  ]
  const ends = parties.map((party, index) => drawParty(paper, { ...party, x: side + index * (width + 20), y: top, width }))
  paper.y = Math.max(...ends) + 22
}

function drawTotal(paper: Paper, report: YearReport, language: Language): void {
  const say = yearTexts[language]
  paper.say('P', () => {
    paper.write(printedAmount(centsOf(report.total), language), side, paper.y, { face: 'title', size: 24, width: paper.width })
    const under = report.notes === 0 ? say.nothing : `${say.delivered}. ${say.withShipping}`
    paper.write(under, side, paper.y + 32, { size: 8.5, ink: 'soft', width: paper.width })
  })
  paper.y += 62
}

function drawPart(paper: Paper, rows: YearReport['budgets'], part: (typeof parts)[number], language: Language): void {
  const say = yearTexts[language]
  const right = (heading: string, width: number): Column => ({ heading, width, align: 'right' })
  // A heading is not left alone at the foot of a page.
  paper.keep(90)
  paper.say('H2', () => paper.write(say.parts[part], side, paper.y, { face: 'title', size: 15, width: paper.width }))
  paper.y += 26
  drawColumns(
    paper,
    [
      { heading: say.columns.name, width: 0, align: 'left' },
      right(say.columns.titles, 60),
      right(say.columns.copies, 70),
      right(say.columns.total, 110),
    ],
    rows.map(({ name, titles, copies, total }) => ({
      group: '',
      note: '',
      cells: [
        name || (part === 'budgets' ? say.noBudget : say.unnamed),
        printedNumber(titles, language, 0, 0),
        printedNumber(copies, language, 0, 0),
        printedNumber(total, language, 2, 2),
      ],
    })),
    { dense: true },
  )
  paper.y += 18
}
