import { expect, it } from 'vitest'
import { kindOfNumber, newTitleFor } from './asked-title.ts'

it('takes what was scanned and not known along into the form of a new title', () => {
  expect(newTitleFor(' 978-84-376-0494-7 ')).toBe('/titles/new?ean=9788437604947')
  expect(newTitleFor('843760494x')).toBe('/titles/new?ean=843760494X')
  expect(newTitleFor('El collar & la paloma')).toBe('/titles/new?title=El+collar+%26+la+paloma')
})

it('takes a number that no book has for that of an object', () => {
  expect(['', '9788437604947', '8437604947'].map(kindOfNumber)).toEqual(['book', 'book', 'book'])
  expect(kindOfNumber('8412345678905')).toBe('object')
})
