import { beforeAll, expect, test } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { buying, granada } from '#tests/support/buying.ts'
import { givenProduct, type TestShop, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const settings = {
  name: { es: 'Tienda de prueba', ca: 'Botiga de prova', en: 'A shop to try' },
  tagline: { es: 'Al lado', ca: 'Al costat', en: 'Next door' },
  theme: 'trencadis',
  tickets_url: 'https://tickets.example/',
  email: 'shop@example.com',
  phone: '900',
  address: 'Calle, 1',
}
let here = 0
let there = 0

/** The same calls as the main shop's, asked of the other one. */
const second: TestShop = {
  get sql() {
    return shop.sql
  },
  get app() {
    return shop.app
  },
  get config() {
    return shop.config
  },
  async call(method, path, body, language = 'en') {
    const answer = await shop.app.inject({
      method,
      url: `/api${path}${path.includes('?') ? '&' : '?'}store=G001&lang=${language}`,
      headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null }
  },
}

beforeAll(async () => {
  await shop.sql`
    insert into storefront (code, path_prefix, settings) values ('G001', '/gaudi', ${shop.sql.json(settings)})`
  here = await givenProduct(shop.sql, { title: 'Tile of the palace', kind: 'object' })
  there = await givenProduct(shop.sql, { title: 'Tile of the basilica', kind: 'object' })
  await shop.sql`update product set storefront_code = 'G001' where id = ${there}`
  await shop.sql`insert into category (id, kind, position, storefront_code) values (9001, 'object', 1, 'G001')`
  await shop.sql`insert into product_category (product_id, category_id) values (${there}, 9001)`
  await shop.sql`insert into page (storefront_code, key) values ('G001', 'shipping')`
  await shop.sql`
    insert into page_translation (storefront_code, page_key, language, title, body)
    values ('G001', 'shipping', 'es', 'Envíos', 'Texto')`
})

test('A-06: the store parameter names one of the shops that have a row, and no other', async () => {
  expect((await second.call('GET', '/settings/')).body).toMatchObject({ store: 'G001', path: '/gaudi', name: 'A shop to try' })
  const answer = await shop.app.inject({
    url: '/api/settings/?store=G002&lang=en',
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'http.unknown_store'])
})

test('A-10: each shop names the other, in the language of the page', async () => {
  expect((await shop.call('GET', '/settings/', undefined, 'ca')).body.other_shops).toEqual([
    {
      name: 'Botiga de prova',
      path: '/gaudi',
      seller: expect.any(String),
      address: expect.any(String),
      email: expect.any(String),
    },
  ])
  expect((await second.call('GET', '/settings/', undefined, 'ca')).body.other_shops).toEqual([
    {
      name: 'La Botiga del Palau',
      path: '',
      seller: 'La Botiga del Palau',
      address: expect.any(String),
      email: expect.any(String),
    },
  ])
})

test('A-05: a product of one shop is found, listed and shown in that shop alone', async () => {
  expect((await shop.call('GET', `/products/${there}/`)).status).toBe(404)
  expect((await second.call('GET', `/products/${there}/`)).body.title).toBe('Tile of the basilica')
  expect((await second.call('GET', `/products/${here}/`)).status).toBe(404)
  const listed = async (asked: TestShop) =>
    (await asked.call('GET', '/lots/store/?categories=9001&model_types=article')).body.items.map(
      (item: { pk: number }) => item.pk,
    )
  expect([await listed(shop), await listed(second)]).toEqual([[], [there]])
  await expect
    .poll(async () => (await shop.call('GET', '/products/?q=tile')).body.items.map((item: { pk: number }) => item.pk))
    .toEqual([here])
  expect((await second.call('GET', '/products/?q=tile')).status).toBe(404)
  expect([(await shop.call('GET', '/categories/9001/')).status, (await second.call('GET', '/categories/9001/')).status]).toEqual([
    404, 200,
  ])
})

test('A-02: pages belong to a shop', async () => {
  expect((await second.call('GET', '/pages/shipping/', undefined, 'es')).body.title).toBe('Envíos')
  expect((await shop.call('GET', '/pages/shipping/', undefined, 'es')).status).toBe(404)
})

test('A-06: each shop has a cart of its own, which the other neither shows, fills nor orders', async () => {
  const who = await buying(shop).signIn()
  const [main, other] = await Promise.all(
    [shop, second].map(async (testShop) => (await testShop.call('POST', '/cart/', who)).body.pk as string),
  )
  expect(main).not.toBe(other)
  expect((await second.call('POST', '/cart/line/', { cart: other, product: there, quantity: 2, ...who })).status).toBe(201)
  expect((await second.call('POST', '/cart/line/', { cart: other, product: here, quantity: 1, ...who })).body.code).toBe(
    'cart.not_for_sale',
  )
  expect((await shop.call('POST', '/cart/recover-cart/', { cart_id: other, ...who })).status).toBe(404)
  expect((await shop.call('PUT', `/cart/${other}/`, { comments: 'x', ...who })).status).toBe(404)
  expect((await shop.call('POST', '/cart/recover-last-cart/', who)).body).toMatchObject({ pk: main, is_empty: true })
  await second.call('PUT', `/cart/${other}/`, { shipping_method: 'home', delivery_address: granada, ...who })
  expect((await buying(shop).place(who, other as string)).status).toBe(404)
  const placed = await buying(second).place(who, other as string)
  expect(placed.status).toBe(201)
  const [order] = await shop.sql`select storefront_code from shop_order where number = ${placed.body.number}`
  expect(order?.['storefront_code']).toBe('G001')
})

test('A-06: an anonymous cart joins the cart of the same shop at the sign-in', async () => {
  const who = await buying(shop).signIn()
  const own = (await shop.call('POST', '/cart/', who)).body.pk as string
  const anonymous = (await second.call('POST', '/cart/', { id: '', token: '' })).body.pk as string
  await second.call('POST', '/cart/line/', { cart: anonymous, product: there, quantity: 1, id: '', token: '' })
  const recovered = (await second.call('POST', '/cart/recover-cart/', { cart_id: anonymous, ...who })).body
  expect(recovered.cart_lines).toHaveLength(1)
  expect((await shop.call('POST', '/cart/recover-last-cart/', who)).body).toMatchObject({ pk: own, is_empty: true })
})
