import type { IndexState } from './state.ts'

/** Damerau-Levenshtein with neighbours swapped counting as one, given up beyond `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    before = last
    last = row
  }
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

const letters = new WeakMap<readonly string[], Uint32Array>()
function lettersOfAll(words: readonly string[]): Uint32Array {
  const masks = letters.get(words) ?? Uint32Array.from(words, lettersOf)
  letters.set(words, masks)
  return masks
}

/** Slips allowed in a word of this length. */
export const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Words of the catalogue within `limit` slips of `word`: nearest first, then most frequent, then by the alphabet. */
export function nearWords(state: IndexState, word: string, limit: number, most: number): string[] {
  if (limit === 0) return []
  const { words, start } = state.postings
  const masks = lettersOfAll(words)
  const mask = lettersOf(word)
  const found: { word: string; away: number; rows: number }[] = []
  const consider = (other: string, rows: number) => {
    if (/\d/.test(other) || other.length < 3) return
    const away = distance(word, other, limit)
    if (away <= limit) found.push({ word: other, away, rows })
  }
  for (let i = 0; i < words.length; i++) {
    if (bitsIn(masks[i]! ^ mask) > 2 * limit || Math.abs(words[i]!.length - word.length) > limit) continue
    consider(words[i]!, start[i + 1]! - start[i]!)
  }
  for (const [other, late] of state.lateWords) consider(other, late.rows.length)
  const best = new Map<string, { word: string; away: number; rows: number }>()
  for (const one of found) {
    const known = best.get(one.word)
    best.set(one.word, known ? { ...one, rows: one.rows + known.rows } : one)
  }
  return [...best.values()]
    .sort((a, b) => a.away - b.away || b.rows - a.rows || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map((one) => one.word)
}
