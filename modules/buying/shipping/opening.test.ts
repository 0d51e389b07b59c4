import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { doorsOn, openingFrom } from './opening.ts'

const store = {
  hours: { 'mon-fri': '10:00-14:00, 17:00-20:30' },
  exceptions: [
    { day: '2026-12-24', hours: '10:00-15:00' },
    { day: '2026-12-28', hours: '' },
  ],
}
const christmas = [{ monthDay: '12-25', year: null }]

it('opens on no day where a store says no hours, as its own page says it', () => {
  const silent = { hours: {}, exceptions: [{ day: '2026-12-24', hours: '10:00-15:00' }] }
  expect(doorsOn(silent, day('2026-12-23'), christmas)).toBeNull()
  expect(doorsOn(silent, day('2026-12-24'), christmas)).toEqual({ opens: 600, closes: 900 })
  expect(openingFrom(silent, day('2026-12-25'), christmas)).toBeNull()
})

it('hands over by the hours of a day of its own, and not at all on one that keeps it closed', () => {
  expect(doorsOn(store, day('2026-12-24'), christmas)).toEqual({ opens: 600, closes: 900 })
  expect(doorsOn(store, day('2026-12-23'), christmas)).toEqual({ opens: 600, closes: 1230 })
  // Friday is Christmas, then comes the weekend, and on Monday the store counts its books.
  expect(openingFrom(store, day('2026-12-25'), christmas)).toBe('2026-12-29')
})
