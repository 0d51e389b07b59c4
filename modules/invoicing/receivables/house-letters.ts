import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { accountReminderEmail } from './reminder-email.ts'
import { texts } from './reminder-email-words.ts'

const bank = { iban: 'ES0000000000000000000000', issuer: 'Librería del Patio' }

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'account-reminder',
    marks: [],
    closing: inEachLanguage((language) => texts[language].crossed),
    sample: (sender, language) =>
      accountReminderEmail(sender, language, [
        { full_number: 'T-2026-000045', due_on: '2026-10-12' as Day, open_cents: 12395, ...bank },
        { full_number: 'T-2026-000052', due_on: '2026-10-30' as Day, open_cents: 4000, ...bank },
      ]),
  },
]
