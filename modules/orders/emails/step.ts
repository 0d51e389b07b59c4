import type { Language } from '#kernel/language.ts'
import { button, fact, passage, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, type HouseEmail, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'

/** What a letter about one step of an order says, in its language. */
export interface Step extends Pick<HouseEmail, 'template' | 'subject' | 'opening' | 'marks'> {
  title: string
  /** What it tells first. */
  paragraphs?: readonly string[]
  /** What it is about: items and amounts. */
  rows?: readonly { what: string; amount?: string; strong?: boolean }[]
  /** A heading and what stands under it: where to collect, who carries it. */
  facts?: readonly { label: string; value: string }[]
  /** What it tells last. */
  after?: readonly string[]
  action: { href: string; text: string }
}

/** The letter of a step, on the shop's paper and as plain text. */
export function stepEmail(sender: Sender, language: Language, step: Step): EmailMessage {
  const { title, opening, paragraphs = [], rows = [], facts = [], after = [], action, ...said } = step
  return houseEmail(sender, language, {
    ...said,
    title,
    opening,
    preview: opening ? undefined : paragraphs[0],
    body: [
      ...paragraphs.map((text) => passage(text)),
      ...(rows.length > 0 ? [table(rows)] : []),
      ...facts.map(({ label, value }) => fact(label, value)),
      button(action.href, action.text),
      ...after.map((text) => small(text)),
    ],
  })
}
