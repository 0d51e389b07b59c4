import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { shortEmail } from './email.ts'
import { texts } from './email-words.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'copies-short',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].what('{number}')),
    sample: (sender, language) =>
      shortEmail(
        sender,
        { number: sampleOrder, language, terms: 'prepaid' },
        {
          missing: { title: samples[language].book, copies: 1 },
          edition: null,
          waitUntil: '2026-12-12' as Day,
          worthCents: cents(2000),
          note: '',
          href: sender.url,
        },
      ),
  },
]
