import type { Facet } from '../contract.ts'
import type { SynonymRow } from '../synonyms.sql.ts'
import { columnOfFacet } from './facets.ts'
import { fold } from './fold.ts'
import type { Names } from './names.ts'
import type { MeantRows } from './question.ts'
import type { Derived, ListedColumn } from './rows-by-value.ts'
import type { IndexState } from './state.ts'
import { stem, stopWords } from './stem.ts'
import { type Form, formsOf } from './words.ts'

/** Facets whose names are asked for word by word: a product stands in the section although it says nothing of it. */
const sectionFacets = ['category', 'lot'] as const satisfies Facet[]
/** Facets whose names stand among the words of their products; a synonym may name one of their values as a whole. */
const namedFacets = [...sectionFacets, 'tag', 'family', 'material', 'colour'] as const satisfies Facet[]

/** What is shown to whoever asks otherwise counts less than what says it itself. */
const sameMeaning = 0.75

interface Section {
  column: ListedColumn
  value: string
  /** How much of the name a word of it is. */
  share: number
}

/** What is shown to whoever asks with these words. */
interface Meaning {
  length: number
  shown: readonly string[]
}

const tellingOf = (all: readonly string[]): readonly string[] => {
  const words = all.filter((word) => !stopWords.has(word))
  return words.length > 0 ? words : all
}
const telling = (text: string): readonly string[] => tellingOf(fold(text).split(' ').filter(Boolean))
const stemsOf = (text: string) => telling(text).map(stem)

/** What words mean beside what products say of themselves: names of sections in all languages, and what staff say means the same. */
export class Meanings {
  #sections = new Map<string, Section[]>()
  #named = new Map<string, Section[]>()
  /** The same, whatever the order of their words. */
  #called = new Map<string, Section[]>()
  #said = new Map<string, { stems: string[]; shown: Set<string> }[]>()
  #words = new Set<string>()
  #names: Names | null = null
  #series: Map<string, string[]> | null = null

  tell(names: Names, synonyms: readonly SynonymRow[]) {
    this.#sections.clear()
    this.#named.clear()
    this.#called.clear()
    this.#words.clear()
    this.#names = names
    this.#series = null
    for (const facet of namedFacets)
      for (const [value, { labels }] of names.all(facet)) {
        const column = columnOfFacet[facet].column as ListedColumn
        for (const label of new Set(Object.values(labels))) this.#name(facet, { column, value, share: 1 }, label)
      }
    this.#said.clear()
    for (const { asked, shown } of synonyms) for (const words of asked) this.#mean(words, shown)
  }

  #name(facet: (typeof namedFacets)[number], section: Section, label: string) {
    const stems = stemsOf(label)
    if (stems.length === 0) return
    add(this.#named, stems.join(' '), section)
    add(this.#called, stems.toSorted().join(' '), section)
    if (!(sectionFacets as readonly Facet[]).includes(facet)) return
    for (const word of telling(label)) this.#words.add(word)
    for (const root of new Set(stems)) add(this.#sections, root, { ...section, share: 1 / stems.length })
  }

  /** Sections called as these words together, in any order, or shown to whoever says them. */
  sectionsCalled(words: readonly string[]): { column: 'category' | 'lot'; value: string }[] {
    const stems = words.map(stem)
    const named = this.#called.get(stems.toSorted().join(' '))
    const said = named || stems.length === 0 ? null : this.saidAt(stems, 0)
    const shown = said?.length === stems.length ? said.shown : []
    const found = named ?? shown.flatMap((text) => this.#named.get(stemsOf(text).join(' ')) ?? [])
    return found.flatMap(({ column, value }) => (column === 'category' || column === 'lot' ? [{ column, value }] : []))
  }

  /** Ids of the series called as these folded words, small words left aside. Read from the names when first asked. */
  seriesCalled(words: readonly string[]): readonly string[] {
    if (words.length === 0 || !this.#names) return []
    this.#series ??= seriesByName(this.#names)
    return this.#series.get(tellingOf(words).join(' ')) ?? []
  }

  #mean(words: string, shown: readonly string[]) {
    const stems = stemsOf(words)
    if (stems.length === 0) return
    const same = this.#said.get(stems[0]!) ?? []
    this.#said.set(stems[0]!, same)
    const known = same.find((item) => item.stems.join(' ') === stems.join(' '))
    if (known) for (const one of shown) known.shown.add(one)
    else same.push({ stems, shown: new Set(shown) })
    same.sort((a, b) => b.stems.length - a.stems.length)
  }

  /** Whether a section is called so: the word is no slip. */
  names(word: string): boolean {
    return this.#words.has(word) || this.#said.has(stem(word))
  }

  /** The longest words from a place on that staff have told the meaning of. */
  saidAt(stems: readonly string[], at: number): Meaning | null {
    const found = this.#said.get(stems[at]!)?.find((item) => item.stems.every((root, i) => stems[at + i] === root))
    return found ? { length: found.stems.length, shown: [...found.shown] } : null
  }

  /** Products of the sections whose names have the word; those of a section called just so alone, where there is one. */
  ofWord(state: IndexState, derived: Derived, word: string): MeantRows[] {
    const sections = this.#sections.get(stem(word)) ?? []
    const whole = sections.filter(({ share }) => share === 1)
    return rowsOf(state, derived, whole.length > 0 ? whole : sections)
  }

  /** What has or means one of the words shown instead of others. */
  shownFor(state: IndexState, derived: Derived, { shown }: Meaning): { forms: Form[]; meant: MeantRows[] } {
    const forms: Form[] = []
    const meant: MeantRows[] = []
    for (const words of shown.map(telling)) {
      const named = this.#named.get(words.map(stem).join(' ')) ?? []
      meant.push(...rowsOf(state, derived, named))
      if (words.length > 1) meant.push(...this.together(state, words, sameMeaning))
      else {
        forms.push(...formsOf(state, words[0] ?? '', false).map((form) => ({ ...form, factor: form.factor * sameMeaning })))
        if (named.length === 0) meant.push(...this.ofWord(state, derived, words[0] ?? ''))
      }
    }
    return { forms, meant }
  }

  /** Rows that have every one of the words somewhere. */
  together(state: IndexState, words: readonly string[], factor: number): MeantRows[] {
    let kept: Set<number> | null = null
    for (const word of words) {
      const found = new Set<number>()
      for (const row of rowsWith(state, formsOf(state, word, false))) if (kept?.has(row) ?? true) found.add(row)
      kept = found
    }
    const rows = Uint32Array.from(kept ?? []).sort()
    return [{ rows, from: 0, to: rows.length, factor: factor * 3, built: false }]
  }
}

function seriesByName(names: Names): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [id, { labels }] of names.all('series')) {
    const name = telling(labels.es).join(' ')
    const known = found.get(name)
    if (known) known.push(id)
    else found.set(name, [id])
  }
  return found
}

function add(sections: Map<string, Section[]>, key: string, section: Section) {
  const known = sections.get(key)
  const same = known?.find((item) => item.column === section.column && item.value === section.value)
  if (same) same.share = Math.max(same.share, section.share)
  else if (known) known.push({ ...section })
  else sections.set(key, [{ ...section }])
}

function* rowsWith(state: IndexState, forms: readonly Form[]) {
  const { start, rows } = state.postings
  for (const { built, late } of forms) {
    if (late) yield* late.rows
    else for (let i = start[built]!; i < start[built + 1]!; i++) if (!state.late[rows[i]!]) yield rows[i]!
  }
}

function rowsOf(state: IndexState, derived: Derived, sections: readonly Section[]): MeantRows[] {
  return sections.flatMap(({ column, value, share }) => {
    const code = state.values[column].codes.get(value)
    if (code === undefined) return []
    const { start, rows } = derived.byValue[column]
    const late = derived.lateWith(column, code)
    return [
      { rows, from: start[code] ?? 0, to: start[code + 1] ?? 0, factor: share, built: true },
      { rows: late, from: 0, to: late.length, factor: share, built: false },
    ]
  })
}
