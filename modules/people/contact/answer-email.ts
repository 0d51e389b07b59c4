import type { Language } from '#kernel/language.ts'
import { formatted } from '#kernel/shown-time.ts'
import { heading, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './answer-email-words.ts'
import type { ContactKind } from './contract.ts'
import { kindName } from './emails.ts'

export interface Answered {
  id: number
  kind: ContactKind
  language: Language
  message: string
  sent_at: Date
  answer: string
  /** Who of the shop writes. */
  by: string
  /** What was written to and fro since, the first first. */
  thread: readonly { kind: string; text: string; at: Date }[]
}

/** Earlier messages that an answer repeats; who wants older ones has them in their mailbox. */
const mostQuoted = 6

/** A colleague's answer, with what was written before it, the latest first. */
export function answerEmail(sender: Sender, { language, ...answered }: Answered): EmailMessage {
  const text = texts[language]
  const shown = (at: Date) =>
    formatted(at, language, { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }).replace(
      ',',
      '',
    )
  const before = [{ kind: 'received', text: answered.message, at: answered.sent_at }, ...answered.thread]
  const quoted = before
    .toReversed()
    .slice(0, mostQuoted)
    .flatMap(({ kind, text: said, at }) => [
      small(kind === 'answer' ? text.we(shown(at)) : text.they(shown(at))),
      passage(said, small),
    ])
  return houseEmail(sender, language, {
    template: 'contact-answer',
    subject: text.subject(answered.id, kindName(answered.kind, language)),
    title: text.title(answered.id),
    preview: answered.answer.slice(0, 120),
    marks: { number: String(answered.id) },
    body: [
      passage(answered.answer),
      paragraph(`${answered.by} · ${sender.name}`),
      small(text.back),
      heading(text.before),
      ...quoted,
    ],
  })
}
