import type { Language, Localized } from '#kernel/language.ts'
import { button, heading, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { reasonOf } from './sentence.ts'

interface Texts {
  subject: (books: number) => string
  found: (books: number) => string
  more: (books: number) => string
  see: string
  nothing: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (books) => (books === 1 ? 'Una novedad para su biblioteca' : `${books} novedades para su biblioteca`),
    found: (books) =>
      books === 1
        ? 'Hay una novedad que coincide con este pedido permanente:'
        : `Hay ${books} novedades que coinciden con este pedido permanente:`,
    more: (books) => (books === 1 ? 'y otro más.' : `y ${books} más.`),
    see: 'Ver la propuesta',
    nothing: 'No se pide nada hasta que lo acepten.',
  },
  ca: {
    subject: (books) => (books === 1 ? 'Una novetat per a la vostra biblioteca' : `${books} novetats per a la vostra biblioteca`),
    found: (books) => (books === 1 ? 'Hi ha una novetat que respon a:' : `Hi ha ${books} novetats que responen a:`),
    more: (books) => (books === 1 ? 'i un llibre més.' : `i ${books} més.`),
    see: 'Mostra la proposta',
    nothing: 'No es demana res fins que ho accepteu.',
  },
  en: {
    subject: (books) => (books === 1 ? 'A new book for your library' : `${books} new books for your library`),
    found: (books) => (books === 1 ? 'There is a new book that matches:' : `There are ${books} new books that match:`),
    more: (books) => (books === 1 ? 'and one more.' : `and ${books} more.`),
    see: 'See the suggestions',
    nothing: 'Nothing is ordered until you accept it.',
  },
}

const mostNamed = 12

interface Proposed {
  id: number
  sentence: string
  books: readonly { title: string; author: string; found: readonly string[]; appeared_on: string }[]
}

/** What the night found for a standing order; its first titles with the reason of each. */
export function proposalEmail(sender: Sender, language: Language, { id, sentence, books }: Proposed): EmailMessage {
  const text = texts[language]
  const subject = text.subject(books.length)
  const href = sender.url + pathTo('private-standing-order-detail', language, { id })
  const named = books.slice(0, mostNamed).map((book) => ({
    line: [book.title, book.author].filter(Boolean).join(' · '),
    reason: reasonOf(book.found, book.appeared_on, language),
  }))
  const rest = books.length - named.length
  return {
    template: 'standing-order-proposal',
    language,
    subject,
    ...inBothForms(sender, language, subject, sentence, [
      paragraph(text.found(books.length)),
      heading(sentence),
      ...named.flatMap(({ line, reason }) => [paragraph(line), small(reason)]),
      ...(rest > 0 ? [paragraph(text.more(rest))] : []),
      button(href, text.see),
      small(text.nothing),
    ]),
  }
}
