import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { beforeAll, expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { writtenConditions } from '#tests/support/written-conditions.ts'
import { sitemapRoutes } from './routes.ts'

const shop = withShop()
const { hire } = staffing(shop)
const three = (es: string, ca: string, en: string) => ({ es, ca, en })
const map = Fastify()
let admin: Colleague
let wheel = 0

const atMill = async (method: 'POST' | 'PUT', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await shop.app.inject({
    method,
    url: `/api/staff${path}?store=M001&lang=en`,
    headers,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const listed = async (path: string) => (await map.inject({ url: path })).payload

beforeAll(async () => {
  map.setValidatorCompiler(validatorCompiler)
  map.setSerializerCompiler(serializerCompiler)
  await map.register(
    sitemapRoutes({ db: shop.sql, storefront: 'T013', origin: 'https://shop.example', quizzesAfterSeason: true }),
  )
  admin = await hire(['admin'])
  const settings = {
    name: three('La Tienda del Molino', 'La Botiga del Molí', 'The Mill Shop'),
    tagline: three('Harina y ruedas', 'Farina i rodes', 'Flour and wheels'),
    email: 'mill@example.com',
    phone: '900 555 099',
    address: 'Mill Lane, 9',
  }
  expect((await admin.call('PUT', '/storefronts/M001/', { path: '/mill', settings })).status).toBe(200)
  wheel = await givenProduct(shop.sql, { title: 'A wheel', kind: 'object', price_cents: 2420 })
  await shop.sql`update product set storefront_code = 'M001' where id = ${wheel}`
  await writtenConditions(shop.sql, 'M001')
  expect((await admin.call('POST', '/storefronts/M001/open/', {})).status).toBe(200)
})

const flour = {
  key: 'flour',
  place: 'menu',
  url: 'section?key=flour',
  titles: three('Harinas', 'Farines', 'Flour'),
  slugs: three('harinas', 'farines', 'flour'),
}

it('A-06: names the pages, the sections and the products of a third shop as soon as its rows are written', async () => {
  expect((await atMill('POST', '/menu/', flour)).status).toBe(200)
  const pages = await listed('/sitemap/en/pages.xml')
  expect(pages).toContain('<loc>https://shop.example/en/mill</loc>')
  expect(pages).toContain('<loc>https://shop.example/en/mill/purchase-conditions</loc>')
  expect(pages).not.toContain('/en/mill/basket')
  expect(await listed('/sitemap/ca/reading.xml')).toContain('<loc>https://shop.example/ca/mill/farines</loc>')
  expect(await listed('/sitemap/en/products-1.xml')).toMatch(
    new RegExp(`<loc>https://shop.example/en/mill/product/[^/<]+/${wheel}</loc>`),
  )
  expect(await listed('/robots.txt')).toContain('Disallow: /en/mill/basket\n')
})

it('A-06: leaves out the languages that a third shop does not have, and a shop that is not open', async () => {
  const put = async (languages: string[] | undefined) => {
    const { body } = await admin.call('GET', '/storefronts/M001/')
    const settings = { ...body.settings, languages }
    expect((await admin.call('PUT', '/storefronts/M001/', { path: '/mill', settings, version: body.version })).status).toBe(200)
  }
  await put(['en', 'es'])
  expect(await listed('/sitemap/ca/pages.xml')).not.toContain('/mill')
  const english = await listed('/sitemap/en/products-1.xml')
  expect(english).toContain(`/${wheel}</loc>`)
  expect(english).not.toContain('/ca/mill')
  await put(undefined)
  expect((await admin.call('POST', '/storefronts/M001/close/', {})).status).toBe(200)
  expect(await listed('/sitemap/en/pages.xml')).not.toContain('/mill')
  expect(await listed('/sitemap/en/products-1.xml')).not.toContain('/mill')
  expect((await admin.call('POST', '/storefronts/M001/open/', {})).status).toBe(200)
})

it('A-11: leads from its menu to a section by the word of the reader’s language', async () => {
  const menu = async (language: string) => {
    const url = `/api/menu/?store=M001&lang=${language}`
    const { items } = (
      await shop.app.inject({ url, headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` } })
    ).json()
    return items.map((item: { fixedurl: string }) => item.fixedurl)
  }
  expect([await menu('es'), await menu('en')]).toEqual([['section?section=harinas'], ['section?section=flour']])
})

it('takes no second section of the same word, and no path that is a screen’s', async () => {
  const twice = await atMill('POST', '/menu/', { ...flour, key: 'wheat', url: 'section?key=wheat' })
  expect([twice.status, twice.body.code]).toEqual([409, 'content.key_taken'])
  const wheat = { ...flour, key: 'wheat', url: 'section?key=wheat', slugs: three('trigo', 'blat', 'wheat') }
  const { id } = (await atMill('POST', '/menu/', wheat)).body
  const { version } = (await atMill('PUT', `/menu/${id}/`, { ...wheat, version: 'another' })).body.current
  const renamed = await atMill('PUT', `/menu/${id}/`, { ...wheat, slugs: flour.slugs, version })
  expect([renamed.status, renamed.body.code]).toEqual([409, 'content.key_taken'])
  const settings = { name: flour.titles, tagline: flour.titles, email: 'a@example.com', phone: '1', address: 'x' }
  const books = await admin.call('PUT', '/storefronts/M002/', { path: '/libros', settings })
  expect(books.body.code).toBe('storefront.path_taken')
})
