/** A client that knows only section 7 of the specification: its own service account, its calls, its field names. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '#modules/people/access/caller.ts'
import { givenProduct, withShop } from './support/shop.ts'

const account = { username: 'outside-client', password: 'a long service password' }
const shop = withShop({ SERVICE_USER: account.username, SERVICE_PASSWORD: account.password })

let access = ''
const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = access) => {
  const answer = await shop.app.inject({
    method,
    url: `/api${path}${path.includes('?') ? '&' : '?'}store=T013&lang=en`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}

beforeAll(async () => {
  access = (await send('POST', '/token/', account, '')).body.access
})

describe('its access', () => {
  it('is a bearer token for the service account', () => expect(access).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/))
  it('is refused without the right account, and every call without a token', async () => {
    expect((await send('POST', '/token/', { ...account, password: 'something else' }, '')).status).toBe(400)
    expect((await send('GET', '/lots/?lot=1', undefined, '')).status).toBe(401)
    expect((await send('GET', '/lots/?lot=1', undefined, `${access}x`)).status).toBe(401)
  })
})

describe('its visits', () => {
  it('ask once for a session and are counted', async () => {
    const { body } = await send('GET', '/datacollect/uuid/')
    expect(body.session_id).toMatch(/^[0-9a-f-]{36}$/)
    const visit = { session_id: body.session_id, request_path: '/es', request_uri: '/es', store: 'T013' }
    expect((await send('POST', '/datacollect/', visit)).status).toBe(201)
  })
})

describe('its cart', () => {
  const fields = [
    'pk',
    'is_empty',
    'num_items',
    'total_products_price_incl_vat',
    'total_shipping_price_incl_vat',
    'total_bonus_price_applied',
    'total_coupon_price_applied',
    'total_price_incl_vat',
    'cart_lines',
    'store_delivered',
    'delivery_address',
    'comments',
    'gift_wrap',
    'gift_ticket',
    'shipping_method',
    'shipping_cost',
    'user',
  ]
  it('is made, filled, changed, recovered and emptied line by line', async () => {
    const product = await givenProduct(shop.sql, { price_cents: 1250 })
    const anonymous = { id: '', token: '' }
    const made = await send('POST', '/cart/', anonymous)
    expect(Object.keys(made.body)).toEqual(expect.arrayContaining(fields))
    const cart = made.body.pk
    const added = await send('POST', '/cart/line/', { cart, product, quantity: 2, ...anonymous })
    const [line] = added.body.cart_lines
    expect(Object.keys(line)).toEqual(expect.arrayContaining(['pk', 'product', 'quantity', 'reduced_price', 'total_line_price']))
    expect(Object.keys(line.product)).toEqual(
      expect.arrayContaining([
        'pk',
        'sku',
        'model_type',
        'slug_es',
        'slug_ca',
        'slug_en',
        'title_es',
        'title_ca',
        'title_en',
        'price',
        'images',
        'author',
        'editorial',
        'category',
        'recommended',
        'novelty',
      ]),
    )
    expect(Object.keys(line.product.images)).toEqual(expect.arrayContaining(['zoom', 'cart', 'secondaries']))
    const changed = await send('PUT', `/cart/line/${line.pk}/`, { cart, product, quantity: 3, ...anonymous })
    expect(changed.body).toMatchObject({ num_items: 3, total_price_incl_vat: 37.5 })
    expect((await send('PUT', `/cart/${cart}/`, { comments: 'Ring twice', ...anonymous })).body.comments).toBe('Ring twice')
    expect((await send('POST', '/cart/recover-cart/', { cart_id: cart })).body.num_items).toBe(3)
    const left = await send('POST', '/cart/line/delete/', { cart, cart_line: line.pk, ...anonymous })
    expect(left.body).toMatchObject({ is_empty: true, num_items: 0 })
  })
  it('of a user is found by id and token', async () => {
    const user = {
      id: 'c-1',
      token: await openSession(shop.sql, { kind: 'customer', id: 'c-1', email: 'a@example.com' }, new Date()),
    }
    const { body } = await send('POST', '/cart/', user)
    expect((await send('POST', '/cart/recover-last-cart/', user)).body).toMatchObject({ pk: body.pk, user: 'c-1' })
  })
})

describe('its listings', () => {
  it('are items of lots, featured or at random, and objects of categories', async () => {
    const { sql } = shop
    const products = [await givenProduct(sql), await givenProduct(sql), await givenProduct(sql, { kind: 'object' })]
    await sql`insert into lot (id, key, kind) values (77, 'shelf', 'collection')`
    await sql`insert into lot_product ${sql(products.map((product_id, position) => ({ lot_id: 77, product_id, position })))}`
    await sql`insert into category (id, kind) values (51, 'object') on conflict do nothing`
    await sql`insert into category_translation ${sql(['es', 'ca', 'en'].map((language) => ({ category_id: 51, language, name: 'Home', slug: 'home' })))}`
    await sql`insert into product_category values (${products[2]!}, 51)`
    const pks = (answer: { body: { items: { pk: number }[] } }) => answer.body.items.map((item) => item.pk)
    expect(pks(await send('GET', '/lots/?lot=77&limit=3&order=featured&order_type=desc'))).toEqual(products)
    expect(pks(await send('GET', '/lots/?lot=77&limit=1000&order=rand')).toSorted()).toEqual(products.toSorted())
    const objects = await send('GET', '/lots/store/?model_types=article&categories=51&limit=1000&order=featured&order_type=desc')
    expect(objects.body.items).toMatchObject([{ pk: products[2], model_type: 'object' }])
    expect((await send('GET', '/lots/?lot=123456&limit=3')).body.items).toEqual([])
    expect((await send('GET', '/lots/?lot=77&order=price')).status).toBe(400)
    expect((await send('GET', '/lots/?lot=abc')).body.items).toEqual([])
  })
})
