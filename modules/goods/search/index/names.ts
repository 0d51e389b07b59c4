import { fromColumns, inEachLanguage, type Language, type Localized, languages } from '#kernel/language.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import type { Facet } from '../contract.ts'
import { availabilityNames, choiceNames } from '../label-words.ts'
import { lineMark, type NameRow, type PersonRow, partMark } from '../rows.sql.ts'
import { fold } from './fold.ts'

export interface Name {
  labels: Localized
  slugs: Record<Language, string | null>
  parent: string | null
  /** Of a category: what it sells. */
  kind: 'book' | 'object' | null
  /** Folded, for suggestions. */
  folded: string
}

export type Person = Omit<PersonRow, 'key'>
const unsaid = inEachLanguage((): string | null => null)

/** What the values of the filters are called; read again when a name changes. */
export class Names {
  readonly #byFacet = new Map<string, Map<string, Name>>()
  readonly #people = new Map<number, Person>()
  /** Goes up when a name may have changed. */
  version = 0

  tell(rows: readonly NameRow[]) {
    this.version += 1
    this.#byFacet.clear()
    for (const row of rows) {
      const names = this.#byFacet.get(row.facet) ?? new Map<string, Name>()
      this.#byFacet.set(row.facet, names)
      names.set(String(row.id), {
        labels: inEachLanguage((language) => row[language]),
        slugs: fromColumns(row, 'slug'),
        parent: row.parent === null ? null : String(row.parent),
        kind: row.kind,
        folded: fold(languages.map((language) => row[language]).join(' ')),
      })
    }
  }

  tellPeople(rows: readonly PersonRow[]) {
    if (rows.length > 0) this.version += 1
    for (const { key: _, ...person } of rows) this.#people.set(person.id, person)
  }

  /** The same from lines of personLines. */
  tellPeopleLines(lines: string) {
    this.version += 1
    for (const line of lines.split(lineMark)) {
      const [id, name = '', slug = '', ...said] = line.split(partMark)
      const person: Person = { id: Number(id), name, slug, ...unsaid }
      for (let i = 0; i < languages.length; i++) person[languages[i]!] = said[i] || null
      this.#people.set(person.id, person)
    }
  }

  person(id: string): Person | undefined {
    return this.#people.get(Number(id))
  }

  all(facet: string): ReadonlyMap<string, Name> {
    return this.#byFacet.get(facet) ?? new Map()
  }

  parentOf(facet: Facet, value: string): string | null {
    return this.#byFacet.get(facet)?.get(value)?.parent ?? null
  }

  /** What the visitor reads for a value; null hides it: a code without a label, an attribute of another filter. */
  label(facet: Facet, value: string, language: Language): string | null {
    switch (facet) {
      case 'language':
        return languageLabel(value, language)
      case 'format':
        return formatLabel(value, language)
      case 'author':
      case 'artist': {
        const person = this.person(value)
        return person ? (person[language] ?? person.name) : null
      }
      case 'availability':
        return availabilityNames[language][value as keyof (typeof availabilityNames)['es']] ?? null
      default:
        return (
          this.#byFacet.get(facet)?.get(value)?.labels[language] ??
          (choiceNames[language] as Record<string, string>)[`${facet}.${value}`] ??
          null
        )
    }
  }
}
