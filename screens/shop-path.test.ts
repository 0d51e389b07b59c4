import { expect, test } from 'vitest'
import { shopPath } from './shop-path.ts'

test('A-02: a screen stands below the path that the row of its shop says', () => {
  expect(shopPath('/gaudi', 'purchase-conditions', 'es')).toBe('/es/gaudi/condiciones-de-compra')
  expect(shopPath('/mill', 'purchase-conditions', 'en')).toBe('/en/mill/purchase-conditions')
  expect(shopPath('/mill', 'product', 'ca', { slug: 'a b', id: 7 })).toBe('/ca/mill/producte/a%20b/7')
  expect(shopPath('/mill', 'home', 'en')).toBe('/en/mill')
})

test('the main shop answers with its own screen, or its first page', () => {
  expect(shopPath('', 'basket-success', 'ca')).toBe('/ca/cistella/success')
  expect(shopPath('', 'tickets', 'es')).toBe('/es')
})
