import { shownCents } from '#kernel/figures.ts'
import type { Localized } from '#kernel/language.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, shipping: string, total: string) => string
  until: string
  pay: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su pedido ${number}: ya sabemos lo que cuesta el envío`,
    title: 'Ya puede pagar su pedido',
    what: (number, shipping, total) =>
      `Enviarle el pedido ${number} cuesta ${shipping}. En total son ${total}, con el IVA que corresponde.`,
    until: 'Se lo guardamos siete días; si no le conviene, no tiene que hacer nada.',
    pay: 'Pagar el pedido',
  },
  ca: {
    subject: (number) => `La vostra comanda ${number}: ja sabem què costa l’enviament`,
    title: 'Ja podeu pagar la comanda',
    what: (number, shipping, total) =>
      `L’enviament de la comanda ${number} costa ${shipping}. En total són ${total}, amb l’IVA que correspon.`,
    until: 'Us la guardem set dies; si no us va bé, no cal que feu res.',
    pay: 'Paga la comanda',
  },
  en: {
    subject: (number) => `Your order ${number}: delivery cost confirmed`,
    title: 'You can now pay for your order',
    what: (number, shipping, total) =>
      `Delivery for order ${number} costs ${shipping}. The total is ${total}, including any VAT due.`,
    until: 'We will keep your order for seven days. If the cost does not suit you, you do not need to do anything.',
    pay: 'Pay for the order',
  },
}

/** Tells what shipping costs, and where to pay. */
export function shippingConfirmedEmail(sender: Sender, order: OrderRow, href: string): EmailMessage {
  const { language, number } = order
  const text = texts[language]
  const what = text.what(number, shownCents(order.shipping_cents, language), shownCents(order.total_cents, language))
  return {
    template: 'shipping-confirmed',
    language,
    subject: text.subject(number),
    ...inBothForms(sender, language, text.title, what, [paragraph(what), paragraph(text.until), button(href, text.pay)]),
    ...(sender.from && { from: sender.from }),
  }
}
