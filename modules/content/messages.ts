import type { Language } from '#kernel/language.ts'

const es = { 'content.unknown_page': 'Página no encontrada' }
type Messages = Record<keyof typeof es, string>
const ca: Messages = { 'content.unknown_page': 'No s’ha trobat la pàgina' }
const en: Messages = { 'content.unknown_page': 'Page not found' }

export const contentMessages: Record<Language, Messages> = { es, ca, en }
