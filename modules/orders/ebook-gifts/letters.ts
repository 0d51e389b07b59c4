import { inSentence } from '#kernel/of-shop.ts'
import type { EbookGiftRow } from '#modules/orders/order/ebook-gifts.ts'
import { button, paragraph, quotation, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { nameInLetter, withoutLinks } from '#modules/platform/mail/greeting.ts'
import { texts } from './letter-words.ts'
import { giftWaiverSentence } from './waiver.ts'

type Gift = Pick<EbookGiftRow, 'language' | 'title' | 'author' | 'lcp'>

const bookOf = ({ title, author }: Gift) => (author ? `${title} — ${author}` : title)

/** The gift itself: who gives what, and the link that opens it once, with the giver's words, in which nothing can be clicked. */
export function giftLetter(
  sender: Sender,
  gift: Gift & Pick<EbookGiftRow, 'giver_name' | 'message'>,
  href: string,
): EmailMessage {
  const { language } = gift
  const text = texts[language]
  const giver = nameInLetter(gift.giver_name)
  const message = withoutLinks(gift.message)
  const from = text.from(giver, bookOf(gift), inSentence(sender.name, language))
  return houseEmail(sender, language, {
    template: 'ebook-gift',
    subject: text.subject(giver),
    title: text.title,
    preview: from,
    marks: { title: gift.title },
    body: [
      paragraph(from),
      ...(message ? [quotation(message, language)] : []),
      paragraph(gift.lcp ? text.howLcp : text.how),
      button(href, text.open),
      small(text.once),
    ],
  })
}

/** What whoever opened it keeps: where their book is, and what they agreed to, on a durable medium. */
export function openedLetter(sender: Sender, gift: Gift, { href, openedAt }: { href: string; openedAt: Date }): EmailMessage {
  const { language } = gift
  const { opened: text } = texts[language]
  const said = (gift.lcp ? text.textLcp : text.text)(bookOf(gift))
  return houseEmail(sender, language, {
    template: 'ebook-gift-opened',
    subject: text.subject(gift.title),
    title: text.title,
    preview: said,
    marks: { title: gift.title },
    body: [paragraph(said), button(href, text.see), small(text.where), small(giftWaiverSentence(openedAt, language))],
  })
}
