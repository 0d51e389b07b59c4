import { type Day, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { sum } from '#kernel/money.ts'
import { button, paragraph, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './reminder-email-words.ts'

interface Late {
  full_number: string
  due_on: Day
  open_cents: number
  iban: string
  issuer: string
}

/** Of all that an account owes and is late, with the bank account that its invoices name. */
export function accountReminderEmail(sender: Sender, language: Language, late: readonly Late[]): EmailMessage {
  const text = texts[language]
  const open = shownCents(sum(late.map(({ open_cents }) => open_cents)), language)
  const said = text.said({ invoices: late.length, open })
  const [{ iban, issuer } = { iban: '', issuer: '' }] = late.slice(-1)
  return houseEmail(sender, language, {
    template: 'account-reminder',
    subject: text.subject,
    preview: said,
    closing: text.crossed,
    body: [
      paragraph(said),
      table([
        ...late.map((row) => ({
          what: row.full_number,
          note: text.due(shownDay(row.due_on)),
          amount: shownCents(row.open_cents, language),
        })),
        ...(late.length > 1 ? [{ what: text.total, amount: open, strong: true }] : []),
      ]),
      paragraph(text.account({ iban: iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0'), issuer, many: late.length > 1 })),
      button(sender.url + pathTo('private-budget', language), text.see),
    ],
  })
}
