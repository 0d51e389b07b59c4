import type { Day } from '#kernel/days.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { answerEmail } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'request-answer',
    marks: ['number'],
    // It begins with what a colleague wrote.
    sample: (sender, language) =>
      answerEmail(sender, language, {
        number: 'C000123',
        asked: `2 × ${samples[language].book}`,
        title: samples[language].book,
        priceCents: 2000,
        availableOn: '2026-12-12' as Day,
        answer: samples[language].found,
        closed: false,
      }),
  },
]
