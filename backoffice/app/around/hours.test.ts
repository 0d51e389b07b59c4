import { expect, it } from 'vitest'
import { hoursIn } from './hours.ts'
import { words as ca } from './words/ca.ts'
import { words as es } from './words/es.ts'

const hours = { sun: '11:00-14:00', 'mon-fri': '10:00-14:00, 17:00-20:30' }

it('opening hours are written in the days of the language, Monday first, and read back as they were', () => {
  const { write, read } = hoursIn(es.stores.days)
  expect(write(hours)).toBe('lun-vie 10:00-14:00, 17:00-20:30\ndom 11:00-14:00')
  expect(read(write(hours))).toEqual(hours)
  expect(hoursIn(ca.stores.days).write(hours)).toBe('dl-dv 10:00-14:00, 17:00-20:30\ndg 11:00-14:00')
})

it('hours are read however they are spaced, and what is no day is left for the shop to refuse', () => {
  const { read } = hoursIn(es.stores.days)
  expect(read('  Lun-Sáb:  10:00-14:00 \n\n')).toEqual({ 'mon-sat': '10:00-14:00' })
  expect(read('festivos 10:00-14:00')).toEqual({ festivos: '10:00-14:00' })
})
