import { describe, expect, it } from 'vitest'
import { atTime, fromTime, ofTheDay, theDay, toTheDay } from './catalan-day.ts'

describe('a day in a Catalan sentence', () => {
  it('cuts the article short before the first and the eleventh, as numbers and as words', () => {
    expect(['01/12/2026', '11 de maig', '1 de maig'].map(theDay)).toEqual(['l’01/12/2026', 'l’11 de maig', 'l’1 de maig'])
    expect([toTheDay('11/11/2026'), ofTheDay('1 de maig')]).toEqual(['a l’11/11/2026', 'de l’1 de maig'])
  })
  it('keeps it whole before every other day and before a weekday', () => {
    expect(['02/12/2026', '10 de maig', '21/05/2027', 'dilluns 01/12/2026'].map(theDay)).toEqual([
      'el 02/12/2026',
      'el 10 de maig',
      'el 21/05/2027',
      'el dilluns 01/12/2026',
    ])
    expect([toTheDay('31/12/2026'), ofTheDay('12/12/2026')]).toEqual(['al 31/12/2026', 'del 12/12/2026'])
  })
  it('says hours in the same way', () =>
    expect([fromTime('11:00'), fromTime('9:30'), fromTime('1:15'), atTime('01:15'), atTime('11:00')]).toEqual([
      'd’11:00',
      'de 9:30',
      'd’1:15',
      'a la 01:15',
      'a les 11:00',
    ]))
})
