import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { fillPath, isRouteKey, matchPath, paths, pathTo } from './route-table.ts'

describe('the table of routes', () => {
  it('gives every screen its own path in each language', () => {
    for (const language of languages) {
      const all = Object.values(paths).map((path) => path[language])
      expect(new Set(all).size).toBe(all.length)
    }
  })
  it('finds each screen by the path it makes', () => {
    for (const [key, path] of Object.entries(paths))
      for (const language of languages) {
        if (!isRouteKey(key)) throw new Error(key)
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
        expect(matchPath(fillPath(`/${language}${path[language]}`, parameters))).toMatchObject({ key, language })
      }
  })
  it('prefers the fixed step of the basket over a parameter, and ids are digits', () => {
    expect(matchPath('/ca/cistella/buy')?.key).toBe('basket-buy')
    expect(matchPath('/es/libro/rayuela/doce/978')).toBeNull()
  })
  it('writes parameters so that they stay one segment', () =>
    expect(pathTo('book-tag', 'en', { tag: 'a/b' })).toBe('/en/books/tag/a%2Fb'))
})
