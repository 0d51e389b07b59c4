import type { Language } from '#kernel/language.ts'
import { button, heading, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Ready } from './asked-copies.ts'
import type { LetterLineRow } from './lines.sql.ts'
import type { OrderLetterRow } from './order-letters.sql.ts'
import { type Texts, texts } from './outcome-email-words.ts'
import { lineState } from './states.ts'

export const listName = ({ language, number }: Pick<OrderLetterRow, 'language' | 'number'>): string =>
  texts[language].list(number)

export type Became = { kind: 'list'; list: number } | { kind: 'basket' } | { kind: 'order'; number: string; list: number | null }

const named = ({ asked, ean, quantity, note }: LetterLineRow) => `${quantity} × ${asked || ean || '—'}${note ? `: ${note}` : ''}`

/** What became of an order by e-mail, with every line that is not simply in it. */
export function outcomeEmail(sender: Sender, { letter, lines }: Pick<Ready, 'letter' | 'lines'>, became: Became): EmailMessage {
  const { language, number } = letter
  const { open, unwanted, noted, ...text } = texts[language]
  const said = wordsOf(text, became, number)
  const states = lines.map(lineState)
  const waiting = states.filter((state) => state === 'choose' || state === 'unknown').length
  const out = lines.filter((_line, index) => states[index] === 'unwanted')
  const notes = lines.filter(({ note }, index) => note !== '' && states[index] !== 'unwanted')
  return {
    template: 'order-letter-outcome',
    language,
    subject: said.subject,
    ...inBothForms(sender, language, said.title, said.what, [
      paragraph(said.what),
      ...(waiting > 0 ? [paragraph(open(waiting))] : []),
      ...(said.path ? [button(sender.url + said.path(language), said.see)] : []),
      ...(out.length > 0 ? [heading(unwanted), ...out.map((line) => small(named(line)))] : []),
      ...(notes.length > 0 ? [heading(noted), ...notes.map((line) => small(named(line)))] : []),
    ]),
  }
}

function wordsOf({ listed, basket, order }: Pick<Texts, 'listed' | 'basket' | 'order'>, became: Became, number: string) {
  const listAt = (list: number) => (language: Language) => pathTo('private-list-detail', language, { id: String(list) })
  if (became.kind === 'list') return { ...listed, subject: listed.subject(number), path: listAt(became.list) }
  if (became.kind === 'basket')
    return { ...basket, subject: basket.subject(number), path: (language: Language) => pathTo('basket-cart', language) }
  const { list } = became
  return {
    ...order,
    subject: order.subject(number, became.number),
    what: [order.what(became.number), ...(list === null ? [] : [order.rest])].join(' '),
    path: list === null ? null : listAt(list),
  }
}

/** Why nothing comes of it. What was written is repeated only to whoever is known to have written it. */
export function refusalEmail(
  sender: Sender,
  { language, number, comments, came_by, proved_at }: OrderLetterRow,
  reason: string,
): EmailMessage {
  const { refused } = texts[language]
  const known = came_by === 'form' || proved_at !== null
  return {
    template: 'order-letter-refused',
    language,
    subject: refused.subject(number),
    ...inBothForms(sender, language, refused.title, reason.slice(0, 120), [
      passage(reason),
      ...(known && comments ? [heading(refused.yours), passage(comments, small)] : []),
    ]),
  }
}
