import type { Language } from '#kernel/language.ts'

const es = { 'books.run_unknown': 'No encontramos esa comparación.' }
type Messages = Record<keyof typeof es, string>
const ca: Messages = { 'books.run_unknown': 'No trobem aquesta comparació.' }
const en: Messages = { 'books.run_unknown': 'We cannot find that comparison.' }

export const bookMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
