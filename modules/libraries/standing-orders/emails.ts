import type { Language } from '#kernel/language.ts'
import { button, heading, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'
import { reasonOf } from './sentence.ts'

const mostNamed = 12

interface Proposed {
  id: number
  sentence: string
  books: readonly { title: string; author: string; found: readonly string[]; appeared_on: string }[]
}

/** What the night found for a standing order; its first titles with the reason of each. */
export function proposalEmail(sender: Sender, language: Language, { id, sentence, books }: Proposed): EmailMessage {
  const text = texts[language]
  const href = sender.url + pathTo('private-standing-order-detail', language, { id })
  const named = books.slice(0, mostNamed).map((book) => ({
    line: [book.title, book.author].filter(Boolean).join(' · '),
    reason: reasonOf(book.found, book.appeared_on, language),
  }))
  const rest = books.length - named.length
  return houseEmail(sender, language, {
    template: 'standing-order-proposal',
    subject: text.subject(books.length),
    preview: sentence,
    body: [
      paragraph(text.found(books.length)),
      heading(sentence),
      ...named.flatMap(({ line, reason }) => [paragraph(line), small(reason)]),
      ...(rest > 0 ? [paragraph(text.more(rest))] : []),
      button(href, text.see),
      small(text.nothing),
    ],
  })
}
