import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { moved, weeksOf } from './span.ts'

it('a month is shown in whole weeks from Monday, and a week in one', () => {
  const november = weeksOf('month', day('2026-11-23'))
  expect([november.length, november[0]![0], november.at(-1)!.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06'])
  expect(weeksOf('week', day('2026-11-29'))).toEqual([
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ])
})

it('goes on by weeks and by months, over the end of a year too', () => {
  expect(moved('week', day('2026-12-31'), 1)).toBe('2027-01-04')
  expect(moved('month', day('2026-12-31'), 1)).toBe('2027-01-01')
  expect(moved('month', day('2026-03-31'), -1)).toBe('2026-02-01')
})
