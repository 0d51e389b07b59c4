import { describe, expect, it } from 'vitest'
import { spansOf, spansPattern, weekdaySpans } from './hours.ts'
import { type StoreCalendar, storeOpening } from './opening.ts'

const bookshop: StoreCalendar = {
  hours: { 'mon-fri': '10:00-14:00, 17:00-20:30', sat: '10:00-14:00' },
  timeZone: 'Europe/Madrid',
  exceptions: [],
  holidays: [
    { monthDay: '12-25', year: null },
    { monthDay: '04-03', year: 2026 },
  ],
  blocked: [{ monthDay: '04-23', year: null }],
  pickup: true,
}
const palace: StoreCalendar = { ...bookshop, hours: { 'mon-sun': '08:30-20:00' }, blocked: [] }
const at = (text: string) => new Date(text)

describe('whether a store is open (T-12)', () => {
  it('says until when it is open', () =>
    // Monday, winter time
    expect(storeOpening(bookshop, at('2026-11-23T10:30:00+01:00'))).toMatchObject({
      open: true,
      until: '14:00',
      next: null,
      today: { day: '2026-11-23', spans: ['10:00-14:00', '17:00-20:30'], because: 'week' },
    }))
  it('is closed over lunch and opens again the same day', () =>
    expect(storeOpening(bookshop, at('2026-11-23T14:00:00+01:00'))).toMatchObject({
      open: false,
      until: null,
      next: { day: '2026-11-23', time: '17:00', daysAhead: 0 },
    }))
  it('opens with its first minute and closes with its last', () => {
    expect(storeOpening(bookshop, at('2026-11-23T09:59:59+01:00')).open).toBe(false)
    expect(storeOpening(bookshop, at('2026-11-23T10:00:00+01:00')).open).toBe(true)
    expect(storeOpening(bookshop, at('2026-11-23T20:29:59+01:00')).open).toBe(true)
    expect(storeOpening(bookshop, at('2026-11-23T20:30:00+01:00')).open).toBe(false)
  })
  it('names the next day over a Sunday', () =>
    expect(storeOpening(bookshop, at('2026-11-21T15:00:00+01:00')).next).toEqual({
      day: '2026-11-23',
      time: '10:00',
      daysAhead: 2,
    }))
  it('goes by the clock on its own wall, in summer and in winter, whatever the clock of the server', () => {
    expect(storeOpening(bookshop, at('2026-07-20T08:30:00Z')).open).toBe(true)
    expect(storeOpening(bookshop, at('2026-11-23T08:30:00Z')).open).toBe(false)
    const canary = { ...bookshop, timeZone: 'Atlantic/Canary' }
    expect(storeOpening(canary, at('2026-11-23T09:30:00Z')).open).toBe(false)
    expect(storeOpening(canary, at('2026-11-23T13:30:00Z'))).toMatchObject({ open: true, until: '14:00' })
  })
  it('knows which day it is at midnight in Madrid', () =>
    expect(storeOpening(bookshop, at('2026-11-22T23:00:00Z')).today.day).toBe('2026-11-23'))
  it('stays open past midnight by the day on which it opened', () => {
    const night = { ...bookshop, hours: { fri: '19:00-01:30' } }
    expect(storeOpening(night, at('2026-11-27T23:30:00+01:00'))).toMatchObject({ open: true, until: '01:30' })
    expect(storeOpening(night, at('2026-11-28T01:00:00+01:00'))).toMatchObject({ open: true, until: '01:30' })
    expect(storeOpening(night, at('2026-11-28T01:30:00+01:00'))).toMatchObject({ open: false, next: { day: '2026-12-04' } })
  })
  it('reads spans that meet as one', () => {
    const long = { ...bookshop, hours: { mon: '10:00-14:00, 14:00-19:00' } }
    expect(storeOpening(long, at('2026-11-23T13:00:00+01:00')).until).toBe('19:00')
  })
})

describe('holidays and days of their own', () => {
  it('closes on holidays, of every year and of one, and says so', () => {
    expect(storeOpening(bookshop, at('2026-12-25T11:00:00+01:00'))).toMatchObject({
      open: false,
      today: { spans: [], because: 'holiday' },
      next: { day: '2026-12-26', time: '10:00', daysAhead: 1 },
    })
    expect(storeOpening(bookshop, at('2026-04-03T11:00:00+02:00')).open).toBe(false)
    expect(storeOpening(bookshop, at('2028-04-03T11:00:00+02:00')).open).toBe(true)
  })
  it('keeps a store that opens on Sundays open on holidays', () =>
    expect(storeOpening(palace, at('2026-12-25T11:00:00+01:00'))).toMatchObject({ open: true, until: '20:00' }))
  it('lets a day of its own win over week and holiday', () => {
    const told = {
      ...palace,
      exceptions: [
        { day: '2026-12-25', hours: '' },
        { day: '2026-12-24', hours: '08:30-15:00' },
      ],
    }
    expect(storeOpening(told, at('2026-12-25T11:00:00+01:00'))).toMatchObject({ open: false, today: { because: 'exception' } })
    expect(storeOpening(told, at('2026-12-24T16:00:00+01:00')).next).toMatchObject({ day: '2026-12-26', daysAhead: 2 })
    const holiday = { ...bookshop, exceptions: [{ day: '2026-12-25', hours: '11:00-13:00' }] }
    expect(storeOpening(holiday, at('2026-12-25T12:00:00+01:00'))).toMatchObject({ open: true, until: '13:00' })
  })
  it('is open on 23 April and hands nothing over at the store that is blocked (P-10, P-11)', () => {
    expect(storeOpening(bookshop, at('2027-04-23T12:00:00+02:00'))).toMatchObject({ open: true, handsOver: false })
    expect(storeOpening(bookshop, at('2027-04-22T12:00:00+02:00')).handsOver).toBe(true)
    // The day is the one of Madrid: half past midnight there is still the 22nd in London.
    expect(storeOpening(bookshop, at('2027-04-22T22:30:00Z')).handsOver).toBe(false)
    expect(storeOpening({ ...palace, pickup: false }, at('2027-04-22T12:00:00+02:00')).handsOver).toBe(false)
  })
  it('never promises an opening that no hours speak of', () =>
    expect(storeOpening({ ...bookshop, hours: {} }, at('2026-11-23T11:00:00+01:00'))).toMatchObject({ open: false, next: null }))
})

describe('hours as stores write them', () => {
  it('knows weeks that run over Sunday', () => {
    expect(weekdaySpans({ 'fri-sun': '10:00-14:00' }, 0)).toEqual([{ opens: 600, closes: 840 }])
    expect(weekdaySpans({ 'fri-sun': '10:00-14:00' }, 1)).toEqual([])
  })
  it('accepts spans and nothing else', () => {
    expect(
      ['10:00-14:00', '9:00-13:30, 17:00-20:30', '18:00-24:00', '19:00-01:30'].filter((text) => !spansPattern.test(text)),
    ).toEqual([])
    expect(['10-14', '10:00', '25:00-26:00', '10:00-14:00;', ''].filter((text) => spansPattern.test(text))).toEqual([])
    expect(spansOf('18:00-24:00')).toEqual([{ opens: 1080, closes: 1440 }])
  })
})
