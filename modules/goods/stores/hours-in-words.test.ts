import { expect, it } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

it('says the week of a store in each language', () => {
  const hours = { 'mon-fri': '10:00-14:00, 17:00-20:30', sat: '10:00-14:00', sun: '' }
  expect(hoursInWords(hours, 'es')).toBe('lunes a viernes, de 10:00 a 14:00 y de 17:00 a 20:30; sábado, de 10:00 a 14:00')
  expect(hoursInWords(hours, 'ca')).toBe('dilluns a divendres, de 10:00 a 14:00 i de 17:00 a 20:30; dissabte, de 10:00 a 14:00')
  // The database keeps short keys before long ones.
  expect(hoursInWords({ sun: '08:30-20:00', 'mon-sat': '08:30-20:00' }, 'en')).toBe(
    'Monday to Saturday, 08:30 to 20:00; Sunday, 08:30 to 20:00',
  )
  expect(hoursInWords({ sun: '11:00-14:00' }, 'ca')).toBe('diumenge, d’11:00 a 14:00')
  expect(hoursInWords(hours, 'en')).toBe('Monday to Friday, 10:00 to 14:00 and 17:00 to 20:30; Saturday, 10:00 to 14:00')
})
