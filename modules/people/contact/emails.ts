import type { Language } from '#kernel/language.ts'
import { lines, link, paragraph, passage } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { ContactKind, ContactSubject } from './contract.ts'
import { type Texts, texts } from './email-words.ts'

/** What a message is about, in a language. */
export const kindName = (kind: ContactKind, language: Language): string => texts[language].kinds[kind]

export interface Written {
  number: number
  subject: ContactSubject
  kind: ContactKind
  name: string
  institution: string
  email: string
  phone: string
  message: string
  training: string
  experience: string
  knowledge: string
}

/** The letter and, of a job application, each answer under its question. */
function saidIn(text: Texts, written: Written): string[] {
  const answers = (['training', 'experience', 'knowledge'] as const).filter((name) => written[name])
  return [written.message, ...answers.map((name) => `${text.answers[name]}:\n${written[name]}`)]
}

/** Tells the shop, in its staff's language, whoever wrote in which. */
export function noticeEmail(sender: Sender, language: Language, written: Written): EmailMessage {
  const text = texts[language]
  const { number, subject, kind, name, institution, email, phone } = written
  const message = saidIn(text, written).join('\n\n')
  const title = `${text.subjects[subject]}: ${subject === 'job' ? name : text.kinds[kind]} (${number})`
  const who = [name, institution, phone].filter(Boolean).join(' · ')
  return {
    template: 'contact-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, who, [paragraph(lines(who, link(`mailto:${email}`, email))), passage(message)]),
  }
}

/** Tells the sender that their message arrived. It repeats nothing of it: whoever typed an address need not be its owner. */
export function acknowledgement(
  sender: Sender,
  language: Language,
  { number, subject }: Pick<Written, 'number' | 'subject'>,
): EmailMessage {
  const text = texts[language]
  const promise = subject === 'job' ? text.jobPromise : text.promise
  return houseEmail(sender, language, {
    template: 'contact-received',
    subject: text.received,
    preview: promise,
    opening: text.thanks(number),
    marks: { number: String(number) },
    body: [paragraph(promise)],
  })
}
