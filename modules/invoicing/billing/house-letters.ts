import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { invoiceEmail } from './emails.ts'

const invoice = { kind: 'F2', number: 'T-2026-000045', issueDate: '2026-11-12' as Day, totalCents: cents(2395) } as const

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'invoice',
    marks: ['number'],
    // It begins with the invoice itself.
    opening: inEachLanguage(() => ''),
    sample: (sender, language) => invoiceEmail(sender, { ...invoice, language }, 'P-2026-000123', sender.url),
  },
]
