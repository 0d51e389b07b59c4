import type { Language } from '#kernel/language.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Senders } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ApprovalEmails, ApprovalNews } from './approval.ts'
import { texts } from './email-words.ts'

/** The letters between those who ask and those who decide. `publicUrl` without a slash at its end. */
export function approvalEmails(senders: Senders, publicUrl: string): ApprovalEmails {
  const email = (
    template: string,
    language: Language,
    words: { subject: string; title: string; text: string; see: string },
    more: readonly string[],
    href: string,
  ): EmailMessage => {
    const sender = senders(language)
    return {
      template,
      language,
      subject: words.subject,
      ...inBothForms(sender, language, words.title, words.text, [
        paragraph(words.text),
        ...more.map((line) => small(line)),
        button(href, words.see),
      ]),
    }
  }
  const nameOf = ({ list }: ApprovalNews, language: Language) => texts[language].list(list.name || list.reference)
  const listAt = ({ list }: ApprovalNews, language: Language) =>
    publicUrl + pathTo('private-list-detail', language, { id: String(list.id) })
  return {
    asked: (news, language) => {
      const { asked, lines } = texts[language]
      const name = nameOf(news, language)
      const words = { subject: asked.subject(name), title: asked.title, text: asked.text(news.by, name), see: asked.see }
      return email(
        'desk-approval-asked',
        language,
        words,
        [lines(news.lines), ...(news.text ? [news.text] : [])],
        listAt(news, language),
      )
    },
    returned: (news, language) => {
      const { returned } = texts[language]
      const name = nameOf(news, language)
      const words = {
        subject: returned.subject(name),
        title: returned.title,
        text: returned.text(news.by, name),
        see: returned.see,
      }
      return email('desk-list-returned', language, words, [news.text], listAt(news, language))
    },
    approved: (news, language) => {
      const { approved } = texts[language]
      const name = nameOf(news, language)
      const words = {
        subject: approved.subject(news.order),
        title: approved.title,
        text: approved.text(news.by, name, news.order),
        see: approved.see,
      }
      const href = publicUrl + pathTo('private-order-detail', language, { number: news.order })
      return email('desk-list-approved', language, words, [], href)
    },
  }
}
