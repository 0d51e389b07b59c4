import type { Localized } from '#kernel/language.ts'
import type { EditionName } from './edition-contract.ts'

/** What the numbers and texts of an edition are called at the head of a line. */
export const editionWords: Readonly<Record<EditionName, Localized>> = {
  page_count: { es: 'Páginas', ca: 'Pàgines', en: 'Pages' },
  edition_year: { es: 'Año de edición', ca: 'Any d’edició', en: 'Year of edition' },
  weight_grams: { es: 'Peso', ca: 'Pes', en: 'Weight' },
  dimensions: { es: 'Dimensiones', ca: 'Dimensions', en: 'Dimensions' },
}
