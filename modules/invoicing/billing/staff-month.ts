import type { ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { BillingSettings } from './deps.ts'
import { dueOfMonth, issueMonth } from './month.ts'
import { monthCalls } from './month-contract.ts'

interface Deps extends BillingSettings {
  sentence: (code: ShopError['code'], language: Language, details?: ShopError['details']) => string
}

/** A month's invoices: looked at before, and issued in one act. */
export function monthStaffRoutes(call: StaffCalls, { sentence, ...settings }: Deps) {
  const said = { ...settings, sentence: ({ code, details }: ShopError, language: Language) => sentence(code, language, details) }
  call(monthCalls, 'GET /invoices/month/', {
    action: 'invoice.issue',
    summary: 'Accounts with deliveries of a month to be invoiced: what would be issued, or why not',
    run: ({ db, query, language, now }) => dueOfMonth(db, said, query, { language, now }),
  })
  call(monthCalls, 'POST /invoices/month/', {
    action: 'invoice.issue',
    summary: 'Issues the invoices of a month for many accounts, each by itself; again nothing is issued twice',
    subject: ({ customer }) => `customer ${customer}`,
    each: ({ db, body: { month }, now }, { customer }) => issueMonth(db, settings, { customerId: customer, month, now }),
  })
}
