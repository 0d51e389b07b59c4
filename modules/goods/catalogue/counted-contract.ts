import type { Language, Localized } from '#kernel/language.ts'

interface CountedFact {
  /** The smallest and the largest that staff may write. */
  from: number
  to: number
  /** That only books have it. */
  ofBooks?: boolean
  /** How its figure is written: with dots between thousands, as a year, or with its unit. */
  shown: 'count' | 'year' | 'grams'
  name: Localized
}

/**
 * Whole numbers that an edition says of itself, each once. What stands here is in the API, on the page of a title, in its form in the back
 * office, in its history and in reports. Its column comes with a migration, and what imports say of it with importers/product-columns.ts.
 */
export const countedFacts = {
  page_count: {
    from: 1,
    to: 100_000,
    ofBooks: true,
    shown: 'count',
    name: { es: 'páginas', ca: 'pàgines', en: 'pages' },
  },
  edition_year: {
    from: 1400,
    to: 2100,
    ofBooks: true,
    shown: 'year',
    name: { es: 'año de edición', ca: 'any d’edició', en: 'year of edition' },
  },
  weight_grams: { from: 1, to: 1_000_000, shown: 'grams', name: { es: 'peso', ca: 'pes', en: 'weight' } },
} as const satisfies Readonly<Record<string, CountedFact>>

export type CountedName = keyof typeof countedFacts
export const countedNames = Object.keys(countedFacts) as readonly CountedName[]

/** One value for each of them. */
export const eachCounted = <Value>(value: (fact: CountedFact, name: CountedName) => Value): Record<CountedName, Value> =>
  Object.fromEntries(countedNames.map((name) => [name, value(countedFacts[name], name)])) as Record<CountedName, Value>

/** What they are called at the head of a line. */
export const countedLabels = (language: Language): Record<CountedName, string> =>
  eachCounted(({ name }) => name[language].charAt(0).toLocaleUpperCase(language) + name[language].slice(1))

/** The same within a sentence, in each language. */
export const countedWords: Readonly<Record<CountedName, Localized>> = eachCounted(({ name }) => name)

/** Their columns of a product, as a statement reads them. */
export const countedColumns = (row: string): string => countedNames.map((name) => `${row}.${name}`).join(', ')
