import { expect, it } from 'vitest'
import { formatLine } from './format-line.ts'

it('tells format and language of an edition, and leaves out the language of the page', () => {
  const english = { format: 'Tapa dura', language: 'Inglés', language_code: 'I01' }
  expect(formatLine(english, 'es')).toBe('Tapa dura · Inglés')
  expect(formatLine({ ...english, format: 'Hardback', language: 'English' }, 'en')).toBe('Hardback')
})

it('says nothing of an object, which has neither', () => {
  expect(formatLine({ format: null, language: null, language_code: null }, 'ca')).toBeNull()
})
