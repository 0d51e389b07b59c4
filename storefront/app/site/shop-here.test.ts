import { expect, test } from 'vitest'
import { cartKey, stepTo } from './shop-here.ts'

test('A-06: each shop has its own steps and its own cart', () => {
  expect(stepTo('basket-buy', { inShop: '/gaudi', language: 'ca' })).toBe('/ca/gaudi/cistella/buy')
  expect(stepTo('basket-buy', { inShop: '', language: 'ca' })).toBe('/ca/cistella/buy')
  expect([cartKey('/gaudi'), cartKey('/mill'), cartKey('')]).toEqual(['cart_id_gaudi', 'cart_id_mill', 'cart_id'])
})
