import { expect, it } from 'vitest'
import { cornersOf, middleOf, octagram, shrunk } from './octagram.ts'

it('an eight-pointed star has sixteen corners, and its points reach as far as they are told', () => {
  const corners = cornersOf(octagram(100, 100, 40))
  expect(corners).toHaveLength(16)
  const reach = corners.map(([x, y]) => Math.round(Math.hypot(x - 100, y - 100)))
  expect(new Set(reach)).toEqual(new Set([40, 31]))
})

it('a smaller outline keeps its middle', () => {
  const corners = cornersOf('10,10 110,10 110,90 10,90')
  expect(middleOf(corners)).toEqual([60, 50])
  expect(shrunk(corners, [60, 50], 0.5)).toBe('35.0,30.0 85.0,30.0 85.0,70.0 35.0,70.0')
})
