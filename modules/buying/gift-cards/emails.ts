import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { inSentence } from '#kernel/of-shop.ts'
import { button, codeBox, paragraph, quotation, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { nameInLetter, withoutLinks } from '#modules/platform/mail/greeting.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop } from '#screens/shops.ts'
import { texts } from './email-words.ts'
import type { GiftCardRow } from './gift-cards.sql.ts'

/** The card itself: what whoever receives it needs to spend it, with the giver's words, in which nothing can be clicked. */
export function giftCardEmail(
  sender: Sender,
  card: GiftCardRow,
  { code, publicUrl }: { code: string; publicUrl: string },
): EmailMessage {
  const { language } = card
  const giver = nameInLetter(card.giver_name)
  const message = withoutLinks(card.message)
  const text = texts[language]
  const shop = inSentence(sender.name, language)
  const amount = shownCents(card.balance_cents, language)
  const title = text.title(nameInLetter(card.recipient_name))
  const href = `${publicUrl}${shopPath(sender.path ?? mainShop, 'gift-cards', language)}#balance`
  const until = text.until(shownDay(card.expires_on))
  return {
    template: 'gift-card',
    language,
    subject: text.subject(giver, shop),
    ...inBothForms(sender, language, title, text.from(giver, amount), [
      paragraph(text.from(giver, amount)),
      ...(message ? [quotation(message, language)] : []),
      codeBox(text.code, code),
      paragraph(text.how(shop)),
      paragraph(text.parts),
      paragraph(until),
      button(href, text.see),
      small(text.safe),
    ]),
  }
}
