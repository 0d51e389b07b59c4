import { lateSounding } from './late-words.ts'
import { lettersOfSound, slipsBetween, soundsMeant } from './slips.ts'
import type { IndexState } from './state.ts'
import { placeOf } from './words.ts'

/** A word that may be meant. */
export interface Near {
  word: string
  /** In halves. */
  slips: number
  rows: number
}

/** After every letter of a word. */
const last = '\uffff'

/** Three rows of the table of distances, in turn. */
let rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const

/** Damerau-Levenshtein with neighbours swapped counting as one, given up beyond `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (a.length >= 255 || b.length >= 255) return a === b ? 0 : limit + 1
  let [before, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    const letterBefore = i > 1 ? a.charCodeAt(i - 2) : -1
    row[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = last[j - 1]! + (letter === other ? 0 : 1)
      if (last[j]! + 1 < cost) cost = last[j]! + 1
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1
      if (j > 1 && letterBefore === other && letter === b.charCodeAt(j - 2) && before[j - 2]! + 1 < cost)
        cost = before[j - 2]! + 1
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    ;[before, last, row] = [last, row, before]
  }
  rows = [before, last, row]
  return last[b.length]!
}

/** A bit per letter: words that differ in more letters than two per slip need not be measured. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32)
  return bits
}

function bitsIn(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Letters and length of each word; no length for those that are never meant: numbers and what is too short. */
interface Shapes {
  letters: Uint32Array
  lengths: Uint8Array
}
const shapes = new WeakMap<readonly string[], Shapes>()
const meant = (word: string) => word.length >= 3 && word.length < 255 && !/\d/.test(word)

function shapesOf(words: readonly string[]): Shapes {
  const known = shapes.get(words)
  if (known) return known
  const made = {
    letters: Uint32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, (word) => (meant(word) ? word.length : 0)),
  }
  shapes.set(words, made)
  return made
}

/** Works out beforehand what every question with a slip looks at. */
export const readyForSlips = (words: readonly string[]): void => {
  shapesOf(words)
}

/** Slips allowed in a word of this length. */
export const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Words of the catalogue within `limit` slips of `word`: nearest first, then most frequent, then by the alphabet. */
export function nearWords(state: IndexState, word: string, limit: number, most: number): Near[] {
  if (limit === 0) return []
  const { words, start } = state.postings
  const { letters, lengths } = shapesOf(words)
  const mask = lettersOf(word)
  const found: Near[] = []
  const consider = (other: string, built: number) => {
    if (distance(word, other, limit) > limit) return
    const rows = built + (state.lateWords.get(other)?.rows.length ?? 0)
    found.push({ word: other, slips: slipsBetween(word, other), rows })
  }
  const [shortest, longest] = [Math.max(3, word.length - limit), word.length + limit]
  for (const sound of soundsMeant(word)) {
    for (const letter of lettersOfSound(sound)) {
      const end = placeOf(words, letter + last)
      for (let i = placeOf(words, letter); i < end; i++) {
        const length = lengths[i]!
        if (length < shortest || length > longest || bitsIn(letters[i]! ^ mask) > 2 * limit) continue
        consider(words[i]!, start[i + 1]! - start[i]!)
      }
    }
    for (const [other] of lateSounding(state, sound, shortest, longest)) if (meant(other)) consider(other, 0)
  }
  return found
    .sort((a, b) => a.slips - b.slips || b.rows - a.rows || (a.word < b.word ? -1 : 1))
    .filter((near, index, all) => near.word !== word && near.word !== all[index - 1]?.word)
    .slice(0, most)
}
