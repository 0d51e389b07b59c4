import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

it('makes the quotation marks of a title inner ones where it is quoted itself', () => {
  expect(quoted('Agenda «Dotze arrimadors»')).toBe('«Agenda “Dotze arrimadors”»')
  expect(quoted('Tirant lo Blanc')).toBe('«Tirant lo Blanc»')
})
