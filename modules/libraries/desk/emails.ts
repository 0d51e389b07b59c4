import type { Language } from '#kernel/language.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import {
  type EmailMessage,
  type HouseEmail,
  houseEmail,
  type Sender,
  type Senders,
} from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ApprovalEmails, ApprovalNews } from './approval.ts'
import { texts } from './email-words.ts'

type Said = Pick<HouseEmail, 'template' | 'subject' | 'title' | 'marks'> & { text: string; see: string; href: string }

const email = (sender: Sender, language: Language, { text, see, href, ...said }: Said, more: readonly string[]): EmailMessage =>
  houseEmail(sender, language, {
    ...said,
    preview: text,
    body: [paragraph(text), ...more.map((line) => small(line)), button(href, see)],
  })

/** The letters between those who ask and those who decide. `publicUrl` without a slash at its end. */
export function approvalEmails(senders: Senders, publicUrl: string): ApprovalEmails {
  const nameOf = ({ list }: ApprovalNews, language: Language) => texts[language].list(list.name || list.reference)
  const listAt = ({ list }: ApprovalNews, language: Language) =>
    publicUrl + pathTo('private-list-detail', language, { id: String(list.id) })
  return {
    asked: (news, language) => {
      const { asked, lines } = texts[language]
      const list = nameOf(news, language)
      return email(
        senders(language),
        language,
        {
          template: 'desk-approval-asked',
          subject: asked.subject(list),
          title: asked.title,
          marks: { list },
          text: asked.text(news.by, list),
          see: asked.see,
          href: listAt(news, language),
        },
        [lines(news.lines), ...(news.text ? [news.text] : [])],
      )
    },
    returned: (news, language) => {
      const { returned } = texts[language]
      const list = nameOf(news, language)
      return email(
        senders(language),
        language,
        {
          template: 'desk-list-returned',
          subject: returned.subject(list),
          title: returned.title,
          marks: { list },
          text: returned.text(news.by, list),
          see: returned.see,
          href: listAt(news, language),
        },
        [news.text],
      )
    },
    approved: (news, language) => {
      const { approved } = texts[language]
      const list = nameOf(news, language)
      return email(
        senders(language),
        language,
        {
          template: 'desk-list-approved',
          subject: approved.subject(news.order),
          title: approved.title,
          marks: { list, number: news.order },
          text: approved.text(news.by, list, news.order),
          see: approved.see,
          href: publicUrl + pathTo('private-order-detail', language, { number: news.order }),
        },
        [],
      )
    },
  }
}
