import { expect, it } from 'vitest'
import { cornersOf, movedBy, withCorner, withCornerAfter, withCornerAt, written } from './outline.ts'

const square = cornersOf('10,10 110,10 110,90 10,90')

it('reads an outline and writes it as it was', () => {
  expect(square[2]).toEqual({ x: 110, y: 90 })
  expect(written(square)).toBe('10,10 110,10 110,90 10,90')
  expect(cornersOf('')).toEqual([])
})

it('puts a corner elsewhere, but never off the plan', () => {
  expect(written(withCornerAt(square, 1, { x: 120.4, y: -3 }))).toBe('10,10 120,0 110,90 10,90')
  expect(withCornerAt(square, 0, { x: 5_000, y: 5_000 })[0]).toEqual({ x: 1200, y: 760 })
})

it('moves the whole of an outline as far as the plan lets it, and keeps its form', () => {
  expect(written(movedBy(square, { x: 5, y: -4 }))).toBe('15,6 115,6 115,86 15,86')
  expect(written(movedBy(square, { x: -50, y: 0 }))).toBe('0,10 100,10 100,90 0,90')
})

it('begins an outline corner by corner, then adds one where it is nearest', () => {
  const begun = [{ x: 1, y: 1 }].reduce(withCorner, withCorner([], { x: 9, y: 9 }))
  expect(written(begun)).toBe('9,9 1,1')
  expect(written(withCorner(square, { x: 60, y: 4 }))).toBe('10,10 60,4 110,10 110,90 10,90')
  expect(written(withCorner(square, { x: 2, y: 50 }))).toBe('10,10 110,10 110,90 10,90 2,50')
})

it('adds a corner in the middle of a side', () => {
  expect(written(withCornerAfter(square, 3))).toBe('10,10 110,10 110,90 10,90 10,50')
})
