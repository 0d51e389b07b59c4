import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { claimNews } from './email-words.ts'
import { claimEmail } from './emails.ts'

/** Each begins with what became of the claim. */
export const houseLetters: readonly HouseLetter[] = claimNews.map((news) => ({
  letter: `claim-${news}`,
  marks: ['number'],
  sample: (sender, language) =>
    claimEmail(sender, language, {
      news,
      note: 'A-2026-000123',
      items: [{ title: samples[language].book, quantity: 2 }],
      answer: '',
      ...(news === 'resent' && { replacement: sampleOrder }),
      ...(news === 'credit' && { amountCents: 4000 }),
      href: sender.url,
    }),
}))
