import { expect, it } from 'vitest'
import { day, dayEnds, dayOf, dayWithin, mondayOf } from './days.ts'

it('an instant has its own day, whichever was asked for before it', () => {
  const days = [
    '2026-12-31T22:59:59Z',
    '2026-12-31T23:00:00Z',
    '2026-12-31T22:59:59Z',
    '2028-02-28T23:00:00Z',
    '2026-07-01T22:00:00Z',
  ]
  expect(days.map((instant) => dayOf(new Date(instant)))).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2026-12-31',
    '2028-02-29',
    '2026-07-02',
  ])
})

it('a day is over with the last minute of a clock in Madrid, also where that changes', () => {
  const over = (instant: string) => new Date(dayEnds(Date.parse(instant))).toISOString()
  expect(
    ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2026-07-01T12:00:00Z', '2026-03-28T23:30:00Z', '2026-10-24T22:00:00Z'].map(
      over,
    ),
  ).toEqual([
    '2026-12-31T23:00:00.000Z',
    '2027-01-01T23:00:00.000Z',
    '2026-07-01T22:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
})

it('no instant has no day', () => {
  expect(() => dayOf(new Date('never'))).toThrow(RangeError)
})

it('a written day counts only where it exists and lies between the two, both of them among it', () => {
  const within = (text: string) => dayWithin(text, day('2026-02-27'), day('2026-03-01'))
  expect(['2026-02-26', '2026-02-27', '2026-03-01', '2026-03-02'].map(within)).toEqual([null, '2026-02-27', '2026-03-01', null])
  expect(['', '2026-02-29', '27/02/2026', 'tomorrow'].map(within)).toEqual([null, null, null, null])
})

it('a week begins with its Monday, across months and years', () => {
  const mondays = ['2026-11-30', '2026-12-06', '2027-01-01', '2028-03-01'].map((text) => mondayOf(day(text)))
  expect(mondays).toEqual(['2026-11-30', '2026-11-30', '2026-12-28', '2028-02-28'])
})
