import type { Language } from '#kernel/language.ts'
import { paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { texts } from './identity-notice-words.ts'
import type { TradeIdentity } from './trade-identity.ts'

const inWords = ({ company, library, tax_id, country }: TradeIdentity) =>
  [company || library, tax_id, country].filter(Boolean).join(' · ')

/** Tells the shop, in its staff's language, that an account it had looked at is another one now. */
export function identityNotice(
  sender: Sender,
  language: Language,
  { id, before, after }: { id: string; before: TradeIdentity; after: TradeIdentity },
): EmailMessage {
  const text = texts[language]
  const title = text.title(before.company || before.library).replace(/\s+/g, ' ')
  const lines = [`${text.before}: ${inWords(before)}`, `${text.after}: ${inWords(after)}`, text.rests]
  const command = `npm run staff -- POST /customers/${id}/activate/`
  return {
    template: 'identity-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, lines[1] ?? title, [...lines.map((line) => paragraph(line)), small(command)]),
  }
}
