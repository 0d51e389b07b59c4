import type { Language } from '#kernel/language.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { samples } from '#modules/platform/mail/sample-words.ts'
import { approvedEmail, refusedEmail, repliedEmail } from './emails.ts'

/** Each begins with what became of the review. */
const ofReview = (letter: string, email: (sender: Sender, language: Language, title: string) => EmailMessage): HouseLetter => ({
  letter,
  marks: ['title'],
  sample: (sender, language) => email(sender, language, samples[language].book),
})

export const houseLetters: readonly HouseLetter[] = [
  ofReview('review-approved', approvedEmail),
  ofReview('review-refused', (sender, language, title) =>
    refusedEmail(sender, language, { title, reason: 'other_matter', note: '', words: samples[language].words }),
  ),
  ofReview('review-replied', (sender, language, title) =>
    repliedEmail(sender, language, { title, reply: samples[language].words }),
  ),
]
