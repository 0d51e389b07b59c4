import type { Language } from '#kernel/language.ts'
import { button, heading, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import type { LetterLineRow } from './lines.sql.ts'
import type { OrderLetterRow } from './order-letters.sql.ts'
import { type Texts, texts } from './outcome-email-words.ts'
import { lineState } from './states.ts'

export const listName = ({ language, number }: Pick<OrderLetterRow, 'language' | 'number'>): string =>
  texts[language].list(number)

export type Became = { kind: 'list'; list: number } | { kind: 'basket' } | { kind: 'order'; number: string; list: number | null }

type Line = Pick<LetterLineRow, 'asked' | 'ean' | 'quantity' | 'note' | 'wanted' | 'product_id' | 'candidates'>

const named = ({ asked, ean, quantity, note }: Line) => `${quantity} × ${asked || ean || '—'}${note ? `: ${note}` : ''}`

/** What became of an order by e-mail, with every line that is not simply in it. */
export function outcomeEmail(
  sender: Sender,
  { letter, lines }: { letter: Pick<OrderLetterRow, 'language' | 'number'>; lines: readonly Line[] },
  became: Became,
): EmailMessage {
  const { language, number } = letter
  const { open, unwanted, noted, ...text } = texts[language]
  const said = wordsOf(text, became, number)
  const states = lines.map(lineState)
  const waiting = states.filter((state) => state === 'choose' || state === 'unknown').length
  const out = lines.filter((_line, index) => states[index] === 'unwanted')
  const notes = lines.filter(({ note }, index) => note !== '' && states[index] !== 'unwanted')
  return houseEmail(sender, language, {
    template: 'order-letter-outcome',
    subject: said.subject,
    title: said.title,
    preview: said.what,
    marks: { number },
    body: [
      paragraph(said.what),
      ...(waiting > 0 ? [paragraph(open(waiting))] : []),
      ...(said.path ? [button(sender.url + said.path(language), said.see)] : []),
      ...(out.length > 0 ? [heading(unwanted), ...out.map((line) => small(named(line)))] : []),
      ...(notes.length > 0 ? [heading(noted), ...notes.map((line) => small(named(line)))] : []),
    ],
  })
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
  {
    language,
    number,
    comments,
    came_by,
    proved_at,
  }: Pick<OrderLetterRow, 'language' | 'number' | 'comments' | 'came_by' | 'proved_at'>,
  reason: string,
): EmailMessage {
  const { refused } = texts[language]
  const known = came_by === 'form' || proved_at !== null
  return houseEmail(sender, language, {
    template: 'order-letter-refused',
    subject: refused.subject(number),
    title: refused.title,
    preview: reason.slice(0, 120),
    marks: { number },
    body: [passage(reason), ...(known && comments ? [heading(refused.yours), passage(comments, small)] : [])],
  })
}
