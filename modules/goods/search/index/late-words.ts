import { firstSound } from './slips.ts'
import type { IndexState, LateWord } from './state.ts'
import { stem } from './stem.ts'

/** Words shorter than this share a place with few others anyway. */
const beginningLength = 3

/** Ways to the late words that a question asks for, so that what it costs does not grow with how many rows have changed. */
interface Lookups {
  byStem: Map<string, Set<string>>
  byBeginning: Map<string, Set<string>>
  /** By length and first letter as it sounds: those that no built row has. The others are met among the built words. */
  unbuilt: Map<string, Set<string>>
  /** How many late words have been looked at; the tests hold it. */
  looked: number
}

/** Found again from the words themselves: a snapshot need not hold them. */
const known = new WeakMap<IndexState['lateWords'], Lookups>()

const shapeOf = (length: number, sound: string) => `${length}${sound}`
const beginningOf = (word: string) => word.slice(0, beginningLength)

function isBuilt(words: readonly string[], word: string): boolean {
  let low = 0
  let high = words.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (words[middle] === word) return true
    if (words[middle]! < word) low = middle + 1
    else high = middle - 1
  }
  return false
}

function put<Key>(places: Map<Key, Set<string>>, key: Key, word: string) {
  const words = places.get(key)
  if (words) words.add(word)
  else places.set(key, new Set([word]))
}

function take<Key>(places: Map<Key, Set<string>>, key: Key, word: string) {
  const words = places.get(key)
  words?.delete(word)
  if (words?.size === 0) places.delete(key)
}

function note({ postings }: IndexState, lookups: Lookups, word: string, root: string) {
  put(lookups.byStem, root, word)
  put(lookups.byBeginning, beginningOf(word), word)
  if (!isBuilt(postings.words, word)) put(lookups.unbuilt, shapeOf(word.length, firstSound(word)), word)
}

function lookupsOf(state: IndexState): Lookups {
  const before = known.get(state.lateWords)
  if (before) return before
  const lookups: Lookups = { byStem: new Map(), byBeginning: new Map(), unbuilt: new Map(), looked: 0 }
  for (const [word, late] of state.lateWords) note(state, lookups, word, late.stem)
  known.set(state.lateWords, lookups)
  return lookups
}

/** A changed row has the word in these fields. */
export function addLateWord(state: IndexState, word: string, row: number, mask: number) {
  let late = state.lateWords.get(word)
  if (!late) {
    late = { stem: stem(word), rows: [], masks: [] }
    const lookups = lookupsOf(state)
    state.lateWords.set(word, late)
    note(state, lookups, word, late.stem)
  }
  late.rows.push(row)
  late.masks.push(mask)
}

/** The row changes again, or goes. */
export function dropLateWord(state: IndexState, word: string, row: number) {
  const late = state.lateWords.get(word)
  const index = late?.rows.indexOf(row) ?? -1
  if (!late || index < 0) return
  late.rows.splice(index, 1)
  late.masks.splice(index, 1)
  if (late.rows.length > 0) return
  const { byStem, byBeginning, unbuilt } = lookupsOf(state)
  state.lateWords.delete(word)
  take(byStem, late.stem, word)
  take(byBeginning, beginningOf(word), word)
  take(unbuilt, shapeOf(word.length, firstSound(word)), word)
}

function* lateOf(state: IndexState, lookups: Lookups, words: Iterable<string>): Generator<[word: string, late: LateWord]> {
  for (const word of words) {
    lookups.looked += 1
    yield [word, state.lateWords.get(word)!]
  }
}

/** Late words that are a form of the same word. */
export function* lateOfStem(state: IndexState, root: string) {
  const lookups = lookupsOf(state)
  yield* lateOf(state, lookups, lookups.byStem.get(root) ?? [])
}

/** Late words that begin so. */
export function* lateBeginning(state: IndexState, beginning: string) {
  const lookups = lookupsOf(state)
  const places =
    beginning.length >= beginningLength
      ? [beginningOf(beginning)]
      : [...lookups.byBeginning.keys()].filter((place) => place.startsWith(beginning))
  for (const place of places)
    for (const found of lateOf(state, lookups, lookups.byBeginning.get(place) ?? []))
      if (found[0].startsWith(beginning)) yield found
}

/** Late words that no built row has, of these lengths and with this sound at the beginning. */
export function* lateSounding(state: IndexState, sound: string, shortest: number, longest: number) {
  const lookups = lookupsOf(state)
  for (let length = shortest; length <= longest; length++)
    yield* lateOf(state, lookups, lookups.unbuilt.get(shapeOf(length, sound)) ?? [])
}

/** How many late words were looked at since the index was opened. */
export const lateWordsLookedAt = (state: IndexState): number => lookupsOf(state).looked
