import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (books: number) => string
  found: (books: number) => string
  more: (books: number) => string
  see: string
  nothing: string
}

export const texts: Localized<Texts> = {
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
