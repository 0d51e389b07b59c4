import { shownDay } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Invoice, InvoiceKind } from '#modules/invoicing/invoices/invoice.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { button, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { opening } from '#modules/platform/mail/house-letter.ts'
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
  const { see, keep, ...rest } = texts[language]
  const what = whatOf(invoice.kind)
  const kept = what === 'corrective' ? [] : [keep]
  const { subject, text } = rest[what]
  const said = text(invoice.number, shownDay(invoice.issueDate), shownCents(invoice.totalCents, language))
  const title = subject(order)
  const template = 'invoice'
  const begins = opening(sender, language, template, { house: '', marks: { number: order } })
  const body = [...(begins ? [passage(begins)] : []), paragraph(said), button(href, see), ...kept.map(small)]
  return {
    template,
    language,
    subject: title,
    ...inBothForms(sender, language, title, said, body, template),
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
