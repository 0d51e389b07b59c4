import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { closedPaths, isListed, pagePaths, readingPath } from './addresses.ts'
import { textsToRead } from './sitemap.sql.ts'

describe('the site map', () => {
  it('names the home page and the lists of each language', () => {
    expect(pagePaths('ca')).toEqual(expect.arrayContaining(['/ca', '/ca/llistat-llibres', '/ca/informacio-general/2']))
  })
  it('leaves out what belongs to one visitor, and the search', () => {
    expect(
      [
        'basket',
        'private-orders',
        'favourite-add',
        'order-thanks',
        'contact-thanks',
        'job-thanks',
        'stock-notice',
        'search',
        'login',
      ].filter((key) => isListed(key as 'basket')),
    ).toEqual([])
  })
  it('has no address with a parameter left open', () => {
    expect(pagePaths('es').filter((path) => path.includes(':'))).toEqual([])
  })
})

describe('what is to be read', () => {
  const shop = withShop()
  it('names what is published by its address in each language, and nothing else', async () => {
    await shop.sql`insert into place (storefront_code, key, kind, outline, names, leads, bodies, theme, published)
      select 'T013', key, 'court', '1,1 2,2 3,3', ${shop.sql.json({ es: 'Patio', ca: 'El pati', en: 'The court' })}, names, names, 'tiling', published
      from (values ('a', true), ('b', false)) rows (key, published), lateral (select '{"es":"","ca":"","en":""}'::jsonb as names) empty`
    const rows = await textsToRead(shop.sql, 'T013', 'ca', new Date())
    const addresses = rows.map((row) => readingPath(row, 'ca'))
    expect(addresses.filter((path) => path.includes('el-pati'))).toHaveLength(1)
  })
})

describe('robots', () => {
  it('closes basket and private area in three languages, each once', () => {
    expect(closedPaths()).toEqual(expect.arrayContaining(['/es/cesta', '/ca/cistella', '/en/basket', '/es/privado', '/en/wish/']))
    expect(closedPaths()).not.toContain('/es/cesta/cart')
  })
})
