import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { giftCardReceipt } from './receipt.ts'
import { texts } from './receipt-words.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'gift-card-receipt',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].thanks('{number}')),
    sample: (sender, language) =>
      giftCardReceipt(
        sender,
        { language, number: sampleOrder, total_cents: cents(3000) },
        {
          card: {
            recipient_name: 'Julia',
            recipient_email: 'regalo@example.com',
            send_on: '2026-12-12' as Day,
            message: samples[language].wish,
          },
          last4: '0003',
          href: sender.url,
          consumer: true,
        },
      ),
  },
]
