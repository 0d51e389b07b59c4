import { describe, expect, it } from 'vitest'
import { inTurn, placeHeld, placeOneStep } from './arranged-places.ts'

const row = (id: number, parent: number | null = null) => ({ id, parent, name: String(id) })
/** Three at the top; the first holds two, the others none. */
const rows = [row(1), row(2), row(3), row(11, 1), row(12, 1)]
/** The second of the first holds one more. */
const deeper = [...rows, row(121, 12)]

describe('arranging by one step', () => {
  it('reads rows each before those below it, however deep', () => {
    expect(inTurn(deeper).map(({ id }) => id)).toEqual([1, 11, 12, 121, 2, 3])
  })
  it.each([
    [2, 'up', { parent: null, before: 1 }],
    [2, 'down', { parent: null, before: null }],
    [1, 'up', null],
    [3, 'down', null],
    [3, 'inside', { parent: 2, before: null }],
    [12, 'out', { parent: null, before: 2 }],
    [11, 'down', { parent: 1, before: null }],
  ] as const)('moves %i %s', (id, way, place) => {
    expect(placeOneStep(rows, id, way, 2)).toEqual(place)
  })
  it('puts nothing deeper than rows may stand, with all that they hold', () => {
    expect(placeOneStep([row(5), ...rows], 1, 'inside', 2)).toBeNull()
    expect(placeOneStep([row(5), ...rows], 1, 'inside', 3)).toEqual({ parent: 5, before: null })
    expect(placeOneStep(rows, 3, 'inside', 1)).toBeNull()
  })
  it('takes a row out by one level, behind the one that it stood below', () => {
    expect(placeOneStep(deeper, 121, 'out', 9)).toEqual({ parent: 1, before: null })
    expect(placeOneStep(rows, 11, 'out', 9)).toEqual({ parent: null, before: 2 })
  })
})

describe('a row that is dragged', () => {
  const held = (id: number, over: number, depth: number, levels = 2) => placeHeld(rows, { id, over, depth, levels })
  it('stands among those at the top where it is held to the left', () => {
    expect(held(3, 2, 0)).toEqual({ parent: null, before: 2, depth: 0 })
  })
  it('stands below the row before it where it is held to the right', () => {
    expect(held(3, 2, 1)).toEqual({ parent: 1, before: null, depth: 1 })
  })
  it('stands below a row of any depth, where rows may', () => {
    expect(held(3, 2, 2, 9)).toEqual({ parent: 12, before: null, depth: 2 })
    expect(placeHeld(deeper, { id: 3, over: 2, depth: 1, levels: 9 })).toEqual({ parent: 1, before: null, depth: 1 })
  })
  it('stays below a row whose others come after it, wherever it is held', () => {
    expect(held(3, 12, 0)).toEqual({ parent: 1, before: 12, depth: 1 })
  })
  it('is the first of all where it is held above the first', () => {
    expect(held(2, 1, 1)).toEqual({ parent: null, before: 1, depth: 0 })
  })
  it('takes along what it holds, and goes no deeper than that may stand', () => {
    expect(held(1, 2, 1)).toEqual({ parent: null, before: 3, depth: 0 })
    expect(held(1, 2, 1, 3)).toEqual({ parent: 2, before: null, depth: 1 })
  })
})
