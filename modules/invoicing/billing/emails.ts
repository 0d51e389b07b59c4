import { ofTheDay } from '#kernel/catalan-day.ts'
import { shownDay } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Invoice, InvoiceKind } from '#modules/invoicing/invoices/invoice.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { BillingSettings } from './deps.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'

type What = 'simplified' | 'full' | 'corrective'
const whatOf = (kind: InvoiceKind): What =>
  kind === 'F2' ? 'simplified' : kind === 'R1' || kind === 'R5' ? 'corrective' : 'full'

const texts: Record<
  Language,
  Record<What, { subject: (order: string) => string; text: (number: string, day: string, total: string) => string }> & {
    see: string
    keep: string
  }
> = {
  es: {
    simplified: {
      subject: (order) => `La factura de su pedido ${order}`,
      text: (number, day, total) => `Ya puede descargar la factura simplificada ${number}, del ${day}, por ${total}.`,
    },
    full: {
      subject: (order) => `La factura de su pedido ${order}`,
      text: (number, day, total) => `Ya puede descargar la factura ${number}, del ${day}, por ${total}.`,
    },
    corrective: {
      subject: (order) => `Factura rectificativa de su pedido ${order}`,
      text: (number, day, total) => `Hemos emitido la factura rectificativa ${number}, del ${day}, por ${total}.`,
    },
    see: 'Ver el pedido y la factura',
    keep: 'Guarde la factura: la necesitará para la garantía y para cualquier devolución.',
  },
  ca: {
    simplified: {
      subject: (order) => `La factura de la vostra comanda ${order}`,
      text: (number, day, total) => `Ja podeu baixar la factura simplificada ${number}, ${ofTheDay(day)}, per ${total}.`,
    },
    full: {
      subject: (order) => `La factura de la vostra comanda ${order}`,
      text: (number, day, total) => `Ja podeu baixar la factura ${number}, ${ofTheDay(day)}, per ${total}.`,
    },
    corrective: {
      subject: (order) => `Factura rectificativa de la vostra comanda ${order}`,
      text: (number, day, total) => `Hem emès la factura rectificativa ${number}, ${ofTheDay(day)}, per ${total}.`,
    },
    see: 'Mostra la comanda i la factura',
    keep: 'Deseu la factura: la necessitareu per a la garantia i per a qualsevol devolució.',
  },
  en: {
    simplified: {
      subject: (order) => `The invoice for your order ${order}`,
      text: (number, day, total) => `The simplified invoice ${number} of ${day}, for ${total}, is ready to download.`,
    },
    full: {
      subject: (order) => `The invoice for your order ${order}`,
      text: (number, day, total) => `Invoice ${number} of ${day}, for ${total}, is ready to download.`,
    },
    corrective: {
      subject: (order) => `A credit note for your order ${order}`,
      text: (number, day, total) => `We have issued the credit note ${number} of ${day}, for ${total}.`,
    },
    see: 'See the order and the invoice',
    keep: 'Please keep the invoice: you will need it for any guarantee claim or return.',
  },
}

/** Says that an invoice is there and leads to the order, where it is downloaded. */
export function invoiceEmail(sender: Sender, invoice: Invoice, order: string, href: string): EmailMessage {
  const { language } = invoice
  const { see, keep, ...rest } = texts[language]
  const what = whatOf(invoice.kind)
  const kept = what === 'corrective' ? [] : [keep]
  const { subject, text } = rest[what]
  const said = text(invoice.number, shownDay(invoice.issueDate), shownCents(invoice.totalCents, language))
  const title = subject(order)
  return {
    template: 'invoice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, said, [paragraph(said), button(href, see), ...kept.map(small)]),
    ...(sender.from && { from: sender.from }),
  }
}

/** Queues the letter of an invoice; it leaves when the caller's transaction commits. */
export async function announceInvoice(
  tx: Tx,
  { senders, publicUrl, secret }: BillingSettings,
  order: Pick<OrderToBill, 'number' | 'email' | 'storefront_code' | 'owner_kind'>,
  invoice: Invoice,
): Promise<void> {
  const href = orderLink(publicUrl, secret, { ...order, language: invoice.language })
  const sender = await senderOf(tx, senders, { storefront_code: order.storefront_code, language: invoice.language })
  await queueEmail(tx, order.email, invoiceEmail(sender, invoice, order.number, href), { order: order.number })
}
