import { shownDay } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Invoice, InvoiceKind } from '#modules/invoicing/invoices/invoice.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender, type Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { BillingSettings } from './deps.ts'
import { texts, type What } from './email-words.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'

const whatOf = (kind: InvoiceKind): What =>
  kind === 'F2' ? 'simplified' : kind === 'R1' || kind === 'R5' ? 'corrective' : 'full'

/** Says that an invoice is there and leads to the order, where it is downloaded. */
export function invoiceEmail(
  sender: Sender,
  invoice: Pick<Invoice, 'language' | 'kind' | 'number' | 'issueDate' | 'totalCents'>,
  order: string,
  href: string,
): EmailMessage {
  const { language } = invoice
  const { see, keep, cancelled: _, ...rest } = texts[language]
  const what = whatOf(invoice.kind)
  const kept = what === 'corrective' ? [] : [keep]
  const { subject, text } = rest[what]
  const said = text(invoice.number, shownDay(invoice.issueDate), shownCents(invoice.totalCents, language))
  return houseEmail(sender, language, {
    template: 'invoice',
    subject: subject(order),
    preview: said,
    marks: { number: order },
    body: [paragraph(said), button(href, see), ...kept.map(small)],
  })
}

/** Says that an invoice is not one any more: nothing is owed on it, and no tax is deducted by it. */
export function cancelledEmail(
  sender: Sender,
  { language, kind, number, issueDate, totalCents }: Pick<Invoice, 'language' | 'kind' | 'number' | 'issueDate' | 'totalCents'>,
  order: string,
): EmailMessage {
  const { cancelled } = texts[language]
  const said = cancelled.text(number, shownDay(issueDate), shownCents(totalCents, language), order)
  return houseEmail(sender, language, {
    template: 'invoice-cancelled',
    subject: cancelled.subject(number),
    preview: said,
    marks: { number },
    body: [
      paragraph(said),
      paragraph(cancelled.means[kind === 'F2' || kind === 'R5' ? 'simplified' : 'full']),
      paragraph(cancelled.ask),
    ],
  })
}

type ToTell = Pick<OrderToBill, 'number' | 'email' | 'storefront_code' | 'owner_kind'>

/** Queues the letter of an invoice; it leaves when the caller's transaction commits. */
export async function announceInvoice(
  tx: Tx,
  { senders, publicUrl, secret }: BillingSettings,
  order: ToTell,
  invoice: Invoice,
): Promise<void> {
  const href = orderLink(publicUrl, secret, { ...order, language: invoice.language })
  const sender = await signing(tx, senders, order, invoice)
  await queueEmail(tx, order.email, invoiceEmail(sender, invoice, order.number, href), { order: order.number })
}

/** Queues the letter that an invoice was cancelled. */
export async function announceCancelled(
  tx: Tx,
  { senders }: Pick<BillingSettings, 'senders'>,
  order: ToTell,
  invoice: Invoice,
): Promise<void> {
  const sender = await signing(tx, senders, order, invoice)
  await queueEmail(tx, order.email, cancelledEmail(sender, invoice, order.number), { order: order.number })
}

const signing = (tx: Tx, senders: Senders, { storefront_code }: ToTell, { language }: Invoice): Promise<Sender> =>
  senderOf(tx, senders, { storefront_code, language })
