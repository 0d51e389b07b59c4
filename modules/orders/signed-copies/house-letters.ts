import type { Day } from '#kernel/days.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { signingEmail, signingNews } from './letters.ts'

/** Each begins with what became of the signing. */
export const houseLetters: readonly HouseLetter[] = signingNews.map((news) => ({
  letter: `signing-${news.replace('_', '-')}`,
  marks: ['number', 'title'],
  sample: (sender, language) =>
    signingEmail(
      sender,
      { language, number: sampleOrder },
      {
        news,
        signing: { title: samples[language].activity, on: '2026-11-20' as Day },
        lines: [{ title: samples[language].book, quantity: 1, dedication: '' }],
        href: sender.url,
      },
    ),
}))
