import { describe, expect, it } from 'vitest'
import { shownTime, weeksOf } from './when.ts'

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

describe('the time of an activity', () => {
  it('is that of Madrid, in winter and summer, and names both days of a long one', () => {
    expect(shownTime({ starts_at: '2027-01-13T17:30:00Z', ends_at: '2027-01-13T19:00:00Z' }, 'es')).toBe(
      'miércoles, 13 de enero de 2027, 18:30–20:00',
    )
    expect(shownTime({ starts_at: '2027-07-13T17:30:00Z', ends_at: '2027-07-14T19:00:00Z' }, 'en')).toBe(
      'Tuesday 13 July 2027, 19:30 – Wednesday 14 July 2027, 21:00',
    )
  })
})
