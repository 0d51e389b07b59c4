import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder } from '#modules/platform/mail/sample-words.ts'
import { reminderEmail } from './reminder-email.ts'
import { texts } from './reminder-email-words.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'payment-reminder',
    marks: ['number'],
    closing: inEachLanguage((language) => texts[language].crossed),
    sample: (sender, language) =>
      reminderEmail(sender, language, {
        full_number: 'T-2026-000045',
        due_on: '2026-10-12' as Day,
        open_cents: cents(12395),
        orders: [sampleOrder],
        iban: 'ES0000000000000000000000',
        issuer: 'Librería del Patio',
      }),
  },
]
