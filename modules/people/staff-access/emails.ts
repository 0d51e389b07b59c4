import { dayOf, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { formatted } from '#kernel/shown-time.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type StaffPost, unedited } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { linkTexts, noticeTexts } from './email-words.ts'
import { moment } from './moment-words.ts'

interface Reader {
  name: string
  language: Language | null
}

/** Where a link to choose a password leads. What it carries stands behind the #, so that no server writes it into a log. */
const passwordPage = (url: string, token: string) => `${url}/staff/set-password/#${token}`
const accountPage = (url: string) => `${url}/staff/account/`

/** The letter with a link to choose a password: of somebody new, or of somebody who forgot theirs. */
export function linkEmail(
  { senders, staffLanguage }: StaffPost,
  reader: Reader,
  { purpose, token }: { purpose: 'invitation' | 'reset'; token: string },
): EmailMessage {
  const language = reader.language ?? staffLanguage
  const sender = unedited(senders(language))
  const text = linkTexts[language][purpose]
  return {
    template: `staff-${purpose}`,
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.ends, [
      paragraph(greeting(language, reader.name)),
      paragraph(text.said),
      button(passwordPage(sender.url, token), text.button),
      small(text.ends),
      small(text.ignore),
    ]),
  }
}

/** What changed about how somebody signs in. */
export type Notice =
  | { kind: 'new_place'; at: Date; device: string; address: string | null }
  | { kind: 'password_changed' | 'factor_added' | 'factor_removed'; at: Date }

/** The letter that tells somebody of it, so that they notice what they did not do. */
export function noticeEmail({ senders, staffLanguage }: StaffPost, reader: Reader, notice: Notice): EmailMessage {
  const language = reader.language ?? staffLanguage
  const sender = unedited(senders(language))
  const text = noticeTexts[language]
  const time = formatted(notice.at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const { subject, said } = text[notice.kind]
  const when = moment[language](shownDay(dayOf(notice.at)), time)
  const place = notice.kind === 'new_place' ? [notice.device, notice.address].filter(Boolean).join(' · ') : ''
  return {
    template: 'staff-notice',
    language,
    subject,
    ...inBothForms(sender, language, subject, text.ifNot, [
      paragraph(greeting(language, reader.name)),
      paragraph(said(when, place || text.somewhere)),
      paragraph(text.ifNot),
      button(accountPage(sender.url), text.button),
    ]),
  }
}
