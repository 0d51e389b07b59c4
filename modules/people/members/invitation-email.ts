import type { Language } from '#kernel/language.ts'
import type { MemberRole } from '#modules/people/access/contract.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting, withoutLinks } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './invitation-email-words.ts'

/** The letter that invites somebody to an account, with a link that works once. */
export function invitationEmail(
  sender: Sender,
  language: Language,
  { account: written, name, role, token }: { account: string; name: string; role: MemberRole; token: string },
): EmailMessage {
  const text = texts[language]
  const account = withoutLinks(written).slice(0, 80)
  const subject = text.subject(account)
  const href = sender.url + pathTo('member-invitation', language, { token })
  const said = [greeting(language, name), text.invited(account), text.roles[role]]
  return {
    template: 'member-invitation',
    language,
    subject,
    ...inBothForms(sender, language, subject, text.ends, [
      ...said.map((word) => paragraph(word)),
      button(href, text.button),
      small(text.ends),
      small(text.ignore),
    ]),
  }
}
