import type { Day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { giftCardEmail } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'gift-card',
    marks: ['amount', 'day'],
    sample: (sender, language) =>
      giftCardEmail(
        sender,
        {
          language,
          giver_name: 'Inés',
          recipient_name: 'Julia',
          message: samples[language].wish,
          balance_cents: cents(3000),
          expires_on: '2029-11-12' as Day,
        },
        { code: 'ABCD-EFGH-JKLM-NPQR', publicUrl: sender.url },
      ),
  },
]
