import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { payLinkEmail } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'pay-link',
    marks: ['number'],
    // It begins with the order itself.
    sample: (sender, language) =>
      payLinkEmail(
        sender,
        {
          language,
          number: sampleOrder,
          total_cents: cents(2395),
          shipping_cents: cents(395),
          shipping_method: 'home',
          expires_at: new Date('2026-12-12T12:00:00Z'),
        },
        {
          lines: [{ quantity: 1, title: samples[language].book, paid_cents: cents(2000) }],
          href: sender.url,
          asked: 2395,
          consumer: true,
        },
      ),
  },
]
