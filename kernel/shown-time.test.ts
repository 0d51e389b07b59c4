import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { dayInYear, longDay, shownEnd, shownSpan } from './shown-time.ts'

const inAll = (starts_at: string, ends_at: string) => languages.map((language) => shownSpan({ starts_at, ends_at }, language))

describe('when something is on', () => {
  it('is said by day and hours in the time of Madrid, in winter and in summer', () => {
    expect(inAll('2027-01-13T17:30:00Z', '2027-01-13T19:00:00Z')).toEqual([
      'miércoles 13/01/2027, de\u00a018:30\u00a0a\u00a020:00',
      'dimecres 13/01/2027, de\u00a018:30\u00a0a\u00a020:00\u00a0h',
      'Wednesday 13/01/2027, 18:30–20:00',
    ])
    expect(inAll('2027-04-13T07:30:00Z', '2027-04-13T19:00:00Z')).toEqual([
      'martes 13/04/2027, de\u00a09:30\u00a0a\u00a021:00',
      'dimarts 13/04/2027, de\u00a09:30\u00a0a\u00a021:00\u00a0h',
      'Tuesday 13/04/2027, 9:30–21:00',
    ])
  })
  it('names no second day for a night that ends after midnight', () => {
    expect(inAll('2027-07-02T20:00:00Z', '2027-07-02T23:00:00Z')[0]).toBe('viernes 02/07/2027, de\u00a022:00\u00a0a\u00a01:00')
  })
  it('of several days names the first and the last', () => {
    expect(inAll('2026-11-09T09:00:00Z', '2027-01-06T19:00:00Z')).toEqual([
      'del 09/11/2026 al 06/01/2027',
      'del 09/11/2026 al 06/01/2027',
      '09/11/2026 – 06/01/2027',
    ])
    expect(inAll('2027-03-11T09:00:00Z', '2027-04-01T19:00:00Z')[1]).toBe('de l’11/03/2027 a l’01/04/2027')
  })
  it('is until its last day once it has begun', () => {
    const span = { starts_at: '2026-11-09T09:00:00Z', ends_at: '2027-02-11T19:00:00Z' }
    expect(languages.map((language) => shownEnd(span, language))).toEqual([
      'hasta el 11/02/2027',
      'fins a l’11/02/2027',
      'until 11/02/2027',
    ])
  })
  it('is dd/mm/yyyy in every language, with its weekday (R-35)', () => {
    expect([
      longDay('2031-05-03', 'es'),
      longDay('2031-05-03', 'en'),
      dayInYear('2031-05-03', 'en'),
      dayInYear('2031-05-03', 'ca'),
    ]).toEqual(['sábado, 03/05/2031', 'Saturday 03/05/2031', 'Saturday 03/05/2031', 'dissabte 03/05/2031'])
  })
})
