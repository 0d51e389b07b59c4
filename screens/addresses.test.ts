import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { matchPath, pathTo } from './addresses.ts'
import { screenKeys, screens } from './table.ts'

describe('the table of screens', () => {
  it('gives every screen its own path in each language', () => {
    for (const language of languages) {
      const all = Object.values(screens).map(({ paths }) => paths[language])
      expect(new Set(all).size).toBe(all.length)
    }
  })
  it('says of a screen of one visitor that crawlers leave it alone (D-14)', () =>
    expect(screens['private-orders']).toMatchObject({ audience: 'private', crawlers: 'closed', area: 'orders', shops: 'main' }))
  it('finds each screen by the path it makes', () => {
    for (const key of screenKeys)
      for (const language of languages) {
        const parameters = {
          orderCode: '2026-000013',
          slug: 'el-patio',
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
        expect(matchPath(fillPath(`/${language}${screens[key].paths[language]}`, parameters))).toMatchObject({ key, language })
      }
  })
  it('prefers the fixed step of the basket over a parameter, and ids are digits', () => {
    expect(matchPath('/ca/cistella/buy')?.key).toBe('basket-buy')
    expect(matchPath('/es/libro/rayuela/doce/978')).toBeNull()
  })
  it('writes parameters so that they stay one segment', () =>
    expect(pathTo('book-tag', 'en', { tag: 'a/b' })).toBe('/en/books/tag/a%2Fb'))
})
