import type { Language } from '#kernel/language.ts'
import { heading, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { Concern, Concerned } from './attention.ts'
import { attentionTexts } from './attention-words.ts'
import { texts } from './operator-email-words.ts'

/** Tells the operator what needs them and what no longer does. */
export function operatorEmail(
  sender: Sender,
  language: Language,
  { node, begun, over }: { node: string; begun: readonly Concerned[]; over: readonly Concern[] },
): EmailMessage {
  const text = texts[language]
  const title = begun.length > 0 ? text.begun(node) : text.over(node)
  return {
    template: 'operator',
    language,
    subject: title,
    ...inBothForms(sender, language, title, begun.length > 0 ? text.preview : title, [
      ...begun.flatMap(({ concern, about }) => [
        heading(text.names[concern]),
        paragraph(attentionTexts[language][concern](about)),
      ]),
      ...(over.length > 0 ? [paragraph(`${text.overNow} ${over.map((concern) => text.names[concern]).join(', ')}`)] : []),
      ...(begun.length > 0 ? [small(text.again)] : []),
    ]),
  }
}
