import type { Language } from '#kernel/language.ts'
import { paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { GiftCardRow } from './gift-cards.sql.ts'
import { texts } from './moved-email-words.ts'

/** Tells the address that a card was sent to that its code went elsewhere. */
export function movedEmail(
  sender: Sender,
  { language, last4 }: { language: Language; last4: GiftCardRow['last4'] },
): EmailMessage {
  const { subject, moved, ask } = texts[language]
  const said = moved(last4 ?? '····')
  return {
    template: 'gift-card-moved',
    language,
    subject,
    ...(sender.from && { from: sender.from }),
    ...inBothForms(sender, language, subject, said, [paragraph(said), paragraph(ask)]),
  }
}
