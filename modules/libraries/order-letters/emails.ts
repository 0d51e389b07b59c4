import type { Language } from '#kernel/language.ts'
import { button, heading, lines, link, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, inBothForms, type LetterFile, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'

export interface Ordered {
  number: string
  customer: string
  email: string
  by: string | null
  comments: string
  fileName: string
  read: { id: number; found: number; lines: number } | null
}

/** The order itself, to the shop in its staff's language, with the file that came. */
export function orderLetter(sender: Sender, language: Language, ordered: Ordered, file: LetterFile | null): EmailMessage {
  const text = texts[language]
  const { number, customer, email, by, comments, fileName, read } = ordered
  const title = text.ordered(number, customer).replace(/\s+/g, ' ')
  const facts = [
    by ? `${customer} · ${by}` : customer,
    ...(fileName ? [text.file(fileName)] : []),
    ...(read ? [text.recognised(read.found, read.lines, number)] : []),
  ]
  return {
    template: 'order-letter',
    language,
    subject: title,
    ...inBothForms(sender, language, title, facts.join(' · '), [
      paragraph(lines(facts[0] ?? '', link(`mailto:${email}`, email))),
      ...facts.slice(1).map((fact) => small(fact)),
      ...(comments ? [passage(comments)] : []),
    ]),
    ...(file && { files: [file] }),
  }
}

/** Tells whoever sent it that the order arrived, what of it was read, and how to make a list of it. */
export function acknowledgement(
  sender: Sender,
  language: Language,
  { number, comments, fileName, read }: Pick<Ordered, 'number' | 'comments' | 'fileName' | 'read'>,
): EmailMessage {
  const text = texts[language]
  const facts = [text.promise, ...(fileName ? [text.file(fileName)] : []), ...(read ? [text.read(read.found, read.lines)] : [])]
  const url = read ? `${sender.url}${pathTo('private-paste', language)}?reading=${read.id}` : null
  return houseEmail(sender, language, {
    template: 'order-letter-received',
    subject: text.subject(number),
    title: text.title,
    preview: text.promise,
    opening: text.thanks(number),
    marks: { number },
    body: [
      ...facts.map((fact) => paragraph(fact)),
      ...(url ? [button(url, text.take)] : []),
      heading(text.yours),
      passage(comments, small),
    ],
  })
}

/** Anybody can write somebody else's address over an e-mail: whoever reads what comes to it is asked to answer. */
export function askedToAnswer(sender: Sender, language: Language, id: number): EmailMessage {
  const { subject, title, what, nothing } = texts[language].answer
  return {
    template: 'order-letter-asked',
    language,
    subject: subject(`L${String(id).padStart(6, '0')}`),
    ...inBothForms(sender, language, title, what, [paragraph(what), small(nothing)]),
  }
}
