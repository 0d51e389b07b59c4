import type { Language } from '#kernel/language.ts'
import type { Html } from '#modules/platform/mail/html.ts'
import { button, heading, inPlain, type Letter, onPaper, paragraph, type Sender, small } from '#modules/platform/mail/letter.ts'
import { row, table } from './letter-parts.ts'

/** What a letter about one step of an order says, in its language. */
export interface Step {
  template: string
  subject: string
  title: string
  paragraphs: readonly string[]
  /** What it is about: pieces and amounts. */
  rows?: readonly { what: string; amount?: string; strong?: boolean }[]
  /** A heading and what stands under it: where to collect, who carries it. */
  facts?: readonly { label: string; value: string }[]
  closing?: readonly string[]
  action: { href: string; text: string }
}

/** The letter of a step, on the shop's paper and as plain text. */
export function stepLetter(sender: Sender, language: Language, step: Step): Letter {
  const { template, subject, title, paragraphs, rows = [], facts = [], closing = [], action } = step
  const body: Html[] = [
    ...paragraphs.map((text) => paragraph(text)),
    ...(rows.length > 0 ? [table(rows.map(({ what, amount, strong }) => row(what, amount ?? '', null, strong)))] : []),
    ...facts.flatMap(({ label, value }) => [heading(label), paragraph(value)]),
    button(action.href, action.text),
    ...closing.map((text) => small(text)),
  ]
  return {
    template,
    language,
    subject,
    html: onPaper(sender, language, title, paragraphs[0] ?? title, body),
    ...(sender.from && { from: sender.from }),
    plain: inPlain(sender, title, [
      ...paragraphs,
      ...(rows.length > 0 ? [rows.map(({ what, amount }) => (amount ? `${what}: ${amount}` : what)).join('\n')] : []),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      `${action.text}: ${action.href}`,
      ...closing,
    ]),
  }
}
