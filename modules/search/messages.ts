import type { Language } from '#kernel/language.ts'

const es = {
  'search.no_results': 'No se han encontrado resultados.',
  'search.nothing_filled': 'Rellene al menos un campo.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'search.no_results': 'No s’han trobat resultats.',
  'search.nothing_filled': 'Empleneu almenys un camp.',
}
const en: Messages = { 'search.no_results': 'No search results found.', 'search.nothing_filled': 'Fill in at least one field.' }

export const searchMessages: Record<Language, Messages> = { es, ca, en }
