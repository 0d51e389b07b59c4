import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { button, paragraph, passage, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'
import { numberOf } from './quote-pdf.ts'
import type { QuoteLineRow, QuoteRow } from './quotes.sql.ts'

/** The page of a quote, opened by what its e-mail holds. */
export const quoteLink = (url: string, { number, language }: Pick<QuoteRow, 'number' | 'language'>, key: string): string =>
  `${url}${pathTo('private-quote-detail', language, { number })}?key=${key}`

/** Tells what is offered at what price, and where it is answered. */
export function quoteEmail(
  sender: Sender,
  row: Pick<
    QuoteRow,
    'number' | 'revision' | 'language' | 'note' | 'shipping_cents' | 'collect_at' | 'total_cents' | 'valid_until'
  >,
  lines: readonly Pick<QuoteLineRow, 'quantity' | 'title' | 'line_cents'>[],
  key: string,
): EmailMessage {
  const { language, note, shipping_cents: shipping } = row
  const text = texts[language]
  const what = text.what(numberOf(row), shownDay(row.valid_until))
  return houseEmail(sender, language, {
    template: 'quote',
    subject: text.subject(numberOf(row)),
    title: text.title,
    preview: what,
    marks: { number: numberOf(row) },
    body: [
      paragraph(what),
      ...(note ? [passage(note)] : []),
      table([
        ...lines.map(({ quantity, title, line_cents }) => ({
          what: `${quantity} × ${title}`,
          amount: shownCents(line_cents, language),
        })),
        ...(row.collect_at === null
          ? [{ what: text.shipping, amount: shipping === 0 ? text.free : shownCents(shipping ?? 0, language) }]
          : []),
        { what: text.total, amount: shownCents(row.total_cents, language), strong: true },
      ]),
      button(quoteLink(sender.url, row, key), text.see),
      small(text.answer),
      small(text.kept),
    ],
  })
}

/** Tells that the shop took back what it had offered, why, and that no order comes of it; whoever had accepted it counted on one. */
export function withdrawnEmail(
  sender: Sender,
  row: Pick<QuoteRow, 'number' | 'revision' | 'language'>,
  { was, reason }: { was: 'sent' | 'accepted'; reason: string },
): EmailMessage {
  const { withdrawn: text } = texts[row.language]
  const what = text.what[was](numberOf(row))
  return houseEmail(sender, row.language, {
    template: 'quote-withdrawn',
    subject: text.subject(numberOf(row)),
    title: text.title,
    preview: what,
    marks: { number: numberOf(row) },
    body: [paragraph(what), passage(reason), paragraph(text.means[was]), paragraph(text.again)],
  })
}
