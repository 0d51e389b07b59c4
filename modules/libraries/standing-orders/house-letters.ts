import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { proposalEmail } from './emails.ts'
import { words } from './sentence-words.ts'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'standing-order-proposal',
    marks: [],
    // It begins with what was found.
    sample: (sender, language) => {
      const { subject, book } = samples[language]
      return proposalEmail(sender, language, {
        id: 1,
        sentence: `${words[language].novelties(1)} ${words[language].about(subject)}`,
        books: [{ title: book, author: 'Lucía Ferrán', found: [subject], appeared_on: '2026-11-12' }],
      })
    },
  },
]
