import { expect, test } from 'vitest'
import { pageOf } from './order.ts'
import { type IndexState, missing } from './state.ts'

/** Prices of which many are the same, some of them unknown, and ids that stand in another order than the rows. */
const size = 6_000
const cents = Int32Array.from({ length: size }, (_, row) => (row % 211 === 0 ? missing : 495 + 100 * ((row * 7_919) % 37)))
const id = Uint32Array.from({ length: size }, (_, row) => ((row * 4_241) % size) + 1)
const state = { cents, id, lateCount: 0, titleRank: {} } as unknown as IndexState
const rows = Uint32Array.from({ length: size }, (_, row) => row)
const priceOf = (row: number) => (cents[row] === missing ? Number.POSITIVE_INFINITY : cents[row]!)

test('a page far back has what stands there when all is put in order, rows of one price by their ids', () => {
  const all = [...rows].sort((one, other) => {
    const [x, y] = [priceOf(one), priceOf(other)]
    return x === y ? id[one]! - id[other]! : x - y
  })
  for (const from of [960, 1_008, 2_976, 5_904, 5_985, 5_999, 6_000]) {
    const page = pageOf(state, rows, 'price_asc', 'es', new Float32Array(0), from, from + 48)
    expect(page, `from ${from}`).toEqual(all.slice(from, from + 48))
  }
})
