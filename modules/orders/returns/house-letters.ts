import { inEachLanguage, type Language } from '#kernel/language.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { emailTexts } from './email-words.ts'
import { answeredEmail, cancelledEmail, labelEmail, refundedEmail } from './emails.ts'

const orderIn = (language: Language) => ({ number: sampleOrder, language })
const itemsIn = (language: Language) => [{ title: samples[language].object, quantity: 1 }]

/** Each begins with what became of the order, and what comes back of it. */
const ofOrder = (letter: string, sample: (sender: Sender, language: Language) => EmailMessage): HouseLetter => ({
  letter,
  marks: ['number'],
  sample,
})

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'return-accepted',
    marks: ['number'],
    opening: inEachLanguage((language) => emailTexts[language].accepted('{number}')),
    sample: (sender, language) =>
      answeredEmail(sender, orderIn(language), { items: itemsIn(language), accepted: true, answer: '', href: sender.url }),
  },
  ofOrder('return-refused', (sender, language) =>
    answeredEmail(sender, orderIn(language), { items: itemsIn(language), accepted: false, answer: '', href: sender.url }),
  ),
  ofOrder('return-label', (sender, language) =>
    labelEmail(sender, orderIn(language), {
      items: itemsIn(language),
      code: 'PQ0000000001',
      label: { name: 'label.pdf', type: 'application/pdf', content: new Uint8Array() },
      href: sender.url,
    }),
  ),
  ofOrder('order-cancelled', (sender, language) =>
    cancelledEmail(sender, orderIn(language), {
      items: itemsIn(language),
      whole: true,
      refundCents: 2395,
      giftCents: 0,
      href: sender.url,
    }),
  ),
  ofOrder('refund-made', (sender, language) =>
    refundedEmail(sender, orderIn(language), { amountCents: 2395, giftCents: 0, onAccount: false, href: sender.url }),
  ),
]
