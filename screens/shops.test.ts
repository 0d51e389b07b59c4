import { beforeEach, expect, test } from 'vitest'
import { isScreenOf, matchPath } from './addresses.ts'
import { knowShops, shopAt, standsIn } from './shops.ts'
import { targetHref } from './targets.ts'

beforeEach(() => knowShops(['/gaudi', '/mill']))

test.each([
  ['/es/gaudi', '/gaudi'],
  ['/ca/gaudi/cistella/buy', '/gaudi'],
  ['/en/mill.data', '/mill'],
  ['/en/gaudi-and-more', ''],
  ['/es/cesta', ''],
  ['/es', ''],
  ['/', ''],
])('A-02: %s stands in the shop below %s', (pathname, shop) => {
  expect(shopAt(pathname)).toBe(shop)
})

test('a screen of an affiliated shop is found below the path of each, and below no other word', () => {
  expect(matchPath('/en/mill/basket/buy')).toEqual({ key: 'basket-buy', language: 'en', parameters: {}, shop: '/mill' })
  expect(matchPath('/ca/mill/producte/a%20b/7')).toMatchObject({
    key: 'product',
    parameters: { slug: 'a b', id: '7' },
    shop: '/mill',
  })
  expect(matchPath('/es/gaudi/fe')).toMatchObject({ key: 'section', parameters: { section: 'fe' } })
  expect(['/en/moll', '/en/moll/basket', '/en/moll/product/a/7', '/en/product/a/7'].map(matchPath)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('the main shop keeps its own screens to itself, and the other its own', () => {
  expect([
    standsIn('', 'search'),
    standsIn('/mill', 'search'),
    standsIn('/mill', 'product'),
    standsIn('/mill', 'basket'),
  ]).toEqual([true, false, true, true])
  expect(matchPath('/en/mill/books')?.key).toBe('section')
})

test('A-11: a row leads to a screen of its own shop, of the main one where it has none, or of another that it names', () => {
  expect(targetHref('category?slug=joyeria&id=9011', 'en', '/gaudi')).toBe('/en/gaudi/category/joyeria/9011')
  expect(targetHref('section?section=fe', 'es', '/mill')).toBe('/es/mill/fe')
  expect(targetHref('accessibility', 'ca', '/mill')).toBe('/ca/accessibilitat')
  expect(targetHref('home@gaudi', 'ca')).toBe('/ca/gaudi')
  expect(targetHref('book-list?year=2026#top', 'en')).toBe('/en/book-list?year=2026#top')
})

test('what a shop answers with a screen is known without being told of its path', () => {
  expect(isScreenOf('', 'es', '/agenda')).toBe(true)
  expect(isScreenOf('/moll', 'es', '/cesta')).toBe(true)
  // Any other word may be a section there, or a page.
  expect(isScreenOf('/moll', 'es', '/harina')).toBe(false)
})
