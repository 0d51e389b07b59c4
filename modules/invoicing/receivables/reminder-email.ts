import { type Day, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { sum } from '#kernel/money.ts'
import { button, paragraph, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  subject: string
  said: (facts: { invoices: number; open: string }) => string
  due: (day: string) => string
  total: string
  account: (facts: { iban: string; issuer: string; many: boolean }) => string
  crossed: string
  see: string
}

const texts: Localized<Texts> = {
  es: {
    subject: 'Facturas vencidas pendientes de pago',
    said: ({ invoices, open }) =>
      invoices === 1
        ? `Según nuestras cuentas, queda por pagar una factura vencida: ${open}.`
        : `Según nuestras cuentas, quedan por pagar ${invoices} facturas vencidas: ${open} en total.`,
    due: (day) => `venció el ${day}`,
    total: 'Total',
    account: ({ iban, issuer, many }) =>
      `Puede pagar por transferencia a la cuenta ${iban}, a nombre de ${issuer}, con ${many ? 'los números de las facturas' : 'el número de la factura'} como concepto.`,
    crossed: 'Si ya ha hecho la transferencia, no tiene que hacer nada: puede haberse cruzado con este correo.',
    see: 'Ver las facturas pendientes',
  },
  ca: {
    subject: 'Factures vençudes pendents de pagament',
    said: ({ invoices, open }) =>
      invoices === 1
        ? `Segons els nostres comptes, queda per pagar una factura vençuda: ${open}.`
        : `Segons els nostres comptes, queden per pagar ${invoices} factures vençudes: ${open} en total.`,
    due: (day) => `va vèncer el ${day}`,
    total: 'Total',
    account: ({ iban, issuer, many }) =>
      `Podeu pagar per transferència al compte ${iban}, a nom de ${issuer}, amb ${many ? 'els números de les factures' : 'el número de la factura'} com a concepte.`,
    crossed: 'Si ja heu fet la transferència, no cal que feu res: aquest avís es pot haver creuat amb el vostre pagament.',
    see: 'Mostra les factures pendents',
  },
  en: {
    subject: 'Overdue invoices',
    said: ({ invoices, open }) =>
      invoices === 1
        ? `According to our records, one overdue invoice is still unpaid: ${open}.`
        : `According to our records, ${invoices} overdue invoices are still unpaid: ${open} in total.`,
    due: (day) => `due on ${day}`,
    total: 'Total',
    account: ({ iban, issuer, many }) =>
      `You can pay by transfer to account ${iban}, held by ${issuer}, quoting the invoice ${many ? 'numbers' : 'number'}.`,
    crossed: 'If you have already made the transfer, please ignore this reminder.',
    see: 'See the open invoices',
  },
}

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
  return {
    template: 'account-reminder',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, said, [
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
      small(text.crossed),
    ]),
  }
}
