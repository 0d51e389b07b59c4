import type { Language } from '#kernel/language.ts'

const es = {
  'names.taken': 'Ya hay otro con este nombre. Si son el mismo, únalos.',
  'names.itself': 'No se puede unir consigo mismo. Elija otro.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'names.taken': 'Ja n’hi ha un altre amb aquest nom. Si són el mateix, uniu-los.',
  'names.itself': 'No es pot unir amb si mateix. Trieu-ne un altre.',
}
const en: Messages = {
  'names.taken': 'There is another with this name already. If they are the same, merge them.',
  'names.itself': 'It cannot be merged with itself. Please choose another.',
}
export const nameMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
