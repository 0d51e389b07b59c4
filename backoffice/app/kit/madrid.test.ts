import { expect, it } from 'vitest'
import { madridInstant } from './madrid.ts'

it('reads a time as clocks in Madrid show it, in winter and summer', () => {
  expect(madridInstant('2026-11-23T09:00')).toBe('2026-11-23T08:00:00.000Z')
  expect(madridInstant('2026-07-01T00:30')).toBe('2026-06-30T22:30:00.000Z')
  expect(madridInstant('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z')
  expect(madridInstant('')).toBeNull()
})
