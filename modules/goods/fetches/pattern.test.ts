import { expect, it } from 'vitest'
import { nextLook } from '#modules/platform/file-exchange/hours.ts'
import { fitsPattern } from './pattern.ts'

it('tells names that fit one of several patterns, whatever their case', () => {
  expect(fitsPattern('*.xml, *.xml.gz', 'Dilve_20261123.XML')).toBe(true)
  expect(fitsPattern('*.xml, *.xml.gz', 'delta.xml.gz')).toBe(true)
  expect(fitsPattern('*.xml', 'delta.xml.part')).toBe(false)
  expect(fitsPattern('onix_????.xml', 'onix_2026.xml')).toBe(true)
  expect(fitsPattern('onix_????.xml', 'onix_26.xml')).toBe(false)
  expect(fitsPattern('*', '.hidden')).toBe(false)
  expect(fitsPattern('a*b*c', 'a-b-b-c')).toBe(true)
})

it('tells the next of the hours in Madrid, on the days when clocks change too', () => {
  const at = (from: string, hours: number[]) => nextLook(hours, new Date(from)).toISOString()
  expect(at('2026-11-23T10:15:00Z', [7, 13])).toBe('2026-11-23T12:00:00.000Z')
  expect(at('2026-11-23T12:00:00Z', [7, 13])).toBe('2026-11-24T06:00:00.000Z')
  expect(at('2026-07-01T12:00:00Z', [7])).toBe('2026-07-02T05:00:00.000Z')
  // 2026-03-29 has no hour 2 in Madrid.
  expect(at('2026-03-28T12:00:00Z', [2])).toBe('2026-03-30T00:00:00.000Z')
})
