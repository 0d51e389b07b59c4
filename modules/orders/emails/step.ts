import type { Language } from '#kernel/language.ts'
import { button, fact, passage, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'

/** What a letter about one step of an order says, in its language. */
export interface Step {
  template: string
  /** What an editor may name in how it opens, where that stands before what it tells. */
  marks?: Readonly<Record<string, string>>
  subject: string
  title: string
  paragraphs: readonly string[]
  /** What it is about: items and amounts. */
  rows?: readonly { what: string; amount?: string; strong?: boolean }[]
  /** A heading and what stands under it: where to collect, who carries it. */
  facts?: readonly { label: string; value: string }[]
  closing?: readonly string[]
  action: { href: string; text: string }
}

/** The letter of a step, on the shop's paper and as plain text. */
export function stepEmail(sender: Sender, language: Language, step: Step): EmailMessage {
  const { template, marks, subject, title, paragraphs, rows = [], facts = [], closing = [], action } = step
  const body = [
    ...paragraphs.map((text) => passage(text)),
    ...(rows.length > 0 ? [table(rows)] : []),
    ...facts.map(({ label, value }) => fact(label, value)),
    button(action.href, action.text),
    ...closing.map((text) => small(text)),
  ]
  return {
    template,
    language,
    subject,
    ...inBothForms(sender, language, title, paragraphs[0] ?? title, body, template, marks),
    ...(sender.from && { from: sender.from }),
  }
}
