import { lateBeginning, lateOfStem } from './late-words.ts'
import type { IndexState } from './state.ts'
import { stem } from './stem.ts'

/** How much a match counts: the very word, its plural or singular, another form of it, a word that begins with it. */
const sameWord = 1
const sameButForNumber = 0.95
const sameStem = 0.75
const samePrefix = 0.6
/** Shorter beginnings would match a good part of the catalogue. */
const shortestPrefix = 3

/** Rows that have one form of a word: a run of the built postings, or a late word. */
export interface Form {
  word: string
  factor: number
  built: number
  late: { rows: readonly number[]; masks: readonly number[] } | null
}

/** First place in the sorted words that is not before `word`. */
export function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

const builtForm = (state: IndexState, at: number, factor: number): Form => ({
  word: state.postings.words[at]!,
  factor,
  built: at,
  late: null,
})

/** Stems of words met on the way to others: every search passes the same ones first. */
const stems = new Map<string, string>()
const mostStems = 20_000
function keptStem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= mostStems) stems.clear()
  const made = stem(word)
  stems.set(word, made)
  return made
}

const byWord = (a: Form, b: Form) =>
  b.factor - a.factor || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0) || Number(b.built >= 0) - Number(a.built >= 0)

function likeness(word: string, other: string): number {
  if (word === other) return sameWord
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return long === `${short}s` || long === `${short}es` ? sameButForNumber : sameStem
}

/** The words of the catalogue that mean `word`: itself and its other forms; failing those, and if it may go on, what begins with it. */
export function formsOf(state: IndexState, word: string, mayGoOn: boolean): Form[] {
  const { words, byStem } = state.postings
  const root = stem(word)
  const forms: Form[] = []
  let low = 0
  let high = byStem.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keptStem(words[byStem[middle]!]!) < root) low = middle + 1
    else high = middle
  }
  for (let i = low; i < byStem.length; i++) {
    const at = byStem[i]!
    if (keptStem(words[at]!) !== root) break
    forms.push(builtForm(state, at, likeness(word, words[at]!)))
  }
  for (const [other, late] of lateOfStem(state, root)) forms.push({ word: other, factor: likeness(word, other), built: -1, late })
  if (hasRows(state, forms) || !mayGoOn || word.length < shortestPrefix) return forms.sort(byWord)
  return [...forms, ...goingOn(state, word)].sort(byWord)
}

function goingOn(state: IndexState, word: string): Form[] {
  const { words } = state.postings
  const forms: Form[] = []
  for (let at = placeOf(words, word); at < words.length && words[at]!.startsWith(word); at++)
    forms.push(builtForm(state, at, samePrefix))
  for (const [other, late] of lateBeginning(state, word)) forms.push({ word: other, factor: samePrefix, built: -1, late })
  return forms
}

/** The forms of a word and what begins with it: it may have been cut off although it is a word; null where it is too short for that. */
export const formsWithMore = (state: IndexState, word: string): Form[] | null =>
  word.length < shortestPrefix ? null : [...formsOf(state, word, false), ...goingOn(state, word)].sort(byWord)

/** Whether any row still has one of the forms; a built word may have lost all its rows to changes. */
export function hasRows(state: IndexState, forms: readonly Form[]): boolean {
  const { start, rows } = state.postings
  for (const form of forms) {
    if (form.late) return true
    for (let i = start[form.built]!; i < start[form.built + 1]!; i++) if (!state.late[rows[i]!]) return true
  }
  return false
}

/** About how many rows have one of the forms. */
export function frequencyOf(state: IndexState, forms: readonly Form[]): number {
  let total = 0
  for (const { built, late } of forms)
    total += late ? late.rows.length : state.postings.start[built + 1]! - state.postings.start[built]!
  return total
}
