import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { reservedEmail } from './emails.ts'

const store = {
  name: 'Librería del Patio',
  address: 'Patio de los Naranjos, 1',
  city: 'Villaclara',
  hours: { 'mon-sat': '10:00-20:00' },
}

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'reserved',
    marks: ['number'],
    // It begins with what is kept, and until when.
    sample: (sender, language) =>
      reservedEmail(
        sender,
        { code: 'R-123', language, last_day: '2026-12-12', lines: [{ title: samples[language].book, copies: 1 }] },
        store,
      ),
  },
]
