import { describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { type Entrant, openSession } from '#modules/people/access/caller.ts'
import { granada } from '#tests/support/buying.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call } = shop

const newCart = async () => (await call('POST', '/cart/', { id: '', token: '' })).body.pk as string
const add = (cart: string, product: number, quantity: unknown = 1, who = {}) =>
  call('POST', '/cart/line/', { cart, product, quantity, id: '', token: '', ...who })
const signedIn = async (id: string) => {
  const caller: Entrant = { kind: 'customer', id, email: `${id}@example.com` }
  return { id, token: await openSession(shop.sql, caller, new Date()) }
}

describe('a cart', () => {
  it('begins empty, with an id that cannot be guessed', async () => {
    const { status, body } = await call('POST', '/cart/', {})
    expect(status).toBe(201)
    expect(body).toMatchObject({ is_empty: true, num_items: 0, total_price_incl_vat: 0, user: null })
    expect(body.pk.length).toBeGreaterThanOrEqual(20)
  })
  it('adds up its lines from the shop’s own prices, whatever price is sent', async () => {
    const cart = await newCart()
    await add(cart, await givenProduct(shop.sql, { price_cents: 1995 }), 2, { price: 0.01, total_line_price: 0 })
    const { body } = await add(cart, await givenProduct(shop.sql, { kind: 'object', price_cents: 1250 }))
    expect(body).toMatchObject({ num_items: 3, total_products_price_incl_vat: 52.4, total_price_incl_vat: 52.4 })
    expect(body.vat).toMatchObject([
      { percent: 4, base: 38.37, vat: 1.53 },
      { percent: 21, base: 10.33, vat: 2.17 },
    ])
  })
  it('joins copies of one product in one line', async () => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql)]
    await add(cart, product, 2)
    const { body } = await add(cart, product, 3)
    expect(body.cart_lines).toMatchObject([{ quantity: 5, total_line_price: 99.5 }])
  })
  it('loses nothing when two tabs add at once', async () => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql, { stock: 50 })]
    await Promise.all(Array.from({ length: 12 }, () => add(cart, product)))
    expect((await call('POST', '/cart/recover-cart/', { cart_id: cart })).body.num_items).toBe(12)
  })
  it.each([0, -1, 1e9, 'abc', null, 1.5, '', [3]])('refuses the quantity %j and names the field', async (quantity) => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql)]
    const { status, body } = await add(cart, product, quantity)
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['quantity', 'detail', 'request_id'])])
    expect((await call('POST', '/cart/recover-cart/', { cart_id: cart })).body.is_empty).toBe(true)
  })
  it('holds no more copies than there are, and one of an ebook', async () => {
    const cart = await newCart()
    await add(cart, await givenProduct(shop.sql, { kind: 'object', stock: 2 }), 9)
    const { body } = await add(
      cart,
      await givenProduct(shop.sql, { format_code: 'E00', has_file: true, vat_class: 'ebook', stock: 0 }),
      4,
    )
    expect(body.cart_lines.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1])
  })
  it('says what it added and why it holds fewer copies than were asked for (C-30)', async () => {
    const cart = await newCart()
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 3 })
    const change = async (method: 'POST' | 'PUT', path: string, quantity: number, language?: string) =>
      (await call(method, path, { cart, product, quantity }, language)).body.line_change
    expect(await change('POST', '/cart/line/', 2)).toEqual({ product, added: 2, quantity: 2, notice: null })
    expect(await change('POST', '/cart/line/', 2, 'en')).toEqual({
      product,
      added: 1,
      quantity: 3,
      notice: 'Only 3 are left: your basket has 3.',
    })
    expect(await change('POST', '/cart/line/', 1, 'es')).toMatchObject({
      added: 0,
      notice: 'No quedan más: en su cesta ya están todos los disponibles (3).',
    })
    const { body } = await call('POST', '/cart/recover-cart/', { cart_id: cart })
    expect(body).toMatchObject({ num_items: 3, line_change: null })
    const line = `/cart/line/${body.cart_lines[0].pk}/`
    expect(await change('PUT', line, 1)).toEqual({ product, added: -2, quantity: 1, notice: null })
    expect(await change('PUT', line, 8, 'ca')).toMatchObject({
      added: 2,
      notice: 'Només en queden 3: a la vostra cistella n’hi ha 3.',
    })
    await shop.sql`update product set stock = 1 where id = ${product}`
    expect(await change('POST', '/cart/line/', 1, 'en')).toMatchObject({
      added: -2,
      quantity: 1,
      notice: 'Only 1 is left: it is in your basket.',
    })
  })
  it('names the most copies of one item that a basket takes, and the one of an ebook', async () => {
    const cart = await newCart()
    const onOrder = await givenProduct(shop.sql, { stock: 0 })
    const ebook = await givenProduct(shop.sql, { format_code: 'E00', has_file: true, vat_class: 'ebook', stock: 0 })
    const added = async (product: number, quantity: number) =>
      (await call('POST', '/cart/line/', { cart, product, quantity }, 'en')).body.line_change
    expect(await added(onOrder, 60)).toMatchObject({ added: 60, notice: null })
    expect(await added(onOrder, 60)).toMatchObject({
      added: 39,
      notice: 'A basket takes at most 99 copies of an item: yours has 99.',
    })
    expect(await added(ebook, 1)).toMatchObject({ added: 1, notice: null })
    expect(await added(ebook, 1)).toMatchObject({ added: 0, notice: 'A basket takes one copy of an ebook: yours has 1.' })
  })
  it('tells each of two tabs that add at once what it added', async () => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql, { kind: 'object', stock: 5 })]
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(cart, product)))
    const added = answers.map(({ body }) => body.line_change.added)
    expect(added.toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 1])
  })
  it.each([
    ['without price', { price_cents: null }],
    ['no longer sold', { availability_code: 'e5' }],
    ['an ebook without its file', { format_code: 'E00', vat_class: 'ebook', stock: 0 }],
    ['switched off', { active: false }],
    ['out of stock', { kind: 'object', stock: 0 }],
  ] as const)('takes nothing that is %s', async (_why, fields) => {
    const { status, body } = await add(await newCart(), await givenProduct(shop.sql, fields))
    expect([status, body.code]).toEqual([400, 'cart.not_for_sale'])
  })
  it('changes, deletes and empties', async () => {
    const [cart, one, two] = [await newCart(), await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const { pk } = (await add(cart, one)).body.cart_lines[0]
    await add(cart, two)
    const changed = await call('PUT', `/cart/line/${pk}/`, { cart, product: one, quantity: 4, id: '', token: '' })
    expect(changed.body.num_items).toBe(5)
    const left = await call('POST', '/cart/line/delete/', { cart, cart_line: pk, id: '', token: '' })
    expect(left.body.cart_lines).toMatchObject([{ product: { pk: two } }])
    expect((await call('POST', '/cart/line/delete/', { cart, cart_line: pk })).status).toBe(404)
    expect((await call('POST', '/cart/empty/', { cart })).body.is_empty).toBe(true)
  })
  it('wraps and adds the ticket without prices for nothing (M-31)', async () => {
    const cart = await newCart()
    await add(cart, await givenProduct(shop.sql, { kind: 'object', price_cents: 2_400 }))
    const { body } = await call('PUT', `/cart/${cart}/`, { gift_wrap: true, gift_ticket: true })
    expect(body).toMatchObject({ gift_wrap: true, gift_ticket: true, total_price_incl_vat: 24 })
  })
  it('keeps comments, gift and store, and refuses what is too long', async () => {
    await givenStore(shop.sql, 'T002')
    const cart = await newCart()
    const { body } = await call('PUT', `/cart/${cart}/`, {
      comments: '<b>Ring</b> twice; drop table cart',
      gift_wrap: true,
      shipping_method: 'store',
      store_delivered: 'T002',
    })
    expect(body).toMatchObject({
      comments: '<b>Ring</b> twice; drop table cart',
      gift_wrap: true,
      gift_ticket: false,
      store_delivered: 'T002',
    })
    expect((await call('PUT', `/cart/${cart}/`, { comments: 'x'.repeat(501) })).body.comments).toBeInstanceOf(Array)
  })
})

describe('delivery', () => {
  const home = {
    recipient: 'Ana',
    street: 'Calle Real, 1',
    floor: null,
    postcode: '18009',
    city: 'Granada',
    region: 'Granada',
    country: 'ES',
    phone: null,
  }
  it('costs by zone and weight, is free from the threshold and in a store', async () => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql, { price_cents: 1500, weight_grams: 900 })]
    await add(cart, product)
    const sent = await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: home })
    expect(sent.body).toMatchObject({ shipping_cost: 4.9, total_price_incl_vat: 19.9 })
    expect((await add(cart, product, 3)).body).toMatchObject({ shipping_cost: 0, total_price_incl_vat: 60 })
  })
  it('names what is wrong with an address', async () => {
    const cart = await newCart()
    const { status, body } = await call('PUT', `/cart/${cart}/`, {
      delivery_address: { ...home, recipient: ' ', postcode: '08001' },
    })
    expect([status, body.detail]).toEqual([400, 'Invalid Address'])
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['recipient', 'region']))
  })
  it('is refused where the shop does not ship', async () => {
    const cart = await newCart()
    const { status, body } = await call('PUT', `/cart/${cart}/`, { delivery_address: { ...home, country: 'KP' } })
    expect([status, body.detail]).toEqual([400, "We're sorry, but we don't ship to this address"])
  })
  it('is refused in a store that hands nothing over today', async () => {
    await givenStore(shop.sql, 'T003')
    for (const day of [today(), addDays(today(), 1)])
      await shop.sql`insert into store_blocked_day values ('T003', ${day.slice(5)}) on conflict do nothing`
    const cart = await newCart()
    const { body } = await call('PUT', `/cart/${cart}/`, { store_delivered: 'T003' })
    expect(body.detail).toBe('The selected store is not available. Please, select another one.')
  })
  it('offers two parcels when something leaves now and something later, and says what they cost', async () => {
    const cart = await newCart()
    await add(cart, await givenProduct(shop.sql))
    await add(cart, await givenProduct(shop.sql, { stock: 0 }))
    const sent = await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: home })
    expect(sent.body).toMatchObject({ split_offered: true, split_fee: 3, shipping_cost: 4.9 })
    expect((await call('PUT', `/cart/${cart}/`, { shipment: 'split' })).body.shipping_cost).toBe(7.9)
    expect((await call('PUT', `/cart/${cart}/`, { shipping_method: 'store' })).body).toMatchObject({
      split_offered: false,
      shipping_cost: 0,
    })
  })
})

describe('what changed meanwhile', () => {
  it('is marked and keeps the cart from being bought until it is accepted', async () => {
    const cart = await newCart()
    const [dearer, gone, short] = [
      await givenProduct(shop.sql, { price_cents: 1000 }),
      await givenProduct(shop.sql),
      await givenProduct(shop.sql, { kind: 'object', stock: 5 }),
    ]
    for (const product of [dearer, gone]) await add(cart, product)
    await add(cart, short, 5)
    await shop.sql`update product set price_cents = 1200 where id = ${dearer}`
    await shop.sql`update product set active = false where id = ${gone}`
    await shop.sql`update stock set quantity = 2 where product_id = ${short}`
    const { body } = await call('POST', '/cart/recover-cart/', { cart_id: cart })
    expect(body.blocked).toBe(true)
    expect(body.cart_lines.map((line: { notice: string }) => line.notice)).toEqual([
      'price_changed',
      'unavailable',
      'stock_short',
    ])
    expect(body.cart_lines[0].former_line_price).toBe(10)
    const accepted = await call('PUT', `/cart/${cart}/`, { accept_changes: true })
    expect(accepted.body).toMatchObject({ blocked: false, num_items: 3 })
  })
})

describe('whose a cart is', () => {
  it('stays with its owner: others, and nobody, find nothing', async () => {
    const ana = await signedIn('ana')
    const berta = await signedIn('berta')
    const { body } = await call('POST', '/cart/', ana)
    const product = await givenProduct(shop.sql)
    for (const who of [{}, berta]) {
      expect((await call('POST', '/cart/recover-cart/', { cart_id: body.pk, ...who })).status).toBe(404)
      expect((await add(body.pk, product, 1, who)).status).toBe(404)
      expect((await call('PUT', `/cart/${body.pk}/`, { comments: 'mine', ...who })).status).toBe(404)
      expect((await call('POST', '/cart/empty/', { cart: body.pk, ...who })).status).toBe(404)
    }
    expect((await add(body.pk, product, 1, ana)).status).toBe(201)
  })
  it('is one open cart an owner, also when made twice at once', async () => {
    const carla = await signedIn('carla')
    const made = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/cart/', carla)))
    expect(new Set(made.map((answer) => answer.body.pk)).size).toBe(1)
  })
  it('takes an anonymous cart in when its visitor signs in', async () => {
    const dora = await signedIn('dora')
    const [one, two] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const own = (await call('POST', '/cart/', dora)).body.pk
    await add(own, one, 1, dora)
    const anonymous = await newCart()
    await add(anonymous, one, 2)
    await add(anonymous, two)
    const merged = await call('POST', '/cart/recover-cart/', { cart_id: anonymous, ...dora })
    expect(merged.body).toMatchObject({ pk: own, num_items: 4, user: 'dora' })
    expect((await call('POST', '/cart/recover-cart/', { cart_id: anonymous })).status).toBe(404)
    expect((await call('POST', '/cart/recover-last-cart/', dora)).body.pk).toBe(own)
  })
  it('of a guest comes back as nobody’s when the session is gone, without the address', async () => {
    const caller: Entrant = { kind: 'guest', id: 'g-1', email: 'g-1@example.com' }
    const guest = { id: 'g-1', token: await openSession(shop.sql, caller, new Date()) }
    const { pk } = (await call('POST', '/cart/', guest)).body
    await add(pk, await givenProduct(shop.sql), 2, guest)
    await call('PUT', `/cart/${pk}/`, { shipping_method: 'home', delivery_address: granada, ...guest })
    const back = await call('POST', '/cart/recover-cart/', { cart_id: pk })
    expect(back.body).toMatchObject({ pk, num_items: 2, user: null, delivery_address: null })
    const again = { id: 'g-2', token: await openSession(shop.sql, { ...caller, id: 'g-2' }, new Date()) }
    expect((await call('POST', '/cart/recover-cart/', { cart_id: pk, ...again })).body).toMatchObject({
      num_items: 2,
      user: 'g-2',
    })
  })
  it('answers "Login failed." to nobody who changes it on the buy step', async () => {
    const cart = await newCart()
    const { status, body } = await call('PUT', `/cart/${cart}/`, { comments: 'soon', step: 'buy' })
    expect([status, body.detail]).toEqual([403, 'Login failed.'])
  })
  it('answers "Login failed." to a token that is not the id’s', async () => {
    const { status, body } = await call('POST', '/cart/recover-last-cart/', { id: 'ana', token: 'forged' })
    expect([status, body.detail]).toEqual([403, 'Login failed.'])
  })
})

describe('when it arrives', () => {
  const anyDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  it('is promised for each way of sending it, and for each line by the way chosen', async () => {
    const cart = await newCart()
    await add(cart, await givenProduct(shop.sql))
    await add(cart, await givenProduct(shop.sql, { stock: 0 }))
    const { body } = await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada })
    expect(body.plans).toMatchObject([
      { shipment: 'single', cost: 4.9, promised_on: anyDay, parcels: [{ lines: [expect.any(Number), expect.any(Number)] }] },
      { shipment: 'split', cost: 7.9, parcels: [{ cost: 4.9 }, { cost: 3 }] },
    ])
    expect(body.cart_lines[0].promised_on).toBe(body.plans[0].promised_on)
    const split = (await call('PUT', `/cart/${cart}/`, { shipment: 'split' })).body
    expect(split.cart_lines[0].promised_on < split.cart_lines[1].promised_on).toBe(true)
  })
  it('is told for each store that can hand it over', async () => {
    await givenStore(shop.sql, 'T009')
    await shop.sql`update store set pickup = false where code = 'T009'`
    const [cart, product] = [await newCart(), await givenProduct(shop.sql)]
    await add(cart, product)
    const { items } = (await call('POST', '/cart/store-promises/', { cart_id: cart })).body
    const codes = items.map((item: { store_code: string }) => item.store_code)
    expect([codes.includes('T013'), codes.includes('T009')]).toEqual([true, false])
    expect(items.find((item: { store_code: string }) => item.store_code === 'T013')).toMatchObject({
      ready_soon: true,
      promised_on: anyDay,
    })
  })
})

describe('a carrier’s counter', () => {
  const point = async (postcode = '18001') =>
    (
      await shop.sql<{ id: number }[]>`
        insert into pickup_point (carrier, code, name, address, postcode, city, region)
        values ('carrier', ${`P-${Math.random()}`}, 'Corner shop', 'Plaza, 1', ${postcode}, 'Granada', 'Granada') returning id`
    )[0]!.id
  it('is found by postcode, nearest first, and by no foreign or island one', async () => {
    await shop.sql`delete from pickup_point`
    const [near, far] = [await point('18009'), await point('18300')]
    await point('35001')
    const found = async (postcode: string) =>
      (await call('GET', `/shipping/pickup-points/?postcode=${postcode}`)).body.items.map((item: { pk: number }) => item.pk)
    expect(await found('18009')).toEqual([near, far])
    expect([await found('35001'), await found('08001'), await found('nowhere')]).toEqual([[], [], []])
  })
  it('is kept as it was when it was picked, with who collects there', async () => {
    const [cart, pk] = [await newCart(), await point()]
    await add(cart, await givenProduct(shop.sql))
    const picked = { pk, recipient: 'Ana Ruiz', phone: '600 123 456' }
    const { body } = await call('PUT', `/cart/${cart}/`, { shipping_method: 'pickup_point', pickup_point: picked })
    expect(body).toMatchObject({ shipping_cost: 4.9, pickup_point: { pk, name: 'Corner shop', recipient: 'Ana Ruiz' } })
    await shop.sql`update pickup_point set active = false, name = 'Gone' where id = ${pk}`
    expect((await call('POST', '/cart/recover-cart/', { cart_id: cart })).body.pickup_point.name).toBe('Corner shop')
    const again = await call('PUT', `/cart/${cart}/`, { pickup_point: picked })
    expect([again.status, again.body.code]).toEqual([400, 'shipping.no_such_point'])
  })
  it('asks who collects', async () => {
    const { status, body } = await call('PUT', `/cart/${await newCart()}/`, {
      pickup_point: { pk: await point(), recipient: ' ' },
    })
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['recipient'])])
  })
})

describe('an address that its postcode completes', () => {
  it('needs neither town nor province', async () => {
    const address = { ...granada, city: '', region: '' }
    const { body } = await call('PUT', `/cart/${await newCart()}/`, { shipping_method: 'home', delivery_address: address })
    expect(body.delivery_address).toMatchObject({ city: 'Granada', region: 'Granada' })
  })
  it('is refused when it is a box at the post office, or heavier than anything that goes there', async () => {
    const cart = await newCart()
    const boxed = await call('PUT', `/cart/${cart}/`, { delivery_address: { ...granada, street: 'Apartado de Correos 12' } })
    expect([boxed.status, boxed.body.code]).toEqual([400, 'shipping.post_box'])
    expect(boxed.body.detail).toMatch(/^We're sorry, but we don't ship to this address: carriers do not deliver to PO boxes/)
    await add(cart, await givenProduct(shop.sql, { weight_grams: 31_000 }))
    const heavy = await call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada })
    expect([heavy.status, heavy.body.code]).toEqual([400, 'shipping.too_heavy'])
  })
})

describe('what shipping would cost, before it is said how', () => {
  it('is that of the mainland, with what is missing for free shipping, and of the address once one is given', async () => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql, { price_cents: 2000 })]
    const { body } = await add(cart, product)
    expect(body.home_guide).toEqual({ postcode: null, cost: 4.9, missing: 30, promised_on: null, points: true })
    const { home } = (await call('POST', '/cart/store-promises/', { cart_id: cart })).body
    expect(home).toMatchObject({ cost: 4.9, missing: 30, promised_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  })
  it('is free from the limit on', async () => {
    const [cart, product] = [await newCart(), await givenProduct(shop.sql, { price_cents: 5000 })]
    expect((await add(cart, product)).body.home_guide).toMatchObject({ cost: 0, missing: null })
  })
})
