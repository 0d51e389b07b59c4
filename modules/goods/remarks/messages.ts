import type { Language } from '#kernel/language.ts'

const es = {
  'remark.about': 'Diga de qué código o título se trata.',
  'remark.closed': 'Otra persona ya se ha ocupado de ello.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'remark.about': 'Digueu de quin codi o títol es tracta.',
  'remark.closed': 'Una altra persona ja se n’ha ocupat.',
}

const en: Messages = {
  'remark.about': 'Say which code or title it is about.',
  'remark.closed': 'Somebody else has dealt with it already.',
}

export const remarkMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
