import { expect, it } from 'vitest'
import { inQuotes } from './in-quotes.ts'

it.each([
  ['es', '«Para Ana»'],
  ['ca', '«Para Ana»'],
  ['en', '“Para Ana”'],
] as const)('stands between the marks of its language (%s)', (language, quoted) => {
  expect(inQuotes('Para Ana', language)).toBe(quoted)
})
