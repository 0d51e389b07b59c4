import type { Language } from '#kernel/language.ts'
import { button, fact, paragraph, passage, quotation, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'
import type { RefusalReason } from './states.ts'

const ownPage = (sender: Sender, language: Language) => sender.url + pathTo('private-reviews', language)

/** Tells the author of a review that everybody can read it. */
export function approvedEmail(sender: Sender, language: Language, title: string): EmailMessage {
  const text = texts[language]
  const said = text.approved(title)
  return houseEmail(sender, language, {
    template: 'review-approved',
    subject: text.approvedSubject(title),
    preview: said,
    marks: { title },
    body: [paragraph(said), button(ownPage(sender, language), text.see), small(text.own)],
  })
}

/** Tells the author why a review is not shown, and what they can do about it (Regulation 2022/2065, article 17). */
export function refusedEmail(
  sender: Sender,
  language: Language,
  { title, reason, note, words }: { title: string; reason: RefusalReason; note: string; words: string },
): EmailMessage {
  const text = texts[language]
  const said = text.refused(title)
  return houseEmail(sender, language, {
    template: 'review-refused',
    subject: text.refusedSubject(title),
    preview: said,
    marks: { title },
    body: [
      paragraph(said),
      fact(text.reason, text.reasons[reason]),
      ...(note ? [fact(text.besides, note)] : []),
      button(ownPage(sender, language), text.see),
      small(text.again),
      small(text.object),
      small(text.yours),
      passage(words, small),
    ],
  })
}

/** Tells the author what the shop answered below their review. */
export function repliedEmail(
  sender: Sender,
  language: Language,
  { title, reply }: { title: string; reply: string },
): EmailMessage {
  const text = texts[language]
  const said = text.replied(title)
  return houseEmail(sender, language, {
    template: 'review-replied',
    subject: text.replySubject(title),
    preview: said,
    marks: { title },
    body: [paragraph(said), quotation(reply, language), button(ownPage(sender, language), text.see)],
  })
}
