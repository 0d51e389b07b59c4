import type { Day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder } from '#modules/platform/mail/sample-words.ts'
import { cancelledEmail, invoiceEmail } from './emails.ts'

const invoice = { kind: 'F2', number: 'T-2026-000045', issueDate: '2026-11-12' as Day, totalCents: cents(2395) } as const

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'invoice',
    marks: ['number'],
    // It begins with the invoice itself.
    sample: (sender, language) => invoiceEmail(sender, { ...invoice, language }, sampleOrder, sender.url),
  },
  {
    letter: 'invoice-cancelled',
    marks: ['number'],
    // It begins with the invoice that is none any more.
    sample: (sender, language) => cancelledEmail(sender, { ...invoice, language }, sampleOrder),
  },
]
