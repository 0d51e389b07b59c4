import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { inSentence } from '#kernel/of-shop.ts'
import { button, codeBox, paragraph, quotation, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { nameInLetter, withoutLinks } from '#modules/platform/mail/greeting.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop } from '#screens/shops.ts'
import { texts } from './email-words.ts'
import type { GiftCardRow } from './gift-cards.sql.ts'

/** The card itself: what whoever receives it needs to spend it, with the giver's words, in which nothing can be clicked. */
export function giftCardEmail(
  sender: Sender,
  card: Pick<GiftCardRow, 'language' | 'giver_name' | 'recipient_name' | 'message' | 'balance_cents' | 'expires_on'>,
  { code, publicUrl }: { code: string; publicUrl: string },
): EmailMessage {
  const { language } = card
  const giver = nameInLetter(card.giver_name)
  const message = withoutLinks(card.message)
  const text = texts[language]
  const shop = inSentence(sender.name, language)
  const amount = shownCents(card.balance_cents, language)
  const href = `${publicUrl}${shopPath(sender.path ?? mainShop, 'gift-cards', language)}#balance`
  const until = shownDay(card.expires_on)
  const from = text.from(giver, amount)
  return houseEmail(sender, language, {
    template: 'gift-card',
    subject: text.subject(giver, shop),
    title: text.title(nameInLetter(card.recipient_name)),
    preview: from,
    marks: { amount, day: until },
    body: [
      paragraph(from),
      ...(message ? [quotation(message, language)] : []),
      codeBox(text.code, code),
      paragraph(text.how(shop)),
      paragraph(text.parts),
      paragraph(text.until(until)),
      button(href, text.see),
      small(text.safe),
    ],
  })
}
