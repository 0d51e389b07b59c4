import { type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'

/** First parts of other pages of the agenda. */
const reserved = new Set(['tipo', 'tipus', 'type', 'fecha', 'data', 'date'])

/** How an address names an activity or a type; never what another page of the agenda begins with. */
export function agendaSlug(name: string): string {
  const slug = slugOf(name)
  return reserved.has(slug) ? `${slug}-x` : slug
}

export const slugsOf = (names: Partial<Record<Language, string | null>>): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, agendaSlug(names[language] ?? names.es ?? '')])) as Record<
    Language,
    string
  >
