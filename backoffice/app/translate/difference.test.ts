import { expect, it } from 'vitest'
import { difference } from './difference.ts'

const told = (before: string, after: string) =>
  difference(before, after).map(({ in: where, text }) => ({ both: text, former: `[-${text}-]`, later: `[+${text}+]` })[where])

it('says which words of a text went and which came', () => {
  expect(told('La visita dura una hora.', 'La visita de noche dura dos horas.').join('')).toBe(
    'La visita [+de noche +]dura [-una-][+dos+] [-hora.-][+horas.+]',
  )
  expect(told('igual', 'igual')).toEqual(['igual'])
  expect(told('', 'nuevo')).toEqual(['[+nuevo+]'])
  expect(told('viejo', '')).toEqual(['[-viejo-]'])
})

it('gives both texts back whole, however long they are', () => {
  const [before, after] = [
    Array.from({ length: 3_000 }, (_, i) => `a${i}`),
    Array.from({ length: 3_000 }, (_, i) => `b${i}`),
  ].map((words) => words.join(' ')) as [string, string]
  const pieces = difference(before, after)
  const of = (side: 'former' | 'later') =>
    pieces
      .filter((piece) => piece.in !== side)
      .map(({ text }) => text)
      .join('')
  expect([of('later'), of('former')]).toEqual([before, after])
})
