import type { Language } from '#kernel/language.ts'

const es = {
  'accounts.unknown': 'No hay ninguna cuenta de biblioteca o de empresa con ese identificador.',
  'accounts.over_budget': 'No cabe en lo que queda de ese presupuesto.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'accounts.unknown': 'No hi ha cap compte de biblioteca o d’empresa amb aquest identificador.',
  'accounts.over_budget': 'No cap en el que queda d’aquest pressupost.',
}
const en: Messages = {
  'accounts.unknown': 'No account of a library or a business has that identifier.',
  'accounts.over_budget': 'It is more than that budget has left.',
}

export const accountMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
