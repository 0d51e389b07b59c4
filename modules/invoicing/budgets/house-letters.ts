import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { warningEmail } from './warning-email.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'budget-warning',
    marks: ['title'],
    // It begins with what is left.
    sample: (sender, language) =>
      warningEmail(sender, language, {
        title: samples[language].budget,
        lot: '',
        year: 2026,
        level: 'near',
        usedPercent: 84,
        assignedCents: cents(500000),
        invoicedCents: cents(360000),
        pendingCents: cents(60000),
        availableCents: 80000,
      }),
  },
]
