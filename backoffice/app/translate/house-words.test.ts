import { expect, it } from 'vitest'
import { unlikeTheHouse } from './house-words.ts'

const words = [
  ['carrito', 'cesta'],
  ['desar …', 'Desa'],
] as const

it('warns of a word that stands by itself, whatever its case, and of no other', () => {
  expect(unlikeTheHouse('Su Carrito, por favor', words)).toEqual([['carrito', 'cesta']])
  expect(unlikeTheHouse('Un carritoso', words)).toEqual([])
  expect(unlikeTheHouse('Desar els canvis', words)).toEqual([['desar …', 'Desa']])
  expect(unlikeTheHouse('Es poden desar', words)).toEqual([])
})
