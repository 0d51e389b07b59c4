import { expect, it } from 'vitest'
import { beside } from './compare.ts'

it('says what a run of before said, and by how much each number moved where both say the same', () => {
  expect(beside('1,200 req/s, p95 30 ms', '1,000 req/s, p95 40 ms')).toBe('before: 1,000 req/s, p95 40 ms (+20 %, −25 %)')
  expect(beside('unknown here', '3 ms')).toBe('before: 3 ms')
  expect(beside('3 ms', undefined)).toBe('not in the earlier run')
  expect(beside('3 ms', '0 ms')).toBe('before: 0 ms (+0 %)')
})
