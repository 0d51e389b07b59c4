import { expect, it } from 'vitest'
import { shortened } from './description.tsx'

const words = (count: number) => Array.from({ length: count }, () => 'jardines').join(' ')

it('says a short text whole, on one line', () => {
  expect(shortened(' Doce leones\n\nde mármol. ')).toBe('Doce leones de mármol.')
})

it('ends a long text with its last sentence that fits', () => {
  const first = `${words(12)}.`
  expect(shortened(`${first} ${words(20)}.`)).toBe(first)
})

it('ends a long sentence at a word and shows that there is more', () => {
  const said = shortened(words(40))
  expect(said).toMatch(/jardines…$/)
  expect(said.length).toBeLessThanOrEqual(160)
})
