/** Articles that titles are not filed under, by ISO 639-2/B code. An apostrophe closes the elided ones. */
const articles: Record<string, readonly string[]> = {
  spa: ['el', 'la', 'los', 'las', 'lo', 'un', 'una', 'unos', 'unas'],
  cat: ['el', 'la', 'els', 'les', 'l’', 'un', 'una', 'uns', 'unes'],
  eng: ['the', 'a', 'an'],
  fre: ['le', 'la', 'les', 'l’', 'un', 'une', 'des'],
  ita: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l’', 'un', 'uno', 'una', 'un’'],
  por: ['o', 'a', 'os', 'as', 'um', 'uma'],
  glg: ['o', 'a', 'os', 'as', 'un', 'unha'],
  ger: ['der', 'die', 'das', 'ein', 'eine'],
}

/**
 * How many characters of a title filing skips (second indicator of 245, 0 to 9): an article of the book's own language with the
 * signs before it and the space after it.
 */
export function nonfilingCharacters(title: string, isoLanguage: string | undefined): number {
  const [opening = ''] = /^[\s"'“«‘¿¡([]*/.exec(title) ?? []
  const rest = title.slice(opening.length).toLowerCase().replaceAll("'", '’')
  const found = (articles[isoLanguage ?? ''] ?? []).find((article) =>
    rest.startsWith(article.endsWith('’') ? article : `${article} `),
  )
  if (found === undefined) return 0
  const skipped = opening.length + found.length + (found.endsWith('’') ? 0 : 1)
  return skipped > 9 || skipped >= title.length ? 0 : skipped
}
