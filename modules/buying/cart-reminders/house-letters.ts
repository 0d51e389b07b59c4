import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { reminderEmail, reminderTemplate } from './email.ts'
import { texts } from './email-words.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: reminderTemplate,
    marks: [],
    opening: inEachLanguage((language) => texts[language].asked),
    sample: (sender, language) =>
      reminderEmail(sender, language, { lines: [{ title: samples[language].book, quantity: 2, price: 40 }], key: 'sample' }),
  },
]
