import { expect, it } from 'vitest'
import { answerBy } from './answer-by.ts'

it('gives a complaint fifteen working days, weekends left out', () => {
  expect(answerBy(new Date('2026-11-20T23:30:00Z'))).toBe('2026-12-11')
  expect(answerBy(new Date('2026-11-23T10:00:00Z'))).toBe('2026-12-14')
})
