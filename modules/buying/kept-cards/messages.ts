import type { Language } from '#kernel/language.ts'

const es = {
  'kept_card.unknown': 'Esa tarjeta ya no está guardada.',
  'kept_card.removed': 'La tarjeta se ha quitado.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'kept_card.unknown': 'Aquesta targeta ja no està desada.',
  'kept_card.removed': 'La targeta s’ha tret.',
}
const en: Messages = {
  'kept_card.unknown': 'That card is no longer saved.',
  'kept_card.removed': 'The card has been removed.',
}
export const keptCardMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
