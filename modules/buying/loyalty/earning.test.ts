import { expect, it } from 'vitest'
import { pointsEarned } from './earning.ts'

const line = (kind: 'book' | 'object', list: number, paid: number, quantity = 1) => ({
  kind,
  quantity,
  list_unit_cents: list,
  paid_cents: paid,
})

it('gives five points for each hundred cents paid for objects, and none for books once they are switched off', () => {
  expect(pointsEarned([line('object', 1250, 1250), line('object', 990, 690), line('book', 1990, 1990)], false)).toBe(97)
})
it('gives books no more than the law still lets off them (M-06, A-8)', () => {
  expect(pointsEarned([line('book', 1990, 1990)], true)).toBe(99)
  expect(pointsEarned([line('book', 1990, 1950)], true)).toBe(59)
  expect(pointsEarned([line('book', 1990, 1891)], true)).toBe(0)
  expect(pointsEarned([line('book', 1990, 1691)], true)).toBe(0)
  expect(pointsEarned([line('book', 1999, 5997, 3)], true)).toBe(297)
})
it('never takes a book below its floor, whatever its price and discount', () => {
  for (let list = 1; list < 4000; list += 7)
    for (const off of [0, 1, 13, Math.floor(list / 40), Math.floor(list / 20)]) {
      const paid = Math.max(0, list - off)
      const points = pointsEarned([line('book', list, paid)], true)
      if (off <= Math.floor(list / 20)) expect(off + points).toBeLessThanOrEqual(Math.floor((list * 5) / 100))
      else expect(points).toBe(0)
    }
})
