import { expect, it } from 'vitest'
import { inSentence } from './of-shop.ts'

it('gives a shop its article in a sentence where its name does not bring one', () => {
  expect(inSentence('Tienda del Museo de Arquitectura', 'es')).toBe('la Tienda del Museo de Arquitectura')
  expect(inSentence('Botiga del Museu d’Arquitectura', 'ca')).toBe('la Botiga del Museu d’Arquitectura')
  expect(inSentence('La Tienda del Palacio', 'es')).toBe('La Tienda del Palacio')
  expect(inSentence('The Palace Shop', 'en')).toBe('The Palace Shop')
})
