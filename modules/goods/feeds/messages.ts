import type { Language } from '#kernel/language.ts'

const es = {
  'feeds.unknown': 'No hay ningún catálogo para otros sitios con ese número.',
  'feeds.since': 'Escriba un momento de los últimos 31 días, como 2026-11-23T08:00:00Z.',
  'feeds.off': 'Este catálogo no está activo.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'feeds.unknown': 'No hi ha cap catàleg per a altres llocs amb aquest número.',
  'feeds.since': 'Escriviu un moment dels últims 31 dies, com 2026-11-23T08:00:00Z.',
  'feeds.off': 'Aquest catàleg no està actiu.',
}

const en: Messages = {
  'feeds.unknown': 'There is no feed with this number.',
  'feeds.since': 'Enter a moment of the last 31 days, such as 2026-11-23T08:00:00Z.',
  'feeds.off': 'This feed is not active.',
}

/** Words about what other sites fetch. */
export const feedMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
