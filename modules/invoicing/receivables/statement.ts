import { addDays, type Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { cents, eurosOf } from '#kernel/money.ts'
import { csvDialects, csvOf } from '#modules/invoicing/invoices/csv.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawFacts, drawMark, drawParty } from '#modules/invoicing/invoices/paper-blocks.ts'
import { type Column, drawColumns } from '#modules/invoicing/invoices/paper-table.ts'
import { printedAmount, printedDay, printedNumber } from '#modules/invoicing/invoices/printed-figures.ts'
import type { SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { type MovementRow, movementsOf } from './ledger.sql.ts'
import { type HolderRow, holder } from './receivables.sql.ts'
import { statementTexts } from './statement-words.ts'

/** Who stands at its head. */
export interface StatementHead {
  name: string
  issuer: Issuer
}

interface Line extends Pick<MovementRow, 'day' | 'kind' | 'document' | 'cents'> {
  balance: number
}

interface Statement {
  who: HolderRow
  from: Day
  until: Day
  before: number
  lines: Line[]
  balance: number
}

/** What moved an account between two days, with what was owed before. @throws NotFound 'staff.customer_unknown' */
export async function statementOf(db: Db, customerId: string, { from, until }: { from: Day; until: Day }): Promise<Statement> {
  const who = await holder(db, customerId)
  if (!who) throw new NotFound('staff.customer_unknown')
  const all = await movementsOf(db, customerId, until)
  let balance = all.filter((row) => row.day < from).reduce((sum, row) => sum + row.cents, 0)
  const before = balance
  const lines = all
    .filter((row) => row.day >= from)
    .map(({ day, kind, document, cents: amount }) => {
      balance += amount
      return { day, kind, document, cents: amount, balance }
    })
  return { who, from, until, before, lines, balance }
}

/** From the year before, where nobody says. */
export const usualStart = (until: Day): Day => addDays(until, -365)

/** As rows for a spreadsheet, in the language of the account. */
export function statementCsv({ who: { language }, lines, before, from }: Statement): AsyncGenerator<string> {
  const { columns: heads, kinds, before: brought } = statementTexts[language]
  const first = { day: from, kind: null, document: '', cents: 0, balance: before }
  const columns: SheetColumn<Line | typeof first>[] = [
    { heading: heads.day, width: 12, cell: ({ day }) => ({ day }) },
    { heading: heads.what, width: 28, cell: ({ kind }) => ({ text: kind === null ? brought : kinds[kind] }) },
    { heading: heads.document, width: 20, cell: ({ document }) => ({ text: document }) },
    { heading: heads.charge, width: 12, cell: ({ cents: amount }) => (amount > 0 ? { money: eurosOf(amount) } : null) },
    { heading: heads.payment, width: 12, cell: ({ cents: amount }) => (amount < 0 ? { money: eurosOf(-amount) } : null) },
    { heading: heads.balance, width: 12, cell: ({ balance }) => ({ money: eurosOf(balance) }) },
  ]
  return csvOf(columns, [[first, ...lines]], csvDialects[language])
}

/** On the shop's paper, in the language of the account: tagged and titled. */
export async function statementPdf(statement: Statement, { name, issuer }: StatementHead): Promise<Buffer> {
  const { who, from, until, balance } = statement
  const { language } = who
  const say = statementTexts[language]
  const paper = new Paper({
    language,
    title: `${say.title} · ${who.name}`,
    author: issuer.name,
    foot: (page, pages) => [
      [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
      say.page(page, pages),
    ],
  })
  drawMark(paper, name, say.title)
  drawFacts(
    paper,
    [
      [say.period, printedDay(from)],
      [say.until, printedDay(until)],
    ],
    paper.width,
  )
  drawParties(paper, who, issuer)
  drawLines(paper, statement)
  paper.keep(60)
  paper.y += 12
  paper.say('P', () => {
    const own = { width: paper.width, align: 'right' as const }
    paper.write(printedAmount(cents(balance), language), side, paper.y, { ...own, face: 'title', size: 24 })
    paper.write(say.owed(printedDay(until)), side, paper.y + 32, { ...own, size: 8.5, ink: 'soft' })
  })
  return paper.bytes()
}

function drawParties(paper: Paper, who: HolderRow, issuer: Issuer): void {
  const say = statementTexts[who.language]
  const width = (paper.width - 20) / 2
  const top = paper.y
  const parties = [
    {
      heading: say.seller,
      name: issuer.name,
      lines: [`${say.taxId} ${issuer.taxId}`, issuer.street, `${issuer.postcode} ${issuer.city}`],
    },
    { heading: say.customer, name: who.name, lines: who.tax_id ? [`${say.taxId} ${who.tax_id}`] : [] },
  ]
  const ends = parties.map((party, index) => drawParty(paper, { ...party, x: side + index * (width + 20), y: top, width }))
  paper.y = Math.max(...ends) + 22
}

function drawLines(paper: Paper, { who: { language }, lines, before, from }: Statement): void {
  const { columns: heads, kinds, before: brought } = statementTexts[language]
  const amount = (sum: number) => printedNumber(sum / 100, language, 2, 2)
  const right = (heading: string): Column => ({ heading, width: 70, align: 'right' })
  const left = (heading: string, width: number): Column => ({ heading, width, align: 'left' })
  const rowOf = (cells: readonly string[]) => ({ group: '', note: '', cells })
  drawColumns(
    paper,
    [
      left(heads.what, 0),
      left(heads.document, 110),
      left(heads.day, 60),
      right(heads.charge),
      right(heads.payment),
      right(heads.balance),
    ],
    [
      rowOf([brought, '', printedDay(from), '', '', amount(before)]),
      ...lines.map((line) =>
        rowOf([
          kinds[line.kind],
          line.document,
          printedDay(line.day),
          line.cents > 0 ? amount(line.cents) : '',
          line.cents < 0 ? amount(-line.cents) : '',
          amount(line.balance),
        ]),
      ),
    ],
    { dense: lines.length > 8 },
  )
}
