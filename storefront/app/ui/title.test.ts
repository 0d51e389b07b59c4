import { expect, it } from 'vitest'
import { titleOf } from './title.tsx'

it('says the name of the shop once, after the page', () => {
  expect(titleOf('Cesta', 'La Tienda del Palacio')).toBe('Cesta · La Tienda del Palacio')
  expect(titleOf('La Tienda del Palacio', 'La Tienda del Palacio')).toBe('La Tienda del Palacio')
  expect(titleOf('La Tienda del Palacio · Granada', 'La Tienda del Palacio')).toBe('La Tienda del Palacio · Granada')
  expect(titleOf('Cesta', undefined)).toBe('Cesta')
})
