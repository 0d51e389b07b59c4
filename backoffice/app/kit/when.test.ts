import { describe, expect, test } from 'vitest'
import { shownWhen } from './when.ts'

const now = new Date('2026-11-23T08:00:00Z')

describe('an instant on a screen', () => {
  test('has two digits for day and month, so that a column of them lines up', () => {
    expect(shownWhen('2026-11-09T08:10:00.000Z', now)).toBe('09/11/2026 09:10')
    expect(shownWhen('2026-02-03T08:10:00.000Z', now, true)).toBe('03/02 09:10')
  })
  test('of another year says which, short or not', () => {
    expect(shownWhen('2027-01-09T10:00:00.000Z', now, true)).toBe('09/01/2027 11:00')
  })
  test('that begins a day says the day alone', () => {
    expect(shownWhen('2026-11-19T23:00:00.000Z', now, true)).toBe('20/11')
    expect(shownWhen('2026-11-19T23:00:07.250Z', now, true)).toBe('20/11 00:00')
  })
})
