import { expect, it } from 'vitest'
import { causeOf } from './refund-asker.ts'
import { words } from './refund-words/es.ts'

it('says what a refund is for in words, of a claim as well, and as it was written where somebody wrote it', () => {
  expect(causeOf('return', words)).toBe('Devolución')
  expect(causeOf('claim 12', words)).toBe('Reclamación')
  expect(causeOf('', words)).toBe('Retirado del pedido')
  expect(causeOf('Llegó tarde', words)).toBe('Llegó tarde')
})
