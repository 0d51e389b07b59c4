import { day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { findAccounts, momentOf, sumOwed, wholeAccount } from './accounts.ts'
import { remindAccount } from './remind.ts'
import { owedCalls } from './staff-contract.ts'
import { type StatementHead, statementCsv, statementOf, statementPdf, usualStart } from './statement.ts'

interface OwedDeps {
  senders: Senders
  storefront: string
  letterhead: { of: (db: Db, storefront: string, language: Language) => Promise<StatementHead> }
}

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`
const whoOf = ({ staff, now }: { staff: { id: number }; now: Date }) => ({ by: `staff:${staff.id}`, now })

/** What accounts owe, on any day; they are reminded of it, and given a statement. */
export function owedStaffRoutes(call: StaffCalls, { senders, storefront, letterhead }: OwedDeps) {
  call(owedCalls, 'GET /receivables/accounts/', {
    action: 'receipt.read',
    summary: 'What each account owes on a day and how late it is, the most first',
    run: ({ db, query, now }) => findAccounts(db, query, now),
  })
  call(owedCalls, 'GET /receivables/accounts/sum/', {
    action: 'receipt.read',
    summary: 'What all accounts owe on a day, by how late it is',
    run: ({ db, query, now }) => sumOwed(db, query.on, now),
  })
  call(owedCalls, 'GET /receivables/accounts/:customer/', {
    action: 'receipt.read',
    summary: 'What an account owes on a day, what moved it, and the reminders that it had',
    subject,
    run: ({ db, params, query, now }) => wholeAccount(db, params.customer, query.on, now),
  })
  call(owedCalls, 'GET /receivables/accounts/:customer/statement/', {
    action: 'receipt.read',
    summary: 'A statement of account in the language of its holder, as PDF or CSV',
    subject,
    run: async ({ db, params, query, now }) => {
      const { on: until } = momentOf(query.on, now)
      const from = query.from === undefined ? usualStart(until) : day(query.from)
      const statement = await statementOf(db, params.customer, { from, until })
      const name = `statement-${params.customer}-${until}`
      if (query.as === 'csv') return new FileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', statementCsv(statement))
      const head = await letterhead.of(db, storefront, statement.who.language)
      return new FileAnswer(`${name}.pdf`, 'application/pdf', await statementPdf(statement, head))
    },
  })
  call(owedCalls, 'POST /receivables/accounts/:customer/remind/', {
    action: 'receipt.remind',
    summary: 'Reminds an account of all its late invoices in one letter, at most once a day',
    subject,
    run: async ({ db, params, ...who }) => {
      await remindAccount(db, senders, params.customer, whoOf(who))
      return wholeAccount(db, params.customer, undefined, who.now)
    },
  })
  call(owedCalls, 'POST /receivables/accounts/remind/', {
    action: 'receipt.remind',
    summary: 'Reminds many accounts, each by itself',
    subject: ({ customer }) => `customer ${customer}`,
    each: ({ db, ...who }, { customer }) => remindAccount(db, senders, customer, whoOf(who)),
  })
}
