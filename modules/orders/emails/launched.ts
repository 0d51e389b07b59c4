import type { Localized } from '#kernel/language.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { stepEmail } from './step.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  text: (number: string) => string
  charge: string
  see: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Ya está a la venta lo que reservó en el pedido ${number}`,
    title: 'Preparamos su reserva',
    text: (number) => `Ya están a la venta estos títulos del pedido ${number}, y los estamos preparando:`,
    charge: 'Se cobran cuando salgan de la tienda, en la tarjeta con la que hizo el pedido. Le escribiremos entonces.',
    see: 'Ver el pedido',
  },
  ca: {
    subject: (number) => `Ja s’ha publicat el que vau reservar a la comanda ${number}`,
    title: 'Preparem la vostra reserva',
    text: (number) => `Ja són a la venda aquests títols de la comanda ${number}, i els estem preparant:`,
    charge: 'Es cobren quan surten de la botiga, a la targeta amb què vau fer la comanda. Llavors us escriurem.',
    see: 'Mostra la comanda',
  },
  en: {
    subject: (number) => `Your pre-order ${number} has been published`,
    title: 'We are preparing your pre-order',
    text: (number) => `These titles from order ${number} are now on sale, and we are preparing them:`,
    charge: 'We will charge the card you used when we dispatch them, and e-mail you then.',
    see: 'See the order',
  },
}

interface Launched {
  order: Pick<OrderRow, 'number' | 'language' | 'terms'>
  items: readonly { title: string; quantity: number; charged_later: boolean }[]
  href: string
}

/** Tells that a pre-sale has come into work, and what will be charged when it leaves (O-07). */
export function launchedEmail(sender: Sender, { order, items, href }: Launched): EmailMessage {
  const { language, number, terms } = order
  const text = texts[language]
  const charged = terms === 'prepaid' && items.some((item) => item.charged_later)
  return stepEmail(sender, language, {
    template: 'order-launched',
    subject: text.subject(number),
    title: text.title,
    paragraphs: [text.text(number)],
    rows: items.map(({ title, quantity }) => ({ what: `${quantity} × ${title}` })),
    closing: charged ? [text.charge] : [],
    action: { href, text: text.see },
  })
}
