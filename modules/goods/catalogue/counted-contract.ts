import type { Language } from '#kernel/language.ts'
import { countedWords } from './counted-words.ts'

interface CountedFact {
  /** The smallest and the largest that staff may write. */
  from: number
  to: number
  /** That only books have it. */
  ofBooks?: boolean
  /** How its figure is written: with dots between thousands, as a year, or with its unit. */
  shown: 'count' | 'year' | 'grams'
}

/**
 * Whole numbers that an edition says of itself, each once; counted-words.ts names them. What stands here is in the API, on the page of a title, in its form in the back
 * office, in its history and in reports. Its column comes with a migration, and what imports say of it with importers/product-columns.ts.
 */
export const countedFacts = {
  page_count: {
    from: 1,
    to: 100_000,
    ofBooks: true,
    shown: 'count',
  },
  edition_year: {
    from: 1400,
    to: 2100,
    ofBooks: true,
    shown: 'year',
  },
  weight_grams: { from: 1, to: 1_000_000, shown: 'grams' },
} as const satisfies Readonly<Record<string, CountedFact>>

export type CountedName = keyof typeof countedFacts
export const countedNames = Object.keys(countedFacts) as readonly CountedName[]

/** One value for each of them. */
export const eachCounted = <Value>(value: (fact: CountedFact, name: CountedName) => Value): Record<CountedName, Value> =>
  Object.fromEntries(countedNames.map((name) => [name, value(countedFacts[name], name)])) as Record<CountedName, Value>

/** What they are called at the head of a line. */
export const countedLabels = (language: Language): Record<CountedName, string> =>
  eachCounted((_, name) => {
    const word = countedWords[name][language]
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
  })

/** Their columns of a product, as a statement reads them. */
export const countedColumns = (row: string): string => countedNames.map((name) => `${row}.${name}`).join(', ')
