import { describe, expect, it } from 'vitest'
import { isIndexed } from '#screens/audience.ts'
import { withShop } from '#tests/support/shop.ts'
import { branchAddresses, closedPaths, pageAddresses, productAddresses, readingAddresses, sectionAddresses } from './addresses.ts'
import { textsToRead } from './sitemap.sql.ts'
import { urlSet } from './xml.ts'

describe('the site map', () => {
  it('names the home page and the lists of each language', () => {
    const pages = pageAddresses(['/gaudi'])
    expect(pages.map(({ ca }) => ca)).toEqual(expect.arrayContaining(['/ca', '/ca/llistat-llibres', '/ca/gaudi/entrades']))
    expect(pages).toContainEqual({ es: '/es/tiendas', ca: '/ca/botigues', en: '/en/stores' })
    expect(pageAddresses([]).filter(({ es }) => es.startsWith('/es/gaudi'))).toEqual([])
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
        'store-reservation',
        'search',
        'login',
      ].filter((key) => isIndexed(key as 'basket')),
    ).toEqual([])
  })
  it('has no address with a parameter left open', () => {
    expect(pageAddresses(['/gaudi']).filter((pageAddress) => Object.values(pageAddress).join().includes(':'))).toEqual([])
  })
})

describe('what is to be read', () => {
  const shop = withShop()
  it('names what is published by its address in each language, and nothing else', async () => {
    await shop.sql`insert into place (storefront_code, key, kind, outline, names, leads, bodies, theme, published)
      select 'T013', key, 'court', '1,1 2,2 3,3', ${shop.sql.json({ es: 'Patio', ca: 'El pati', en: 'The court' })}, names, names, 'tiling', published
      from (values ('a', true), ('b', false)) rows (key, published), lateral (select '{"es":"","ca":"","en":""}'::jsonb as names) empty`
    const rows = await textsToRead(shop.sql, 'T013', new Date())
    const addresses = rows.map((row) => readingAddresses(row).ca)
    expect(addresses.filter((path) => path.includes('el-pati'))).toHaveLength(1)
  })
})

describe('a product', () => {
  const row = { id: 7, sku: 'S7', changed: '2026-01-01', slugs: { es: 'luz', ca: 'llum', en: 'light' } }
  it('stands at its page in each language, that of another shop in that shop', () => {
    expect(productAddresses({ ...row, kind: 'object', path: '' }).en).toMatch(/\/light\/7$/)
    expect(productAddresses({ ...row, kind: 'book', path: '/gaudi' }).ca).toBe('/ca/gaudi/producte/llum/7')
  })
  it('stands below the path of its shop, as the shop’s branches and sections do', () => {
    expect(productAddresses({ ...row, kind: 'book', path: '/mill' }).en).toBe('/en/mill/product/light/7')
    expect(branchAddresses({ id: 9, slugs: { es: 'a' }, path: '/mill' }).en).toBe('/en/mill/category/a/9')
    expect(sectionAddresses({ slugs: { es: 'fe', ca: 'fe', en: 'faith' }, path: '/gaudi' }).en).toBe('/en/gaudi/faith')
    expect(pageAddresses(['/mill'])).toContainEqual({ es: '/es/mill', ca: '/ca/mill', en: '/en/mill' })
  })
})

it('tells each address with its translations, escaped (R-32)', () => {
  const text = urlSet(
    [{ addresses: { es: '/es/a&b', ca: '/ca/a', en: '/en/a' }, changed: '2026-01-01' }],
    'ca',
    'https://shop.example',
  )
  expect(text).toContain('<loc>https://shop.example/ca/a</loc><lastmod>2026-01-01</lastmod>')
  expect(text.match(/hreflang="(es|ca|en|x-default)"/g)).toHaveLength(4)
  expect(text).toContain('hreflang="x-default" href="https://shop.example/es/a&amp;b"')
})

describe('robots', () => {
  it('closes basket and private area in three languages, each once', () => {
    expect(closedPaths(['/mill'])).toEqual(
      expect.arrayContaining(['/es/cesta', '/en/mill/basket', '/ca/cistella', '/en/basket', '/es/privado', '/en/wish/']),
    )
    expect(closedPaths([])).not.toContain('/es/cesta/cart')
  })
})
