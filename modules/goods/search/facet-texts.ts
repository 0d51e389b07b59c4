import type { Language } from '#kernel/language.ts'
import { type Facet, facets, type ProductsQuery } from './contract.ts'
import { type Counts, mostFrequent } from './index/count.ts'
import { columnOfFacet } from './index/facets.ts'
import { fold } from './index/fold.ts'
import type { Names } from './index/names.ts'
import type { SearchIndex } from './index/open.ts'

/** Filters of books and of objects (S-07); the others stand for both. */
const bookFacets = new Set<Facet>(['language', 'tag', 'author', 'publisher', 'format'])
const objectFacets = new Set<Facet>(['family', 'colour', 'size', 'artist', 'artistic_work', 'exhibition', 'material'])

/** Values shown of one filter, the most frequent first; chosen ones are always among them. */
const shown: Partial<Record<Facet, number>> = {
  category: 80,
  author: 30,
  artist: 30,
  publisher: 30,
  series: 30,
  tag: 40,
  lot: 40,
}
const shownElsewhere = 60

/** A value of a filter as JSON but for its count and whether it is chosen; null hides it. */
type Piece = { before: string; after: string } | null
/** Pieces kept, some 200 bytes each. */
const mostPieces = 20_000

const none: Counts = { codes: new Uint32Array(0), counts: new Uint32Array(0) }

/** Writes the filters of a result; what does not change from one result to the next is written once. */
export class FacetTexts {
  readonly #index: SearchIndex
  readonly #pieces = new Map<string, Map<number, Piece>>()
  #made = 0
  #of: { values: unknown; names: number } = { values: null, names: -1 }

  constructor(index: SearchIndex) {
    this.#index = index
  }

  /** FacetGroups as JSON, labels in the caller's language; a filter without values is left out (S-07). */
  of(counts: Partial<Record<Facet, Counts>>, query: ProductsQuery, language: Language): string {
    this.#forgetOld()
    const types = query.type ?? []
    const hidden = types.length === 1 ? (types[0] === 'object' ? bookFacets : objectFacets) : null
    let text = ''
    for (const facet of facets) {
      const chosen = query[facet] ?? []
      if (hidden?.has(facet) && chosen.length === 0) continue
      const { facet_in, facet_find = '', facet_more = 1 } = query
      const asked = facet_in === facet
      const found = asked ? this.#named(facet, counts[facet] ?? none, facet_find, language) : (counts[facet] ?? none)
      const values = this.#values(facet, found, chosen, language, asked ? facet_more : 1)
      if (values !== '') text += `${text === '' ? '' : ','}{"facet":"${facet}","values":[${values}]}`
    }
    return `[${text}]`
  }

  /** Values of a filter whose names have words that begin so. */
  #named(facet: Facet, counts: Counts, text: string, language: Language): Counts {
    const words = fold(text).split(' ').filter(Boolean)
    if (words.length === 0) return counts
    const { column } = columnOfFacet[facet]
    const { keys } = this.#index.state.values[column]
    // People are too many to read all their names: those of products that have the words are enough.
    const likely = column === 'people' ? new Set(this.#index.peopleOf(text).codes) : null
    const kept = [...counts.codes.keys()].filter((index) => {
      const code = counts.codes[index]!
      if (likely && !likely.has(code)) return false
      const name = ` ${fold(this.#index.names.label(facet, keys[code - 1]!, language) ?? '')}`
      return words.every((word) => name.includes(` ${word}`))
    })
    return {
      codes: Uint32Array.from(kept, (index) => counts.codes[index]!),
      counts: Uint32Array.from(kept, (index) => counts.counts[index]!),
    }
  }

  #values(facet: Facet, counts: Counts, chosen: readonly string[], language: Language, helpings: number): string {
    const { column } = columnOfFacet[facet]
    const { codes } = this.#index.state.values[column]
    const most = (shown[facet] ?? shownElsewhere) * helpings
    // Six filters share the column of attributes: each names only its own.
    const entries = mostFrequent(counts, column === 'attribute' ? most * 3 : most)
    if (facet === 'price') entries.sort((a, b) => a[0] - b[0])
    const selected = new Set(chosen.flatMap((value) => codes.get(value) ?? []))
    for (const code of selected)
      if (!entries.some((entry) => entry[0] === code)) entries.push([code, counts.counts[counts.codes.indexOf(code)] ?? 0])
    const pieces = this.#piecesOf(facet, language)
    let text = ''
    let listed = 0
    for (const [code, count] of entries) {
      const isSelected = selected.has(code)
      if (listed >= most && !isSelected) continue
      let piece = pieces.get(code)
      if (piece === undefined) {
        piece = this.#piece(facet, code, language)
        pieces.set(code, piece)
        this.#made += 1
      }
      if (piece === null) continue
      text +=
        (listed === 0 ? '' : ',') + piece.before + count + (isSelected ? ',"selected":true' : ',"selected":false') + piece.after
      listed += 1
    }
    return text
  }

  #piecesOf(facet: Facet, language: Language): Map<number, Piece> {
    const key = language + facet
    const pieces = this.#pieces.get(key) ?? new Map<number, Piece>()
    this.#pieces.set(key, pieces)
    return pieces
  }

  #piece(facet: Facet, code: number, language: Language): Piece {
    const { names, state } = this.#index
    const value = state.values[columnOfFacet[facet].column].keys[code - 1]!
    const label = names.label(facet, value, language)
    if (label === null) return null
    const parent = JSON.stringify(names.parentOf(facet, value))
    return {
      before: `{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":`,
      after: `,"parent":${parent}}`,
    }
  }

  /** Another index has other codes, and other names other labels. */
  #forgetOld() {
    const { state, names }: { state: { values: unknown }; names: Names } = this.#index
    if (this.#of.values === state.values && this.#of.names === names.version && this.#made < mostPieces) return
    this.#pieces.clear()
    this.#made = 0
    this.#of = { values: state.values, names: names.version }
  }
}
