import type { Language } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { giftLetter, openedLetter } from './letters.ts'

const gift = (language: Language) => ({
  language,
  title: samples[language].book,
  author: 'Lucía Ferrán',
  lcp: false,
  giver_name: 'Inés',
  message: samples[language].wish,
})

/** Each begins with the book itself. */
export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'ebook-gift',
    marks: ['title'],
    sample: (sender, language) => giftLetter(sender, gift(language), sender.url),
  },
  {
    letter: 'ebook-gift-opened',
    marks: ['title'],
    sample: (sender, language) =>
      openedLetter(sender, gift(language), { href: sender.url, openedAt: new Date('2026-11-12T10:00:00Z') }),
  },
]
