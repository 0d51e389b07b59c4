import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { dayInYear, longDay, shownEnd, shownSpan } from './shown-time.ts'

const inAll = (starts_at: string, ends_at: string, thisYear = '') =>
  languages.map((language) => shownSpan({ starts_at, ends_at }, language, thisYear))

describe('when something is on', () => {
  it('is said by day and hours in the time of Madrid, in winter and in summer', () => {
    expect(inAll('2027-01-13T17:30:00Z', '2027-01-13T19:00:00Z')).toEqual([
      'miércoles 13 de enero de 2027, de\u00a018:30\u00a0a\u00a020:00',
      'dimecres 13 de gener de 2027, de\u00a018.30\u00a0a\u00a020.00\u00a0h',
      'Wednesday 13 January 2027, 18:30–20:00',
    ])
    expect(inAll('2027-04-13T07:30:00Z', '2027-04-13T19:00:00Z', '2027')).toEqual([
      'martes 13 de abril, de\u00a09:30\u00a0a\u00a021:00',
      'dimarts 13 d’abril, de\u00a09.30\u00a0a\u00a021.00\u00a0h',
      'Tuesday 13 April, 9:30–21:00',
    ])
  })
  it('names no second day for a night that ends after midnight', () => {
    expect(inAll('2027-07-02T20:00:00Z', '2027-07-02T23:00:00Z')[0]).toBe(
      'viernes 2 de julio de 2027, de\u00a022:00\u00a0a\u00a01:00',
    )
  })
  it('of several days names the first and the last, month and year once where they share them', () => {
    expect(inAll('2026-11-09T09:00:00Z', '2027-01-06T19:00:00Z', '2026')).toEqual([
      'del 9 de noviembre de 2026 al 6 de enero de 2027',
      'del 9 de novembre de 2026 al 6 de gener de 2027',
      '9 November 2026 – 6 January 2027',
    ])
    expect(inAll('2027-03-11T09:00:00Z', '2027-04-01T19:00:00Z', '2026')).toEqual([
      'del 11 de marzo al 1 de abril de 2027',
      'de l’11 de març a l’1 d’abril de 2027',
      '11 March – 1 April 2027',
    ])
    expect(inAll('2027-05-09T09:00:00Z', '2027-05-12T19:00:00Z', '2027')).toEqual([
      'del 9 al 12 de mayo',
      'del 9 al 12 de maig',
      '9–12 May',
    ])
  })
  it('is until its last day once it has begun', () => {
    const span = { starts_at: '2026-11-09T09:00:00Z', ends_at: '2027-02-11T19:00:00Z' }
    expect(languages.map((language) => shownEnd(span, language))).toEqual([
      'hasta el 11 de febrero de 2027',
      'fins a l’11 de febrer de 2027',
      'until 11 February 2027',
    ])
  })
  it('leaves out the year only where it goes without saying', () => {
    expect([longDay('2031-05-03', 'es'), dayInYear('2031-05-03', 'en'), dayInYear('2031-05-03', 'ca', '2031')]).toEqual([
      'sábado, 3 de mayo de 2031',
      'Saturday 3 May 2031',
      'dissabte 3 de maig',
    ])
  })
})
