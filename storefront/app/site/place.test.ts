import { expect, test } from 'vitest'
import { isPersonal, isPrivateArea } from '#screens/audience.ts'
import { cartKey, placeOf, sharedKey, stepTo } from './place.ts'
import { targetHref } from './target.ts'

test.each([
  ['/es/gaudi', 'gaudi'],
  ['/ca/gaudi/cistella/buy', 'gaudi'],
  ['/en/gaudi.data', 'gaudi'],
  ['/en/gaudi-and-more', 'palace'],
  ['/es/cesta', 'palace'],
  ['/', 'palace'],
])('A-02: %s stands in the shop %s', (pathname, place) => {
  expect(placeOf(pathname)).toBe(place)
})

test('A-06: each shop has its own steps and its own cart', () => {
  expect(stepTo('basket-buy', { place: 'gaudi', language: 'ca' })).toBe('/ca/gaudi/cistella/buy')
  expect(stepTo('basket-buy', { place: 'palace', language: 'ca' })).toBe('/ca/cistella/buy')
  expect(cartKey('gaudi')).not.toBe(cartKey('palace'))
  expect([sharedKey('gaudi-basket-success'), sharedKey('gaudi-books')]).toEqual(['basket-success', 'gaudi-books'])
})

test('the second shop’s basket is nobody else’s page; its shelves are everybody’s', () => {
  expect([isPersonal('gaudi-basket'), isPersonal('gaudi-my-account'), isPersonal('gaudi-books')]).toEqual([true, true, false])
  expect(isPrivateArea('gaudi-basket-buy')).toBe(true)
})

test('A-11: a row leads to a category by its id', () => {
  expect(targetHref('gaudi-category?slug=joyeria&id=9011', 'en')).toBe('/en/gaudi/category/joyeria/9011')
})
