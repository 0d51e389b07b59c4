import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { matchPath, pathTo } from './addresses.ts'
import { knowShops, standsIn } from './shops.ts'
import { screenKeys, screens } from './table.ts'

describe('the table of screens', () => {
  it.each(['', '/mill'])('gives every screen of a shop its own path in each language', (shop) => {
    for (const language of languages) {
      const all = screenKeys.filter((key) => standsIn(shop, key)).map((key) => screens[key].paths[language])
      expect(new Set(all).size).toBe(all.length)
    }
  })
  it('says of a screen of one visitor that crawlers leave it alone (D-14)', () =>
    expect(screens['private-orders']).toMatchObject({ audience: 'private', crawlers: 'closed', area: 'orders', shops: 'main' }))
  it.each(['', '/mill'])('finds each screen of a shop by the path it makes', (shop) => {
    knowShops(['/mill'])
    for (const key of screenKeys.filter((screenKey) => standsIn(shop, screenKey)))
      for (const language of languages) {
        const parameters = {
          orderCode: '2026-000013',
          slug: 'el-patio',
          section: 'harina',
          id: '12',
          sku: '2000000000015',
          number: 'P-1',
          token: 'abc',
          key: 'xyz',
          tag: 'islam',
          code: 'A-2026-000013',
          typeSlug: 'taller',
          typeId: '3',
          date: '2026-11-21',
          year: '2026',
          month: '11',
          province: 'granada',
          zone: 'andalucia',
          profile: 'viajero',
        }
        expect(matchPath(fillPath(`/${language}${shop}${screens[key].paths[language]}`, parameters))).toMatchObject({
          key,
          language,
          shop,
        })
      }
  })
  it('prefers the fixed step of the basket over a parameter, and ids are digits', () => {
    expect(matchPath('/ca/cistella/buy')?.key).toBe('basket-buy')
    expect(matchPath('/es/libro/rayuela/doce/978')).toBeNull()
  })
  it('writes parameters so that they stay one segment', () =>
    expect(pathTo('book-tag', 'en', { tag: 'a/b' })).toBe('/en/books/tag/a%2Fb'))
})
