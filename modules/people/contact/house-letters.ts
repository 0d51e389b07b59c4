import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { texts } from './email-words.ts'
import { acknowledgement } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'contact-received',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].thanks('{number}')),
    sample: (sender, language) => acknowledgement(sender, language, { number: 123, subject: 'general' }),
  },
]
