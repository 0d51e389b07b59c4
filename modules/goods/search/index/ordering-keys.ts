import type { PackedKeys } from './state.ts'

const utf8 = new TextEncoder()
const text = new TextDecoder()

export function packKeys(sorted: readonly string[]): PackedKeys {
  const bytes = utf8.encode(sorted.join(''))
  const start = new Uint32Array(sorted.length + 1)
  for (let i = 0; i < sorted.length; i++) start[i + 1] = start[i]! + Buffer.byteLength(sorted[i]!)
  return { bytes, start }
}

const keyAt = (keys: PackedKeys, at: number) => text.decode(keys.bytes.subarray(keys.start[at], keys.start[at + 1]))

/** Ranks of built keys are even; a later key takes the odd number between its neighbours, and equal odd ranks compare by text. */
function rankAmong(size: number, at: (index: number) => string, key: string): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (at(middle) < key) low = middle + 1
    else high = middle
  }
  return low < size && at(low) === key ? 2 * low + 2 : 2 * low + 1
}

/** The first place whose key is not before this one. */
export const placeOfPacked = (keys: PackedKeys, key: string): number => (rankOfPacked(keys, key) - 1) >>> 1

export const rankOfPacked = (keys: PackedKeys, key: string) => rankAmong(keys.start.length - 1, (at) => keyAt(keys, at), key)
export const rankOfSorted = (keys: readonly string[], key: string) => rankAmong(keys.length, (at) => keys[at]!, key)
/** The rank of a key at this place when all were built together. */
export const builtRank = (index: number) => 2 * index + 2
/** Whether a rank is that of a key which was there when all were built, and not of a place between two. */
export const isBuiltRank = (rank: number) => rank !== 0 && rank % 2 === 0
