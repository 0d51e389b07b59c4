import type { Language } from '#kernel/language.ts'
import { editionWords } from './edition-words.ts'

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
 * Whole numbers that an edition says of itself, each once; edition-words.ts names them. What stands here is in the API, on the page of a title, in its form in the back
 * office, in its history and in reports. Its column comes with a migration, and what imports say of it with importers/product-columns.ts or told-fields.ts.
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

interface SaidFact {
  /** As many signs as staff may write. */
  most: number
}

/** What an edition says of itself in a text, and every language shows alike: in the same places as its numbers, behind them. */
export const saidFacts = {
  dimensions: { most: 60 },
} as const satisfies Readonly<Record<string, SaidFact>>

export type SaidName = keyof typeof saidFacts
export const saidNames = Object.keys(saidFacts) as readonly SaidName[]

/** One value for each of them. */
export const eachSaid = <Value>(value: (fact: SaidFact, name: SaidName) => Value): Record<SaidName, Value> =>
  Object.fromEntries(saidNames.map((name) => [name, value(saidFacts[name], name)])) as Record<SaidName, Value>

export type EditionName = CountedName | SaidName
const editionNames: readonly EditionName[] = [...countedNames, ...saidNames]

/** What one of them is called at the head of a line. */
export const editionLabel = (name: EditionName, language: Language): string => editionWords[name][language]

/** What all of them are called there. */
export const editionLabels = (language: Language): Record<EditionName, string> =>
  Object.fromEntries(editionNames.map((name) => [name, editionLabel(name, language)])) as Record<EditionName, string>

/** Columns of a product for its numbers and texts, as a statement reads them. */
export const editionColumns = (row: string): string => editionNames.map((name) => `${row}.${name}`).join(', ')
