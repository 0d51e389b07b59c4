import type { Localized } from '#kernel/language.ts'
import type { CountedName, SaidName } from './edition-contract.ts'

/** What the numbers of an edition are called within a sentence. */
export const countedWords: Readonly<Record<CountedName, Localized>> = {
  page_count: { es: 'páginas', ca: 'pàgines', en: 'pages' },
  edition_year: { es: 'año de edición', ca: 'any d’edició', en: 'year of edition' },
  weight_grams: { es: 'peso', ca: 'pes', en: 'weight' },
}

/** What its texts are called, likewise. */
export const saidWords: Readonly<Record<SaidName, Localized>> = {
  dimensions: { es: 'dimensiones', ca: 'dimensions', en: 'dimensions' },
}
