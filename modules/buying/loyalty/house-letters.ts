import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { texts } from './card-email-words.ts'
import { cardAcknowledgement } from './card-emails.ts'

const application = { id: 123, name: '', surnames: '', email: '', phone: '', store: 'Librería del Patio', observations: '' }

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'card-request-received',
    marks: ['number', 'store'],
    opening: inEachLanguage((language) => texts[language].thanks({ id: '{number}', store: '{store}' })),
    sample: (sender, language) => cardAcknowledgement(sender, language, application),
  },
]
