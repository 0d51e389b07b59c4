import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { answerEmail } from './answer-email.ts'
import { texts } from './email-words.ts'
import { acknowledgement } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'contact-received',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].thanks('{number}')),
    sample: (sender, language) => acknowledgement(sender, language, { number: 123, subject: 'general' }),
  },
  {
    letter: 'contact-answer',
    marks: ['number'],
    // It begins with what a colleague wrote.
    sample: (sender, language) =>
      answerEmail(sender, {
        id: 123,
        kind: 'other',
        language,
        message: texts[language].thanks('122'),
        sent_at: new Date('2026-11-12T10:00:00Z'),
        answer: texts[language].thanks('123'),
        by: 'Julia',
        thread: [],
      }),
  },
]
