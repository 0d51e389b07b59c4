import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { place } from './place-rule.ts'

const row = (from: string, to: string | null = null) => ({ valid_from: day(from), valid_to: to === null ? null : day(to) })
const first = row('2012-09-01')

describe('a rule from a day on', () => {
  it('ends what holds on the day before', () => {
    expect(place([first], row('2027-01-01'))).toEqual({ valid_to: null, cut: first, again: null })
  })
  it('with a last day gives way to what held before', () => {
    expect(place([first], row('2027-01-01', '2027-06-30'))).toEqual({
      valid_to: '2027-06-30',
      cut: first,
      again: row('2027-07-01'),
    })
    const ending = row('2012-09-01', '2027-06-30')
    expect(place([ending], row('2027-01-01', '2027-06-30'))).toEqual({ valid_to: '2027-06-30', cut: ending, again: null })
  })
  it('lasts until the next that is known', () => {
    const [ending, next] = [row('2012-09-01', '2027-12-31'), row('2028-01-01')]
    expect(place([ending, next], row('2027-01-01'))).toEqual({ valid_to: '2027-12-31', cut: ending, again: null })
  })
  it('finds no place where another begins on one of its days', () => {
    const [ending, next] = [row('2012-09-01', '2027-12-31'), row('2028-01-01')]
    expect(place([ending, next], row('2028-01-01'))).toBeNull()
    expect(place([ending, next], row('2027-06-01', '2028-02-01'))).toBeNull()
  })
  it('holds by itself where nothing held', () => {
    expect(place([], row('2027-01-01', '2027-01-31'))).toEqual({ valid_to: '2027-01-31', cut: null, again: null })
  })
})
