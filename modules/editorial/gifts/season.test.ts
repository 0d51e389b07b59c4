import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { isInSeason, nextOf } from './season.ts'

it('has both its days in a season, every year', () => {
  const books = { from: '04-01', to: '04-23' }
  expect(['2026-03-31', '2026-04-01', '2031-04-23', '2026-04-24'].map((text) => isInSeason(books, day(text)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('goes over New Year with a season that ends before it begins', () => {
  const christmas = { from: '11-20', to: '01-06' }
  expect(
    ['2026-11-19', '2026-11-20', '2026-12-31', '2027-01-06', '2027-01-07'].map((text) => isInSeason(christmas, day(text))),
  ).toEqual([false, true, true, true, false])
})

it('finds the next such day, this year’s or the next', () => {
  expect(nextOf('04-23', day('2026-04-23'))).toBe('2026-04-23')
  expect(nextOf('04-23', day('2026-04-24'))).toBe('2027-04-23')
  expect(nextOf('02-29', day('2026-01-01'))).toBe('2026-03-01')
})
