import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { emailTexts } from './email-words.ts'
import { answeredEmail } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'return-accepted',
    marks: ['number'],
    opening: inEachLanguage((language) => emailTexts[language].accepted('{number}')),
    sample: (sender, language) =>
      answeredEmail(
        sender,
        { number: 'P-2026-000123', language },
        { items: [{ title: samples[language].object, quantity: 1 }], accepted: true, answer: '', href: sender.url },
      ),
  },
]
