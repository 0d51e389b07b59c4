import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './launched-words.ts'
import { stepEmail } from './step.ts'

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
    marks: { number },
    subject: text.subject(number),
    title: text.title,
    paragraphs: [text.text(number)],
    rows: items.map(({ title, quantity }) => ({ what: `${quantity} × ${title}` })),
    after: charged ? [text.charge] : [],
    action: { href, text: text.see },
  })
}
