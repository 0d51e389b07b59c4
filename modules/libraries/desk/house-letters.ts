import type { Language } from '#kernel/language.ts'
import type { EmailMessage } from '#modules/platform/mail/email-message.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import type { ApprovalEmails, ApprovalNews } from './approval.ts'
import { approvalEmails } from './emails.ts'

/** Each begins with who asks, or what was decided. */
const ofList = (
  letter: string,
  marks: readonly string[],
  drawn: (emails: ApprovalEmails, news: ApprovalNews, language: Language) => EmailMessage,
): HouseLetter => ({
  letter,
  marks,
  sample: (sender, language) =>
    drawn(
      approvalEmails(() => sender, sender.url),
      { list: { id: 1, name: samples[language].subject, reference: '' }, by: 'Inés', text: '', lines: 12 },
      language,
    ),
})

export const houseLetters: readonly HouseLetter[] = [
  ofList('desk-approval-asked', ['list'], (emails, news, language) => emails.asked(news, language)),
  ofList('desk-list-returned', ['list'], (emails, news, language) =>
    emails.returned({ ...news, text: samples[language].gone }, language),
  ),
  ofList('desk-list-approved', ['list', 'number'], (emails, news, language) =>
    emails.approved({ ...news, order: sampleOrder }, language),
  ),
]
