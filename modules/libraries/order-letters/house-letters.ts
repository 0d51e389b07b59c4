import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { texts } from './email-words.ts'
import { acknowledgement } from './emails.ts'
import { outcomeEmail, refusalEmail } from './outcome-emails.ts'

const number = 'L000123'

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'order-letter-received',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].thanks('{number}')),
    sample: (sender, language) =>
      acknowledgement(sender, language, {
        number,
        comments: `2 × ${samples[language].book}`,
        fileName: '',
        read: { id: 1, found: 1, lines: 1 },
      }),
  },
  {
    letter: 'order-letter-outcome',
    marks: ['number'],
    // It begins with what became of the order.
    sample: (sender, language) => outcomeEmail(sender, { letter: { language, number }, lines: [] }, { kind: 'list', list: 1 }),
  },
  {
    letter: 'order-letter-refused',
    marks: ['number'],
    // It begins with the reason.
    sample: (sender, language) =>
      refusalEmail(
        sender,
        { language, number, comments: `2 × ${samples[language].book}`, came_by: 'form', proved_at: null },
        samples[language].gone,
      ),
  },
]
