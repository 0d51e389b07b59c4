import type { Language } from '#kernel/language.ts'
import { languageOfIso } from '#modules/goods/catalogue/languages.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'

/** Languages that the readers of a page read, their own first: who reads Catalan reads Spanish too. */
const read: Record<Language, readonly string[]> = { es: ['es'], ca: ['ca', 'es'], en: ['en'] }

/**
 * Tells for each product that the question finds the place of its language among those the visitor reads; 0 for objects, and the
 * last place for a book in any other language, or in one that nobody noted.
 */
export function tonguesOf(
  search: SearchIndex,
  question: Parameters<SearchIndex['find']>[0],
  language: Language,
): (id: number) => number {
  const found = (narrower: object) => search.find({ ...question, ...narrower }, language, false).ids
  const places = new Map(found({ type: ['object'] }).map((id) => [id, 0]))
  for (const [index, iso] of read[language].entries())
    for (const id of found({ language: [languageOfIso(iso)!] })) if (!places.has(id)) places.set(id, index)
  return (id) => places.get(id) ?? read[language].length
}
