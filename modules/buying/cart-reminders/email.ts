import { shownEuros } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { button, link, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { shopPath } from '#screens/shop-path.ts'
import { texts } from './email-words.ts'

export const reminderTemplate = 'cart-reminder'

export interface ReminderLine {
  title: string
  quantity: number
  /** Euros for all its copies, VAT included. */
  price: number
}

/** The one letter about a cart that was left. It says neither who it is for nor where anything would be sent: it may be forwarded. */
export function reminderEmail(
  sender: Sender,
  language: Language,
  { lines, key }: { lines: readonly ReminderLine[]; key: string },
): EmailMessage {
  const text = texts[language]
  const href = sender.url + shopPath(sender.path ?? '', 'basket-kept', language, { key })
  const email = houseEmail(sender, language, {
    template: reminderTemplate,
    subject: text.subject,
    opening: text.asked,
    body: [
      table(
        lines.map(({ title, quantity, price }) => ({
          what: title,
          note: text.copies(quantity),
          amount: shownEuros(price, language),
        })),
      ),
      small(text.prices),
      button(href, text.open),
      small(text.device),
      small(text.why),
      small(link(`${href}?stop=1`, text.stop)),
    ],
  })
  return { ...email, unsubscribeUrl: `${sender.url}/api/cart-reminder/end/?key=${encodeURIComponent(key)}` }
}
