import { describe, expect, it } from 'vitest'
import { inTurn, placeHeld, placeOneStep } from './arranged-places.ts'

const row = (id: number, parent: number | null = null) => ({ id, parent, name: String(id) })
/** Two at the top; the first holds two, the second none. */
const rows = [row(1), row(2), row(3), row(11, 1), row(12, 1)]

describe('arranging by one step', () => {
  it('reads rows each before those below it', () => {
    expect(inTurn(rows).map(({ id }) => id)).toEqual([1, 11, 12, 2, 3])
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
    expect(placeOneStep(rows, id, way, true)).toEqual(place)
  })
  it('puts nothing below another that holds some itself, nor where rows are a plain list', () => {
    expect(placeOneStep([row(5), ...rows], 1, 'inside', true)).toBeNull()
    expect(placeOneStep(rows, 3, 'inside', false)).toBeNull()
  })
})

describe('a row that is dragged', () => {
  const shown = inTurn(rows)
  it('stands among those at the top where it is held to the left', () => {
    expect(placeHeld(shown, { id: 3, over: 2, inside: false })).toEqual({ parent: null, before: 2, inside: false })
  })
  it('stands below the row before it where it is held to the right', () => {
    expect(placeHeld(shown, { id: 3, over: 2, inside: true })).toEqual({ parent: 1, before: null, inside: true })
  })
  it('stays below a row whose others come after it, wherever it is held', () => {
    expect(placeHeld(shown, { id: 3, over: 12, inside: false })).toEqual({ parent: 1, before: 12, inside: true })
  })
  it('is the first of all where it is held above the first', () => {
    expect(placeHeld(shown, { id: 2, over: 1, inside: true })).toEqual({ parent: null, before: 1, inside: false })
  })
})
