import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { texts } from './email-words.ts'
import { backEmail, volumeEmail } from './emails.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'stock-notice-back',
    marks: ['title'],
    opening: inEachLanguage((language) => texts[language].back('{title}')),
    sample: (sender, language) =>
      backEmail(sender, language, { title: samples[language].book, key: 'sample', href: `/${language}` }),
  },
  {
    letter: 'stock-notice-volume',
    marks: ['title'],
    // It begins with the volume itself.
    sample: (sender, language) =>
      volumeEmail(sender, language, { title: samples[language].book, key: 'sample', href: `/${language}` }),
  },
]
