import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { differenceEmail } from './difference-email.ts'
import { texts as differenceTexts } from './difference-email-words.ts'
import { changedEmail } from './email.ts'
import { texts } from './email-words.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'order-changed',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].what('{number}')),
    sample: (sender, language) =>
      changedEmail(
        sender,
        {
          before: { order: { number: sampleOrder, language } },
          takenOut: [{ line: { title: samples[language].object }, copies: 1 }],
          added: [{ product: { title: samples[language].book }, quantity: 1, price: { paid: 2000 } }],
          promised: '2026-11-12' as Day,
          refundCents: 450,
          secondPerson: false,
          differenceCents: 0,
        },
        { totalCents: 2395, shippingCents: 395, wasShippingCents: 395 },
        sender.url,
      ),
  },
  {
    letter: 'exchange-difference',
    marks: ['number'],
    opening: inEachLanguage((language) => differenceTexts[language].what('{number}')),
    sample: (sender, language) =>
      differenceEmail(
        sender,
        { number: sampleOrder, language },
        { added: [{ title: samples[language].book, quantity: 1, cents: 2000 }], toPayCents: 450, href: sender.url },
      ),
  },
]
