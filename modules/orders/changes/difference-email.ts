import { shownCents } from '#kernel/figures.ts'
import type { Localized } from '#kernel/language.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string) => string
  toPay: string
  waits: string
  pay: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Diferencia de su cambio · pedido ${number}`,
    title: 'Falta pagar la diferencia',
    what: (number) => `En la tienda hemos cambiado un artículo del pedido ${number} por otro que cuesta más:`,
    toPay: 'Falta por pagar',
    waits: 'Lo tiene apartado en el mostrador; se lo entregamos en cuanto esté pagada.',
    pay: 'Pagar la diferencia',
  },
  ca: {
    subject: (number) => `Diferència del vostre canvi · comanda ${number}`,
    title: 'Falta pagar la diferència',
    what: (number) => `A la botiga hem canviat un article de la comanda ${number} per un altre que costa més:`,
    toPay: 'Falta per pagar',
    waits: 'El teniu apartat al taulell; us el lliurem quan estigui pagada.',
    pay: 'Paga la diferència',
  },
  en: {
    subject: (number) => `Difference for your exchange · order ${number}`,
    title: 'The difference is still to be paid',
    what: (number) => `In the bookshop we exchanged an item from order ${number} for one that costs more:`,
    toPay: 'Still to pay',
    waits: 'It is kept for you at the counter and handed over once this is paid.',
    pay: 'Pay the difference',
  },
}

interface Owed {
  added: readonly { title: string; quantity: number; cents: number }[]
  toPayCents: number
  href: string
}

/** Where the customer of an exchange pays what the other thing costs more. */
export function differenceEmail(
  sender: Sender,
  { number, language }: Pick<OrderRow, 'number' | 'language'>,
  { added, toPayCents, href }: Owed,
): EmailMessage {
  const text = texts[language]
  return stepEmail(sender, language, {
    template: 'exchange-difference',
    subject: text.subject(number),
    title: text.title,
    paragraphs: [text.what(number)],
    rows: [
      ...added.map(({ title, quantity, cents }) => ({ what: `${quantity} × ${title}`, amount: shownCents(cents, language) })),
      { what: text.toPay, amount: shownCents(toPayCents, language), strong: true },
    ],
    closing: [text.waits],
    action: { href, text: text.pay },
  })
}
