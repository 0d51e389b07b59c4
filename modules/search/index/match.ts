import { scratch } from './columns.ts'
import { fold } from './fold.ts'
import { anyField, fieldBits, type IndexState } from './state.ts'
import { stopWords } from './stem.ts'
import { nearWords, slips } from './typo.ts'
import { type Form, formsOf, frequencyOf, hasRows } from './words.ts'

/** Words asked of some of a product's fields. */
export interface Asked {
  text: string
  fields: number
}

export interface Matched {
  rows: Uint32Array
  /** By row. */
  scores: Float32Array
  /** The words that were looked for instead of those asked, when those found nothing. */
  corrected: string | null
  suggestions: string[]
}

const mostWords = 12
/** Above every score of words, so that the product with the code asked stands first. */
const codeScore = 1e9
const exactMark = 65_535
const titleWeight = 4
const peopleWeight = 3.5
const houseWeight = 1.5
const subjectWeight = 1

/** The weight of a posting by its mask: its best field counts, a second one a little. */
const weights = Float32Array.from({ length: 16 }, (_, mask) => {
  const parts = [
    mask & fieldBits.title ? titleWeight : 0,
    mask & fieldBits.people ? peopleWeight : 0,
    mask & fieldBits.house ? houseWeight : 0,
    mask & fieldBits.subject ? subjectWeight : 0,
  ].toSorted((a, b) => b - a)
  return parts[0]! + 0.1 * parts[1]!
})

interface Word {
  text: string
  fields: number
  forms: Form[]
  known: boolean
  frequency: number
}

function read(state: IndexState, asked: readonly Asked[]): Word[] {
  return asked.flatMap(({ text, fields }) => {
    const all = fold(text).split(' ').filter(Boolean).slice(0, mostWords)
    const telling = all.filter((word) => !stopWords.has(word))
    const words = telling.length > 0 ? telling : all
    return words.map((word, i) => readWord(state, word, fields, i === words.length - 1))
  })
}

function readWord(state: IndexState, text: string, fields: number, last: boolean): Word {
  const forms = formsOf(state, text, last)
  return { text, fields, forms, known: hasRows(state, forms), frequency: frequencyOf(state, forms) }
}

/** Rows by words: marks and scores by row, kept from one question to the next and wiped only where they were touched. */
export class Matcher {
  #marks = new Uint16Array(0)
  #scores = new Float32Array(0)
  #touched = new Uint32Array(0)
  #counts = new Uint8Array(0)
  #count = 0

  /** Rows that have every word asked; corrected words, then most of the words, when none does. Rows of an `exact` code come first. */
  match(state: IndexState, asked: readonly Asked[], exact: readonly number[] = []): Matched {
    const words = read(state, asked)
    const rows = this.#first(exact, this.#every(state, words))
    if (rows.length > 0 || words.length === 0) return this.#answer(rows, null, [])
    const changes = new Map<string, string>()
    for (const word of words) {
      if (word.known) continue
      const [near] = nearWords(state, word.text, slips(word.text), 1)
      if (near) changes.set(word.text, near)
    }
    const meant = words.map((word) => {
      const near = changes.get(word.text)
      return near === undefined ? word : readWord(state, near, word.fields, false)
    })
    const corrected = changes.size === 0 ? null : meant.map((word) => word.text).join(' ')
    const second = changes.size === 0 ? rows : this.#every(state, meant)
    if (second.length > 0) return this.#answer(second, corrected, [])
    const most = meant.length > 1 ? this.#most(state, meant) : second
    if (most.length > 0) return this.#answer(most, corrected, [])
    return this.#answer(most, null, suggestionsFor(state, words))
  }

  #first(exact: readonly number[], rows: Uint32Array): Uint32Array {
    if (exact.length === 0) return rows
    for (const row of exact) {
      if (this.#marks[row] === 0) this.#touched[this.#count++] = row
      this.#marks[row] = exactMark
      this.#scores[row] = codeScore
    }
    return Uint32Array.from(new Set([...exact, ...rows]))
  }

  #answer(rows: Uint32Array, corrected: string | null, suggestions: string[]): Matched {
    return { rows, scores: this.#scores, corrected, suggestions }
  }

  #wipe(state: IndexState) {
    if (this.#marks.length < state.live.length) {
      this.#marks = new Uint16Array(state.live.length)
      this.#scores = new Float32Array(state.live.length)
      this.#touched = new Uint32Array(state.live.length)
      this.#counts = new Uint8Array(state.live.length)
    } else for (let i = 0; i < this.#count; i++) this.#marks[this.#touched[i]!] = 0
    this.#count = 0
  }

  #every(state: IndexState, words: readonly Word[]): Uint32Array {
    this.#wipe(state)
    if (words.some((word) => !word.known)) return new Uint32Array(0)
    const rarest = words.toSorted((a, b) => a.frequency - b.frequency || (a.text < b.text ? -1 : 1))
    for (let i = 0; i < rarest.length; i++) this.#add(state, rarest[i]!, i + 1, i)
    return this.#rowsWith(state, words.length)
  }

  /** Rows with as many of the words as any row has. */
  #most(state: IndexState, words: readonly Word[]): Uint32Array {
    this.#wipe(state)
    const counts = this.#counts.fill(0)
    let best = 0
    for (let i = 0; i < words.length; i++) {
      this.#add(state, words[i]!, i + 1, -1)
      for (let t = 0; t < this.#count; t++) {
        const row = this.#touched[t]!
        if (this.#marks[row] === i + 1) best = Math.max(best, ++counts[row]!)
      }
    }
    for (let t = 0; t < this.#count; t++) this.#marks[this.#touched[t]!] = counts[this.#touched[t]!]!
    return best === 0 ? new Uint32Array(0) : this.#rowsWith(state, best)
  }

  /** Marks the rows of a word with `mark`: those marked `before`, or any when that is negative. */
  #add(state: IndexState, { forms, fields, frequency }: Word, mark: number, before: number) {
    const { start, rows, masks } = state.postings
    const { live, late } = state
    const marks = this.#marks
    const scores = this.#scores
    const rarity = Math.log(1 + (state.rows - frequency + 0.5) / (frequency + 0.5))
    const worth = Math.max(0.2, rarity)
    const put = (row: number, mask: number, factor: number) => {
      const seen = marks[row]!
      if (seen === mark || (before >= 0 && seen !== before)) return
      if (seen === 0) {
        this.#touched[this.#count++] = row
        scores[row] = 0
      }
      marks[row] = mark
      scores[row]! += worth * factor * weights[mask]!
    }
    for (const form of forms) {
      if (form.late)
        for (let i = 0; i < form.late.rows.length; i++) {
          const mask = form.late.masks[i]! & fields
          const row = form.late.rows[i]!
          if (mask !== 0 && live[row]) put(row, mask, form.factor)
        }
      else
        for (let i = start[form.built]!; i < start[form.built + 1]!; i++) {
          const mask = masks[i]! & fields
          const row = rows[i]!
          if (mask !== 0 && !late[row]) put(row, mask, form.factor)
        }
    }
  }

  /** The rows marked so, with what they sell and how short they are in their scores. */
  #rowsWith(state: IndexState, mark: number): Uint32Array {
    const found = scratch(this.#count)
    let count = 0
    for (let t = 0; t < this.#count; t++) {
      const row = this.#touched[t]!
      if (this.#marks[row] !== mark) continue
      found[count++] = row
      this.#scores[row]! *= state.prior[row]! / (0.75 + state.words[row]! / 40)
    }
    return found.slice(0, count)
  }
}

function suggestionsFor(state: IndexState, words: readonly Word[]): string[] {
  const lost = words.filter((word) => !word.known)
  return [...new Set(lost.flatMap(({ text }) => nearWords(state, text, text.length < 4 ? 1 : slips(text) + 1, 5)))].slice(0, 5)
}

export const fieldsAsked = (query: { q?: string; title?: string; author_name?: string; publisher_name?: string }): Asked[] =>
  [
    { text: query.q ?? '', fields: anyField },
    { text: query.title ?? '', fields: fieldBits.title },
    { text: query.author_name ?? '', fields: fieldBits.people },
    { text: query.publisher_name ?? '', fields: fieldBits.house },
  ].filter(({ text }) => fold(text) !== '')
