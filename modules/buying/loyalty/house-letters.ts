import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { texts } from './card-email-words.ts'
import { cardAcknowledgement, cardIssued, cardRefused } from './card-emails.ts'

const application = { id: 123, name: '', surnames: '', email: '', phone: '', store: 'Librería del Patio', observations: '' }

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'card-request-received',
    marks: ['number', 'store'],
    opening: inEachLanguage((language) => texts[language].thanks({ id: '{number}', store: '{store}' })),
    sample: (sender, language) => cardAcknowledgement(sender, language, application),
  },
  {
    letter: 'card-issued',
    marks: ['number', 'store'],
    // It begins with the number of the card.
    sample: (sender, language) => cardIssued(sender, language, { number: '9000000000017', store: application.store }),
  },
  {
    letter: 'card-refused',
    marks: [],
    sample: (sender, language) => cardRefused(sender, language, texts[language].next),
  },
]
