import readSheet from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { withDatabase } from '#tests/support/database.ts'
import { draftOf, paidLine, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { invoicesCsv, invoicesXlsx, vatBookCsv, vatBookXlsx } from './books.ts'
import { cancelInvoice } from './chain.ts'
import type { InvoiceDraft } from './invoice.ts'
import { issueInvoice } from './issue.ts'
import { harmless } from './spreadsheet.ts'

const database = withDatabase()
const at = (instant: string) => new Date(instant)
const issued = (draft: InvoiceDraft, now: Date) => database.sql.begin((tx) => issueInvoice(tx, testInvoicing, draft, now))
const textOf = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('')
/** Without the byte order mark, and with each quoted cell as one word. */
const linesOf = async (parts: AsyncIterable<string>) =>
  (await textOf(parts))
    .slice(1)
    .replace(/"(""|[^"])*"/g, 'quoted')
    .trimEnd()
    .split('\r\n')
const october = { from: day('2026-10-01'), to: day('2026-10-31') }
const november = { from: day('2026-11-01'), to: day('2026-11-30') }

describe('the accountant’s books', () => {
  it('list what was issued in a period, corrections and replacements with it', async () => {
    const mixed = [paidLine({ grossCents: cents(5970), quantity: 3 }), paidLine({ vatPercent: 21, grossCents: cents(1250) })]
    const simplified = await issued(draftOf({ paid: mixed }), at('2026-10-31T22:59:00Z'))
    await issued(
      draftOf({
        kind: 'F3',
        series: 'F',
        buyer: { ...townLibrary, name: '=HYPERLINK("http://evil.example";"Biblioteca")' },
        replacesIds: [simplified.id],
        paid: mixed,
      }),
      at('2026-10-31T23:01:00Z'),
    )
    const mistaken = await issued(
      draftOf({ paid: [paidLine({ grossCents: cents(100), vatPercent: 21 })] }),
      at('2026-11-02T10:00:00Z'),
    )
    await database.sql.begin((tx) =>
      cancelInvoice(tx, testInvoicing, { invoice: mistaken, reason: 'issued twice', now: at('2026-11-03T10:00:00Z') }),
    )

    const [heading = '', first = '', ...rest] = await linesOf(invoicesCsv(database.sql, october))
    expect(heading.split(';').slice(0, 4)).toEqual(['Número', 'Serie', 'Tipo', 'Fecha de expedición'])
    expect(first).toBe('S-2026-000001;S;F2;31/10/2026;21/11/2026;;;;domestic;67,73;4,47;0,00;72,20;;;F-2026-000001;;2026-000013')
    expect(rest).toEqual([])
  })

  it('begin with what makes a spreadsheet read UTF-8, and never with a formula', async () => {
    const text = await textOf(invoicesCsv(database.sql, november))
    expect(text.startsWith('\ufeffNúmero;')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""Biblioteca"")"`)
    expect(['=1', '+34 958', '-5', '@a', '\t=1', 'Ana'].map(harmless)).toEqual(["'=1", "'+34 958", "'-5", "'@a", "'\t=1", 'Ana'])
  })

  it('declare nothing twice: what was replaced or cancelled is taken back on the day it was', async () => {
    const october_ = await linesOf(vatBookCsv(database.sql, october))
    const sumOf = (lines: string[], column: number) =>
      Math.round(lines.slice(1).reduce((all, line) => all + Number((line.split(';')[column] ?? '').replace(',', '.')), 0) * 100)
    expect(october_.slice(1).map((line) => line.split(';').slice(2, 4))).toEqual([
      ['S-2026-000001', 'F2'],
      ['S-2026-000001', 'F2'],
    ])
    expect(sumOf(october_, 9) + sumOf(october_, 10)).toBe(5970 + 1250)
    const november_ = await linesOf(vatBookCsv(database.sql, november))
    expect(november_.filter((line) => line.endsWith('Sustituida por F-2026-000001'))).toHaveLength(2)
    expect(november_.filter((line) => line.endsWith('Anulada'))).toHaveLength(1)
    // The full invoice and what it replaced come to nothing; so do the mistaken one and its cancellation.
    expect(sumOf(november_, 9) + sumOf(november_, 10)).toBe(0)
  })

  it('are spreadsheets with numbers and dates that can be reckoned with', async () => {
    const rows = (await readSheet(await invoicesXlsx(database.sql, november))) as unknown
    const sheet = (
      Array.isArray(rows) && 'data' in (rows[0] as object) ? (rows[0] as { data: unknown[][] }).data : rows
    ) as unknown[][]
    const [heading, full] = sheet
    expect(heading?.[12]).toBe('Total')
    expect(full?.[0]).toBe('F-2026-000001')
    expect(full?.[3]).toEqual(new Date('2026-11-01T00:00:00Z'))
    expect(full?.[12]).toBe(72.2)
    expect(full?.[6]).toBe(`'=HYPERLINK("http://evil.example";"Biblioteca")`)
    expect((await vatBookXlsx(database.sql, november)).subarray(0, 2).toString()).toBe('PK')
  })
})
