import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import type { OpenInvoiceRow } from './receivables.sql.ts'
import { texts } from './reminder-email-words.ts'

type Overdue = Pick<OpenInvoiceRow, 'full_number' | 'due_on' | 'open_cents' | 'orders'> & { iban: string; issuer: string }

/** Of an invoice that is overdue, with the account that the invoice itself names. */
export function reminderEmail(
  sender: Sender,
  language: Language,
  { full_number: invoice, due_on, open_cents, orders, iban, issuer }: Overdue,
): EmailMessage {
  const text = texts[language]
  const said = text.said({ invoice, due: shownDay(due_on), open: shownCents(open_cents, language) })
  const about = text.orders(orders)
  const account = text.account({ iban: inFours(iban), issuer, invoice })
  const href = sender.url + pathTo('private-budget', language)
  return houseEmail(sender, language, {
    template: 'payment-reminder',
    subject: text.subject(invoice),
    preview: said,
    marks: { number: invoice },
    closing: text.crossed,
    body: [paragraph(said), paragraph(about), paragraph(account), button(href, text.see)],
  })
}

/** As banks print it, its groups never parted over two lines. */
const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')
