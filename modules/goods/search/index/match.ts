import type { Language } from '#kernel/language.ts'
import { editionsReadIn } from '#modules/goods/catalogue/languages.ts'
import { scratch } from './columns.ts'
import { commonerQuestion, otherNames, otherQuestions, respelt, suggestionsFor } from './correct.ts'
import { fold } from './fold.ts'
import { eachRowOfSection, rowsBy, rowsOfVolume, rowsTitledBeside } from './named-whole.ts'
import { cutOff, type FieldQuery, type Reading, readQuestion, type Word } from './question.ts'
import { noEdition } from './standing.ts'
import { anyField, fieldBits, type IndexState } from './state.ts'
import { stem } from './stem.ts'

/** How a question is to be answered. */
export interface Manner extends Reading {
  language: Language
  /** Words that are right although no product has them: of the shop's sections and texts. */
  own: (word: string) => boolean
  /** The words are meant as they are: none is changed. */
  asTyped?: boolean
  /** Rows with a code that was asked. */
  exact?: readonly number[]
  /** Nothing but codes was asked: their digits are no words. */
  codesOnly?: boolean
}

export interface Matched {
  rows: Uint32Array
  /** By row. */
  scores: Float32Array
  /** The question that was answered instead of the one asked, which found nothing. */
  corrected: string | null
  /** A question that may be meant, and finds far more. */
  offered: string | null
  suggestions: string[]
}

/** Above every score of words, so that the product with the code asked stands first. */
export const codeScore = 1e9
const exactMark = 65_535
/** Above every other score of words. */
export const wholeTitle = 16_384
/** Above whole titles: whoever asks for an author means all the books. */
const authorNamed = 2 * wholeTitle
/** A title whose author was asked with it, and an author whose name more books have for a title. */
const besideTitles = wholeTitle / 2
/** Above titles that only have the words. */
const sectionNamed = wholeTitle / 4
/** A name that is found so many times more often in all than people bear it is meant as a word: of "love" the books on it. */
const titlesForAnAuthor = 50
/** Between what is asked for and whom it is by: "libros de Galdós". */
const leadingWords = new Set(['de', 'del', 'd', 'by', 'of', 'por', 'per'])
const titleBegins = 1.5
const ownLanguage = 1.3
const unknownLanguage = 0.9
const otherLanguage = 0.85
/** Whoever asks for a book on something means books. */
const bookAsked = 1.5
const bookStems = new Set(['libro', 'llibre', 'book'].map(stem))
const softShare = 0.3
/** Part of what a question tells that words in common must make up: of "Sant Jordi" a saint alone is not enough. */
const leastTold = 1 / 3
/** A word that only the shop's texts have is looked for there: what is left of the question must be most of it. */
const leastToldOfOwn = 1 / 2
/** What of a mark says how many words a row has. */
const countBits = 255
/** Of a mark: the row's title has been weighed. */
const titleBit = 1 << 14
/** Of a mark: the row's section has been weighed. */
const sectionBit = 1 << 13
/** Rows of a run that are walked in the time it takes to look one up. */
const lookUpCost = 24
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

/** Rows by words: marks and scores by row, kept from one question to the next and wiped only where they were touched. */
export class Matcher {
  #marks = new Uint16Array(0)
  #scores = new Float32Array(0)
  #touched = new Uint32Array(0)
  #counts = new Uint8Array(0)
  #count = 0

  /**
   * Rows that have every word asked; else those of another question that may be meant, else those with most of the words. Rows of a
   * code that was asked come first.
   */
  match(state: IndexState, fields: readonly FieldQuery[], manner: Manner): Matched {
    const { exact = [], own, asTyped = false, codesOnly = false } = manner
    const whole = fields.find(({ fields }) => (fields & fieldBits.title) !== 0)?.text ?? ''
    const words = codesOnly ? [] : readQuestion(state, fields, manner)
    const rows = this.#every(state, words, manner, whole)
    if (exact.length > 0 || words.length === 0) return this.#answer(this.#first(state, exact, rows), {})
    if (rows.length > 0) {
      const offered = asTyped ? null : this.#offer(state, fields, words, rows.length, manner)
      return offered === null
        ? this.#answer(rows, {})
        : this.#answer(this.#every(state, words, manner, whole), { offered: offered || null })
    }
    const goesOn = cutOff(state, words)
    const begun = goesOn === null ? rows : this.#every(state, goesOn, manner, whole)
    if (begun.length > 0) return this.#answer(begun, {})
    const others = asTyped ? [] : otherQuestions(state, words, own, manner)
    const unknown = words.some((word) => !word.known && !word.soft && !own(word.text))
    for (const meant of others) {
      const text = respelt(whole, meant.changes)
      const found = this.#every(state, meant.words, manner, text)
      if (found.length === 0) continue
      if (unknown) return this.#answer(found, { corrected: text })
      // Every word is known: what may be meant is offered, and what has most of the words shown.
      return this.#answer(this.#most(state, words, manner), { offered: text })
    }
    for (const meant of asTyped ? [] : otherNames(state, words, own, manner)) {
      const text = respelt(whole, meant.changes)
      const found = this.#every(state, meant.words, manner, text)
      if (found.length > 0) return this.#answer(found, { corrected: text })
    }
    const most = this.#most(state, words, manner)
    return this.#answer(most, { suggestions: most.length > 0 ? [] : suggestionsFor(state, words, own) })
  }

  /** What may be meant by a question that finds next to nothing; marks and scores are then those of that question. */
  #offer(state: IndexState, fields: readonly FieldQuery[], words: readonly Word[], rows: number, manner: Manner): string | null {
    const meant = commonerQuestion(state, words, rows, manner)
    if (!meant) return null
    const found = this.#every(state, meant.words, manner, '').length
    const text = respelt(fields.map((item) => item.text).join(' '), meant.changes)
    return found > rows ? text : ''
  }

  #first(state: IndexState, exact: readonly number[], rows: Uint32Array): Uint32Array {
    if (exact.length === 0) return rows
    if (this.#marks.length < state.live.length) this.#wipe(state)
    for (const row of exact) {
      if (this.#marks[row] === 0) this.#touched[this.#count++] = row
      this.#marks[row] = exactMark
      this.#scores[row] = codeScore
    }
    return Uint32Array.from(new Set([...exact, ...rows]))
  }

  #answer(rows: Uint32Array, told: Partial<Omit<Matched, 'rows' | 'scores'>>): Matched {
    return { rows, scores: this.#scores, corrected: null, offered: null, suggestions: [], ...told }
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

  #every(state: IndexState, all: readonly Word[], manner: Manner, title: string): Uint32Array {
    this.#wipe(state)
    const words = all.filter((word) => !word.soft)
    if (words.some((word) => !word.known)) return new Uint32Array(0)
    const rarest = words.toSorted((a, b) => a.frequency - b.frequency || (a.text < b.text ? -1 : 1))
    for (let i = 0; i < rarest.length; i++) this.#add(state, rarest[i]!, i + 1, i)
    return this.#rowsWith(state, words.length, all, manner, title)
  }

  /** Rows with as many of the words as any row has, if those say enough of the question. */
  #most(state: IndexState, all: readonly Word[], manner: Manner): Uint32Array {
    this.#wipe(state)
    const words = all.filter((word) => !word.soft)
    if (words.length < 2) return new Uint32Array(0)
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
    if (best === 0) return new Uint32Array(0)
    const told = words
      .map((word) => (word.known ? rarityOf(state, word) : 0))
      .toSorted((a, b) => b - a)
      .slice(0, best)
    const whole = words.reduce((sum, word) => sum + rarityOf(state, word), 0)
    const elsewhere = words.some((word) => !word.known && manner.own(word.text))
    if (told.reduce((sum, value) => sum + value, 0) < (elsewhere ? leastToldOfOwn : leastTold) * whole) return new Uint32Array(0)
    return this.#rowsWith(state, best, all, manner, '')
  }

  /**
   * Marks the rows of a word with `to`: those marked `from`, or any when that is negative. What stands above a mark's lowest byte
   * tells rows that have a word which none must have.
   */
  #add(state: IndexState, word: Word, to: number, from: number, share = 1) {
    const { start, rows, masks } = state.postings
    const { live, late } = state
    const { fields } = word
    const marks = this.#marks
    const scores = this.#scores
    const worth = Math.max(0.2, rarityOf(state, word)) * share
    const put = (row: number, mask: number, factor: number) => {
      const seen = marks[row]!
      if (seen === to || (from >= 0 && (seen & countBits) !== from)) return
      if (seen === 0) {
        this.#touched[this.#count++] = row
        scores[row] = 0
      }
      marks[row] = to
      scores[row]! += worth * factor * weights[mask]!
    }
    for (const form of word.forms) {
      if (form.late)
        for (let i = 0; i < form.late.rows.length; i++) {
          const mask = form.late.masks[i]! & fields
          const row = form.late.rows[i]!
          if (mask !== 0 && live[row]) put(row, mask, form.factor)
        }
      else {
        const [first, end] = [start[form.built]!, start[form.built + 1]!]
        const places = this.#placesAmong(rows, first, end, from)
        for (let i = places ? 0 : first, to = places ? places.length : end; i < to; i++) {
          const at = places ? places[i]! : i
          const mask = masks[at]! & fields
          const row = rows[at]!
          if (mask !== 0 && !late[row]) put(row, mask, form.factor)
        }
      }
    }
    for (const { rows: some, from: first, to: end, factor, built } of word.meant) {
      const places = this.#placesAmong(some, first, end, from)
      for (let i = places ? 0 : first, to = places ? places.length : end; i < to; i++) {
        const row = some[places ? places[i]! : i]!
        if (built ? !late[row] : live[row]) put(row, fieldBits.subject, factor)
      }
    }
  }

  /** Where the rows that still count stand in a run of rows; null where walking the run costs less than looking each of them up. */
  #placesAmong(run: Uint32Array, first: number, end: number, mark: number): number[] | null {
    if (mark <= 0 || this.#count * lookUpCost > end - first) return null
    const places: number[] = []
    for (let t = 0; t < this.#count; t++) {
      const row = this.#touched[t]!
      if ((this.#marks[row]! & countBits) !== mark) continue
      const at = placeOfRow(run, row, first, end)
      if (at < end && run[at] === row) places.push(at)
    }
    return places
  }

  /** The rows marked so; in their scores what they sell, how short they are, their language and whether the question is their title. */
  #rowsWith(state: IndexState, mark: number, words: readonly Word[], manner: Manner, title: string): Uint32Array {
    const soft = words.filter((word) => word.soft)
    if (mark > 0) soft.forEach((word, turn) => void this.#add(state, word, mark + (turn + 1) * (countBits + 1), mark, softShare))
    const found = scratch(this.#count)
    const asks = soft.some((word) => bookStems.has(stem(word.text))) ? bookAsked : 1
    const speaks = languageWeights(state, manner.language, asks)
    const { weight, edition } = manner.derived.standing()
    const marks = this.#marks
    const scores = this.#scores
    let count = 0
    for (let t = 0; t < this.#count; t++) {
      const row = this.#touched[t]!
      if ((marks[row]! & countBits) !== mark) continue
      found[count++] = row
      scores[row]! *= weight[row]! * speaks[edition[row]!]!
    }
    if (title !== '' && count > 0) {
      const { whole, begun } = manner.derived.titled(title)
      // A row has a title in each language: it is weighed once.
      const weigh = (row: number) => {
        const fits = (marks[row]! & (countBits | titleBit)) === mark
        if (fits) marks[row]! |= titleBit
        return fits
      }
      for (const row of whole) if (weigh(row)) scores[row]! += wholeTitle
      for (let i = 0; i < begun.length; i++) if (!state.late[begun[i]!] && weigh(begun[i]!)) scores[begun[i]!]! *= titleBegins
      this.#named(state, mark, words, manner, { title, titled: whole.length, found: count })
    }
    return found.slice(0, count)
  }

  /** Raises what the whole question names: somebody's books, a volume of a series, a title beside its author, a section. */
  #named(
    state: IndexState,
    mark: number,
    words: readonly Word[],
    { derived, meanings }: Manner,
    { title, titled, found }: { title: string; titled: number; found: number },
  ) {
    const marks = this.#marks
    const scores = this.#scores
    const raise = (rows: Iterable<number>, by: number) => {
      for (const row of rows) if ((marks[row]! & countBits) === mark) scores[row]! += by
    }
    const soft = new Set(words.filter((word) => word.soft).map((word) => word.text))
    const typed = fold(title).split(' ').filter(Boolean)
    const told = typed.filter((word) => !soft.has(word))
    if (told.length < typed.length) while (leadingWords.has(told[0] ?? '')) told.shift()
    const by = rowsBy(state, derived, told)
    const isWord = told.length === 1 && by.size * titlesForAnAuthor < found
    if (by.size > 0 && !isWord) raise(by, by.size >= titled ? authorNamed : besideTitles)
    raise(rowsOfVolume(state, derived, meanings, typed), wholeTitle)
    if (typed.length > 1) raise(rowsTitledBeside(derived, typed), besideTitles)
    const said = (some: readonly Word[]) => some.flatMap((word) => word.text.split(' '))
    const whole = said(words)
    const called = meanings.sectionsCalled(whole).length > 0 ? whole : said(words.filter((word) => !word.soft))
    eachRowOfSection(state, { derived, meanings }, called, (row) => {
      if ((marks[row]! & (countBits | sectionBit)) !== mark) return
      marks[row]! |= sectionBit
      scores[row]! += sectionNamed
    })
  }
}

/** The first place of a run whose row is not before this one. */
function placeOfRow(run: Uint32Array, row: number, first: number, end: number): number {
  let low = first
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (run[middle]! < row) low = middle + 1
    else high = middle
  }
  return low
}

/** How much a word tells: the fewer rows have it, the more. */
function rarityOf(state: IndexState, { frequency }: Word): number {
  const rows = Math.min(frequency, state.rows)
  return Math.log(1 + (state.rows - rows + 0.5) / (rows + 0.5))
}

/** By code of language: editions the visitor reads come before others. */
function languageWeights({ values }: IndexState, language: Language, books: number): Float32Array {
  const weights = new Float32Array(256).fill(otherLanguage * books)
  weights[0] = unknownLanguage * books
  weights[noEdition] = 1
  for (const edition of editionsReadIn(language)) {
    const code = values.language.codes.get(edition)
    if (code !== undefined) weights[code] = ownLanguage * books
  }
  return weights
}

export const fieldsAsked = (query: { q?: string; title?: string; author_name?: string; publisher_name?: string }): FieldQuery[] =>
  [
    { text: query.q ?? '', fields: anyField },
    { text: query.title ?? '', fields: fieldBits.title },
    { text: query.author_name ?? '', fields: fieldBits.people },
    { text: query.publisher_name ?? '', fields: fieldBits.house },
  ].filter(({ text }) => fold(text) !== '')
