import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { paperAddress } from '#modules/orders/order/order-key.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { buying, granada } from '#tests/support/buying.ts'
import { givenProduct, type TestShop, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { writtenConditions } from '#tests/support/written-conditions.ts'

const shop = withShop()
const { hire } = staffing(shop)
const three = (text: string) => ({ es: text, ca: text, en: text })
const settings = {
  name: three('The Mill Shop'),
  tagline: three('Flour and wheels'),
  theme: 'trencadis',
  tickets_url: 'https://tickets.example/',
  email: 'mill@example.com',
  phone: '900 555 099',
  address: 'Mill Lane, 9',
  colour: '#0B5F58',
}
const issuer = {
  name: 'Fundación del Molino',
  taxId: 'G12345674',
  street: 'Mill Lane, 9',
  postcode: '08013',
  city: 'Barcelona',
  region: 'Barcelona',
  registry: 'Registre de Fundacions, 9',
  iban: 'ES2699990001440000001313',
  series: { simplified: 'GS', full: 'GF', libraries: 'GL' },
}
const shopAt = (store: string): TestShop => ({
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
      url: `/api${path}${path.includes('?') ? '&' : '?'}store=${store}&lang=${language}`,
      headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null }
  },
})
const mill = shopAt('M001')
const atMill = buying(mill)
let admin: Colleague
let desk: Colleague
let wheel = 0

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await hire(['admin'])
  desk = await hire(['order_desk'])
  expect((await admin.call('PUT', '/storefronts/M001/', { path: '/mill', settings: { ...settings, issuer } })).status).toBe(200)
  wheel = await givenProduct(shop.sql, { title: 'A wheel', kind: 'object', price_cents: 2420 })
  await shop.sql`update product set storefront_code = 'M001' where id = ${wheel}`
  await shop.sql`
    insert into shipping_zone (code, position, days_from, days_to, storefront_code) values ('world', 8, 10, 25, 'M001')`
  await shop.sql`insert into shipping_zone_area (zone_code, country) values ('world', 'KR')`
  await shop.sql`insert into shipping_rate (zone_code, up_to_grams, price_cents) values ('world', 20000, null)`
  await writtenConditions(shop.sql, 'M001')
  expect((await admin.call('POST', '/storefronts/M001/open/', {})).status).toBe(200)
})

const lettersOf = (who: { id: string }) => shop.sql<{ template: string; sender: string | null; html: string; plain: string }[]>`
  select template, sender, html, plain from mail_outbox where recipient = ${`${who.id}@example.com`} order by id`
const bought = async (who: { id: string; token: string }) => {
  const { body } = await atMill.place(who, await atMill.fill(who, [wheel]))
  await atMill.pay(who, body.number)
  return body.number as string
}

describe('a shop opened by one row alone (A-06)', () => {
  it('is known by its code, its name and its path, and nothing else has to be written', async () => {
    expect((await admin.call('GET', '/storefronts/')).body.items).toMatchObject([{ store: 'M001', path: '/mill' }])
    expect((await mill.call('GET', '/settings/')).body).toMatchObject({
      store: 'M001',
      path: '/mill',
      name: 'The Mill Shop',
      contact: { email: 'mill@example.com', address: 'Mill Lane, 9' },
    })
    expect((await mill.call('GET', `/products/${wheel}/`)).body.title).toBe('A wheel')
    expect((await shop.call('GET', `/products/${wheel}/`)).status).toBe(404)
  })

  it('is opened by admins alone, and takes neither another’s path nor the main shop’s place', async () => {
    expect((await desk.call('PUT', '/storefronts/M001/', { path: '/mill', settings })).status).toBe(403)
    const taken = await admin.call('PUT', '/storefronts/M002/', { path: '/mill', settings })
    expect(taken.body.code).toBe('storefront.path_taken')
    expect((await admin.call('PUT', '/storefronts/T013/', { path: '/other', settings })).body.code).toBe('storefront.main')
  })

  it('has pages that staff write for it and not for the main shop', async () => {
    await shop.sql`insert into page (storefront_code, key) values ('M001', 'returns')`
    const texts = {
      es: { title: 'Devoluciones', body: 'Texto' },
      ca: { title: 'Devolucions', body: 'Text' },
      en: { title: 'Returns', body: 'Text' },
    }
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/staff/pages/returns/?store=M001&lang=en',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { texts, version: 'new' },
    })
    expect(answer.statusCode).toBe(200)
    expect((await mill.call('GET', '/pages/returns/', undefined, 'ca')).body.title).toBe('Devolucions')
    expect((await shop.call('GET', '/pages/returns/')).status).toBe(404)
  })
})

test('A-06: the letters of its orders are its own: name, address, sender, colour, its conditions', async () => {
  const who = await atMill.signIn()
  await bought(who)
  await expect.poll(async () => (await lettersOf(who)).length).toBe(1)
  const [letter] = await lettersOf(who)
  expect(letter?.sender).toBe('"The Mill Shop" <mill@example.com>')
  for (const text of [letter?.html, letter?.plain]) {
    expect(text).toContain('The Mill Shop')
    expect(text).toContain('Mill Lane, 9')
    expect(text).toContain('/en/mill/purchase-conditions')
    expect(text).not.toContain('The Palace Shop')
    expect(text).not.toContain('900 555 013')
  }
  expect(letter?.html).toContain('#0B5F58')
  expect(letter?.html).not.toContain('#1F3F8F')
})

test('the main shop’s letters stay its own', async () => {
  const { signIn, fill, place, pay } = buying(shop)
  const who = await signIn()
  const { body } = await place(who, await fill(who, [await givenProduct(shop.sql)]))
  await pay(who, body.number)
  await expect.poll(async () => (await lettersOf(who)).length).toBe(1)
  const [letter] = await lettersOf(who)
  expect([letter?.sender, letter?.html.includes('The Palace Shop'), letter?.html.includes('The Mill Shop')]).toEqual([
    null,
    true,
    false,
  ])
})

test('A-06: its invoices are issued by its own company, in series of its own, and its delivery note says so too', async () => {
  const who = await atMill.signIn()
  const number = await bought(who)
  const keeper = await hire(['bookseller', 'order_desk'])
  const [parcel] = await shop.sql<{ id: number }[]>`
    select p.id from parcel p join shop_order o on o.id = p.order_id where o.number = ${number}`
  for (const step of ['ready', 'hand-over']) {
    const answer = await keeper.call('POST', `/parcels/${parcel!.id}/${step}/`, {})
    expect([step, answer.status]).toEqual([step, 200])
  }
  const [invoice] = await shop.sql<{ full_number: string; issuer: { name: string; taxId: string } }[]>`
    select full_number, issuer from invoice where reference -> 'orders' ? ${number}`
  expect(invoice?.full_number).toMatch(/^GS-\d{4}-000001$/)
  expect(invoice?.issuer).toMatchObject({ name: 'Fundación del Molino', taxId: 'G12345674', email: 'mill@example.com' })
  const letters = await lettersOf(who)
  expect(new Set(letters.map((letter) => letter.sender))).toEqual(new Set(['"The Mill Shop" <mill@example.com>']))
  for (const path of [`invoice/${invoice?.full_number}/`, 'delivery-note/1/']) {
    const { rawPayload, statusCode } = await shop.app.inject({
      url: `${paperAddress(shop.config.SECRET, number, path)}&lang=en`,
    })
    expect([path, statusCode]).toEqual([path, 200])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    expect(text).toContain('The Mill Shop')
    expect(text).toContain('Fundación del Molino')
    expect(text).not.toContain('Tienda del Palacio')
  }
})

test('A-04: where no rate is known it shows shipping as pending, waits, and is paid by the link of a letter once staff said the cost', async () => {
  const who = await atMill.signIn()
  const cart = await atMill.fill(who, [wheel])
  const seoul = { ...granada, country: 'KR', postcode: '04524', city: 'Seoul', region: 'Seoul' }
  const waiting = await mill.call('PUT', `/cart/${cart}/`, { ...who, delivery_address: seoul })
  expect(waiting.body).toMatchObject({ shipping_pending: true, total_price_incl_vat: 20 })
  const mainCart = (await shop.call('POST', '/cart/', who)).body.pk
  expect((await shop.call('PUT', `/cart/${mainCart}/`, { ...who, delivery_address: seoul })).body.code).toBe('shipping.not_there')
  const offered = async (at: TestShop) => (await at.call('GET', '/shipping/options/')).body.countries.includes('KR')
  expect([await offered(shop), await offered(mill)]).toEqual([false, true])
  const { status, body } = await atMill.place(who, cart, { recipient_tax_id: 'KR-5331' })
  expect([status, body.total_price_incl_vat, body.status, body.payment_state]).toEqual([201, 20, 'e0', 'pending'])
  expect((await atMill.startPaying(who, body.number)).body.code).toBe('order.shipping_pending')
  expect(await atMill.detail(who, body.number)).toMatchObject({ shipping_pending: true, payable: false })
  expect((await mill.call('POST', '/cart/', who)).body).toMatchObject({ is_empty: true })
  const keeper = await hire(['order_desk'])
  expect((await keeper.call('POST', `/orders/${body.number}/shipping-cost/`, { shipping_cost: 32.5 })).status).toBe(200)
  const letter = (await lettersOf(who)).at(-1)
  expect([letter?.template, letter?.sender]).toEqual(['shipping-confirmed', '"The Mill Shop" <mill@example.com>'])
  expect(letter?.plain).toContain('€52.50')
  expect(letter?.plain).toMatch(/\/en\/\S+key=/)
  await atMill.pay(who, body.number)
  expect(await atMill.detail(who, body.number)).toMatchObject({
    payment_state: 'paid',
    shipping_pending: false,
    total_price_incl_vat: 52.5,
  })
})

test('A-06: the list and the page of an order say in which shop it was placed', async () => {
  const who = await atMill.signIn()
  const number = await bought(who)
  const there = { name: 'The Mill Shop', path: '/mill', email: 'mill@example.com', address: 'Mill Lane, 9' }
  expect(await atMill.detail(who, number)).toMatchObject({
    shop: there,
    lines: [{ href: expect.stringContaining('/en/mill/product/') }],
  })
  const { fill, place } = buying(shop)
  await place(who, await fill(who, [await givenProduct(shop.sql)]))
  const { items } = (await shop.call('POST', '/order/list/', who)).body
  expect(items).toMatchObject([{ shop: null }, { number, shop: there }])
})

test('A-06: the page of the bank names the shop that is paid and wears its colour', async () => {
  const who = await atMill.signIn()
  const { body } = await atMill.place(who, await atMill.fill(who, [wheel]))
  const { payment } = (await atMill.startPaying(who, body.number)).body
  const fields = JSON.parse(Buffer.from(payment.fields.Ds_MerchantParameters, 'base64').toString('utf8'))
  expect([fields.DS_MERCHANT_MERCHANTNAME, fields.DS_MERCHANT_COLOUR]).toEqual(['The Mill Shop', '#0B5F58'])
})
