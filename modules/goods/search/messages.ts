import type { Language } from '#kernel/language.ts'

const es = {
  'search.unknown_synonym': 'No hay ningún sinónimo con ese número.',
  'search.no_letters': 'Cada palabra necesita al menos una letra o una cifra.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'search.unknown_synonym': 'No hi ha cap sinònim amb aquest número.',
  'search.no_letters': 'Cada paraula necessita almenys una lletra o una xifra.',
}
const en: Messages = {
  'search.unknown_synonym': 'There is no synonym with this number.',
  'search.no_letters': 'Each word needs at least one letter or figure.',
}

export const searchMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
