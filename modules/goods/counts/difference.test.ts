import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

const counted = (change: object) => differenceOf({ counted: 3, expectedFirst: 3, expected: 3, free: 3, ...change })

it('a count differs by what was there beyond what should have been', () => {
  expect(counted({})).toEqual({ difference: 0, problem: null })
  expect(counted({ counted: 5 })).toEqual({ difference: 2, problem: null })
  expect(counted({ counted: 0 })).toEqual({ difference: -3, problem: null })
})
it('a count is unsure where copies came or went between two scans of a title', () =>
  expect(counted({ expectedFirst: 4 })).toEqual({ difference: 0, problem: 'count.moved' }))
it('a count takes no promised copy away', () =>
  expect(counted({ counted: 1, free: 1 })).toEqual({ difference: -2, problem: 'count.promised' }))
