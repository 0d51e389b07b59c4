import { describe, expect, it } from 'vitest'
import { weeksOf } from './when.ts'

describe('the calendar of a month', () => {
  it('has weeks that begin on Monday, with every day once', () => {
    const weeks = weeksOf('2027-05')
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02'])
    expect(weeks.flat().filter(Boolean)).toHaveLength(31)
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  })
})
