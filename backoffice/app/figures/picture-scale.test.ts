import { describe, expect, it } from 'vitest'
import { scaleOf } from './picture-scale.ts'

describe('the scale of a picture', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [42, [0, 10, 20, 30, 40, 50]],
  ])('of %i counted is written in whole numbers', (highest, ticks) => expect(scaleOf(highest).ticks).toEqual(ticks))

  it('reaches over the highest, and ends where a share ends', () => {
    for (const highest of [1, 2, 3, 5, 9, 11, 137, 24_990]) expect(scaleOf(highest).top).toBeGreaterThanOrEqual(highest)
    expect(scaleOf(80, 100)).toEqual({ top: 100, ticks: [0, 50, 100] })
  })
})
