import type { Day } from '#kernel/days.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { quoteEmail, withdrawnEmail } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'quote',
    marks: ['number'],
    // It begins with the quote itself.
    sample: (sender, language) =>
      quoteEmail(
        sender,
        {
          number: 'PR-2026-000012',
          revision: 1,
          language,
          note: '',
          shipping_cents: 395,
          collect_at: null,
          total_cents: 2395,
          valid_until: '2026-12-12' as Day,
        },
        [{ quantity: 1, title: samples[language].book, line_cents: 2000 }],
        'sample',
      ),
  },
  {
    letter: 'quote-withdrawn',
    marks: ['number'],
    // It begins with what happened to the quote.
    sample: (sender, language) =>
      withdrawnEmail(
        sender,
        { number: 'PR-2026-000012', revision: 1, language },
        { was: 'accepted', reason: samples[language].gone },
      ),
  },
]
