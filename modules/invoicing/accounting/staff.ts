import type { Day } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { accountRow, accountRows, setAccount } from './journal.sql.ts'
import { journalCsv, journalXlsx } from './journal.ts'
import { journalCalls, spreadsheet } from './staff-contract.ts'

const subject = ({ params }: { params: { role: string } }) => `journal account ${params.role}`

/** The journal in double entry, and its accounts (docs/accounting.md). */
export function journalStaffRoutes(call: StaffCalls) {
  call(journalCalls, 'GET /journal/', {
    action: 'invoice.export',
    summary: 'The journal of a period in double entry: invoices, money, gift cards',
    subject: ({ query }) => `journal ${query.from} ${query.to}`,
    run: async ({ db, query: { format, from, to } }) => {
      const period = { from: from as Day, to: to as Day }
      const name = `journal-${from}-${to}.${format}`
      if (format === 'xlsx') return new FileAnswer(name, spreadsheet, await journalXlsx(db, period))
      const parts: string[] = []
      for await (const part of journalCsv(db, period)) parts.push(part)
      return new FileAnswer(name, 'text/csv; charset=utf-8', parts.join(''))
    },
  })
  call(journalCalls, 'GET /journal-accounts/', {
    action: 'invoice.export',
    summary: 'The accounts of the journal, by what they are for',
    run: async ({ db }) => ({ items: await accountRows(db) }),
  })
  call(journalCalls, 'GET /journal-accounts/:role/', {
    action: 'invoice.export',
    summary: 'One of them',
    subject,
    run: async ({ db, params }) => (await accountRow(db, params.role))!,
  })
  call(journalCalls, 'PUT /journal-accounts/:role/', {
    action: 'journal.change',
    summary: 'The number of an account, as the accountant has it; the journal of every month is written with it from then on',
    subject,
    current: ({ db, params }) => accountRow(db, params.role),
    run: async ({ db, params, body }) => {
      await setAccount(db, { role: params.role, account: body.account })
      return (await accountRow(db, params.role))!
    },
  })
}
