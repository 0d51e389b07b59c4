import { inSentence } from '#kernel/of-shop.ts'
import type { EbookGiftRow } from '#modules/orders/order/ebook-gifts.ts'
import { button, paragraph, quotation, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { nameInLetter, withoutLinks } from '#modules/platform/mail/greeting.ts'
import { texts } from './letter-words.ts'
import { giftWaiverSentence } from './waiver.ts'

const bookOf = ({ title, author }: EbookGiftRow) => (author ? `${title} — ${author}` : title)

/** The gift itself: who gives what, and the link that opens it once, with the giver's words, in which nothing can be clicked. */
export function giftLetter(sender: Sender, gift: EbookGiftRow, href: string): EmailMessage {
  const { language } = gift
  const text = texts[language]
  const giver = nameInLetter(gift.giver_name)
  const message = withoutLinks(gift.message)
  const from = text.from(giver, bookOf(gift), inSentence(sender.name, language))
  return {
    template: 'ebook-gift',
    language,
    subject: text.subject(giver),
    ...inBothForms(sender, language, text.title, from, [
      paragraph(from),
      ...(message ? [quotation(message, language)] : []),
      paragraph(gift.lcp ? text.howLcp : text.how),
      button(href, text.open),
      small(text.once),
    ]),
    ...(sender.from && { from: sender.from }),
  }
}

/** What whoever opened it keeps: where their book is, and what they agreed to, on a durable medium. */
export function openedLetter(
  sender: Sender,
  gift: EbookGiftRow,
  { href, openedAt }: { href: string; openedAt: Date },
): EmailMessage {
  const { language } = gift
  const { opened: text } = texts[language]
  const said = (gift.lcp ? text.textLcp : text.text)(bookOf(gift))
  return {
    template: 'ebook-gift-opened',
    language,
    subject: text.subject(gift.title),
    ...inBothForms(sender, language, text.title, said, [
      paragraph(said),
      button(href, text.see),
      small(text.where),
      small(giftWaiverSentence(openedAt, language)),
    ]),
    ...(sender.from && { from: sender.from }),
  }
}
