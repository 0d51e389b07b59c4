import { beforeAll, describe, expect, it } from 'vitest'
import { createCoupon } from '#modules/buying/coupons/manage.ts'
import { issueCard } from '#modules/buying/loyalty/card.ts'
import { adjustPoints, pointsOf } from '#modules/buying/loyalty/points.ts'
import { createPromotion } from '#modules/buying/loyalty/promotions.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { whole } from '#tests/support/breadth.ts'
import { buying, granada, type Who } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { signIn, fill, place, pay, detail } = buying(shop)

let serial = 0
/** A coupon of ten percent for everyone, as often as they like. */
const coupon = async (change: object = {}): Promise<string> => {
  const title = { es: 'Prueba', ca: 'Prova', en: 'Trial' }
  const terms = { title, kind: 'percent', percent: 10, uses_per_customer: null, ...change } as const
  return (await createCoupon(shop.sql, { coupon_code: `TRIAL-${++serial}`, ...terms })).coupon_code
}
const holder = async (points: number): Promise<Who> => {
  const who = await signIn()
  await issueCard(shop.sql, who.id)
  if (points > 0)
    await shop.sql.begin((tx) => adjustPoints(tx, { customerId: who.id, points, reason: 'Welcome', actor: 'staff' }))
  return who
}
const book = (price_cents = 2000) => givenProduct(shop.sql, { price_cents })
const thing = (price_cents = 1000, stock = 10) => givenProduct(shop.sql, { kind: 'object', price_cents, stock })
const change = (who: object, cart: string, fields: object) => shop.call('PUT', `/cart/${cart}/`, { ...who, ...fields })
const line = (who: object, cart: string, product: number) =>
  shop.call('POST', '/cart/line/', { cart, product, quantity: 1, ...who })
const orderRow = async (number: string) =>
  (
    await shop.sql<
      { id: number; payment_state: string; explanation: { step: string }[] }[]
    >`select * from shop_order where number = ${number}`
  )[0]!

describe('a coupon in the cart', () => {
  it('is typed in any way, shows what it takes off, and is taken off again', async () => {
    const [who, code] = [await signIn(), await coupon()]
    const cart = await fill(who, [await thing(2000)])
    const { body } = await change(who, cart, { coupon: ` ${code.toLowerCase()} ` })
    expect(body).toMatchObject({
      total_products_price_incl_vat: 20,
      total_coupon_price_applied: 2,
      total_price_incl_vat: 18 + body.shipping_cost,
      coupon: { coupon: code, title: 'Trial', kind: 'percent', scope: 'all', applied: 2 },
    })
    expect((await change(who, cart, { coupon: '' })).body).toMatchObject({ coupon: null, total_coupon_price_applied: 0 })
  })
  it.each([
    ['books', 'This coupon is valid for books only. Please make a second basket with the other products.'],
    ['objects', 'This coupon is valid for objects only. Please make a second basket with the other products.'],
  ])('for %s only is refused in a mixed cart', async (scope, said) => {
    const [who, code] = [await signIn(), await coupon({ scope })]
    const cart = await fill(who, [await book(), await thing()])
    const { status, body } = await change(who, cart, { coupon: code })
    expect([status, body.detail]).toEqual([400, said])
    expect((await change(who, cart, {})).body).toMatchObject({ coupon: null, coupon_notice: null })
  })
  it('that nobody knows is not valid', async () => {
    const who = await signIn()
    const { body } = await change(who, await fill(who, [await book()]), { coupon: 'NOTHING' })
    expect(body.detail).toBe('The coupon is not valid.')
  })
  it('goes, with a word, when a line no longer lets it stand (K-28)', async () => {
    const [who, code] = [await signIn(), await coupon({ scope: 'books' })]
    const cart = await fill(who, [await book()])
    await change(who, cart, { coupon: code })
    const { body } = await line(who, cart, await thing())
    expect(body).toMatchObject({ coupon: null, total_coupon_price_applied: 0 })
    expect(body.coupon_notice).toMatch(/^This coupon is valid for books only\./)
    expect((await change(who, cart, {})).body).toMatchObject({ coupon: null, coupon_notice: null })
  })
  it('says what its minimum lacks, in money', async () => {
    const [who, code] = [await signIn(), await coupon({ minimum: 30 })]
    const { body } = await change(who, await fill(who, [await thing(2050)]), { coupon: code })
    expect(body.detail).toBe('Add €9.50 to your basket to use this coupon.')
  })
  it('leaves a book at its legal floor and says which rule cut it', async () => {
    const [who, code] = [await signIn(), await coupon()]
    const { body } = await change(who, await fill(who, [await book(1995)]), { coupon: code })
    expect(body.total_coupon_price_applied).toBe(0.99)
    expect(body.explanation).toContainEqual(
      expect.objectContaining({ step: 'cap', percent: 5, from: 1.99, amount: 1, name: code }),
    )
  })
  it('is for customers: neither visitors nor guests have one, nor points (K-30)', async () => {
    const code = await coupon()
    for (const who of [{ id: '', token: '' }, await signIn('g-one', 'guest')]) {
      const cart = await fill(who, [await thing()])
      expect((await change(who, cart, { coupon: code })).body.detail).toBe('Please sign in to use a coupon.')
      expect((await change(who, cart, { bonus: 1 })).body.detail).toBe('Please sign in to use your points.')
      expect((await change(who, cart, {})).body).toMatchObject({ coupon: null, bonus: null, total_promotion_price_applied: 0 })
    }
  })
})

it('codes cannot be guessed from one network address by one account after another', async () => {
  const product = await thing()
  const guess = async () => {
    const who = await signIn()
    const cart = await fill(who, [product])
    return (
      await shop.app.inject({
        method: 'PUT',
        url: `/api/cart/${cart}/?store=T013&lang=en`,
        headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
        remoteAddress: '192.0.2.77',
        payload: { ...who, coupon: 'GUESS' },
      })
    ).statusCode
  }
  const answers = await Promise.all(Array.from({ length: 65 }, guess))
  expect(answers.filter((status) => status === 400)).toHaveLength(60)
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
})

describe('points in the cart', () => {
  it('pay objects, never more than they cost, and never shipping', async () => {
    const who = await holder(5000)
    const cart = await fill(who, [await thing(1000), await book(2000)])
    const { body } = await change(who, cart, { bonus: 49 })
    expect(body).toMatchObject({ total_bonus_price_applied: 10, bonus: { available: 50, usable: 10, applied: 10 } })
    expect(body.total_price_incl_vat).toBe(20 + body.shipping_cost)
  })
  it('are no more than the customer has', async () => {
    const who = await holder(250)
    expect((await change(who, await fill(who, [await thing()]), { bonus: 9 })).body.total_bonus_price_applied).toBe(2.5)
  })
  it('need a card', async () => {
    const who = await signIn()
    expect((await change(who, await fill(who, [await thing()]), { bonus: 1 })).body.code).toBe('loyalty.no_card')
  })
})

it('is what it was when a line is added and taken away again', async () => {
  const [who, code] = [await holder(300), await coupon({ kind: 'amount', percent: null, amount: 5 })]
  const cart = await fill(who, [await thing(1990), await book(1990)], 2)
  await change(who, cart, { coupon: code, bonus: 3 })
  const before = (await change(who, cart, {})).body
  const added = await line(who, cart, await thing(777))
  const pk = added.body.cart_lines.at(-1).pk
  const { body } = await shop.call('POST', '/cart/line/delete/', { cart, cart_line: pk, ...who })
  expect(body).toEqual(before)
})

describe('an order', () => {
  it('keeps every share, uses the coupon up and spends the points, and adds up', async () => {
    const [who, code] = [await holder(400), await coupon({ scope: 'objects', uses_in_all: 1 })]
    await createPromotion(shop.sql, { name: { es: 'Tarjeta', ca: 'Targeta', en: 'Card' }, percent: 3, scope: 'objects' })
    const dear = await thing(3000)
    const cart = await fill(who, [dear], 2)
    await change(who, cart, { coupon: code, bonus: 4 })
    const placed = await place(who, cart)
    const order = await orderRow(placed.body.number)
    expect(order).toMatchObject({
      goods_cents: 6000,
      coupon_cents: 600,
      promotion_cents: 0,
      bonus_cents: 0,
      coupon_code: code,
      tax_treatment: 'domestic',
    })
    expect(order.explanation.filter(({ step }) => step === 'lost')).toHaveLength(1)
    const [stored] = await shop.sql`select * from order_line where order_id = ${order.id}`
    expect(stored).toMatchObject({
      list_unit_cents: 3000,
      unit_cents: 3000,
      line_cents: 6000,
      coupon_cents: 600,
      paid_cents: 5400,
    })
    await pay(who, placed.body.number)
    await expect.poll(async () => (await orderRow(placed.body.number)).payment_state).toBe('paid')
    // Five percent of what was paid for objects, to be spent once nothing can be given back.
    expect(await pointsOf(shop.sql, who.id)).toEqual({ available: 400, pending: 270 })
    expect((await detail(who, placed.body.number)).explanation[0]).toMatchObject({
      step: 'price',
      amount: 60,
      from: 30,
      quantity: 2,
    })

    const without = await fill(who, [dear])
    expect((await change(who, without, { coupon: code })).body.detail).toBe('This coupon has already been used.')
    const { body } = await change(who, without, { bonus: 4 })
    expect(body).toMatchObject({ total_promotion_price_applied: 0.9, total_bonus_price_applied: 4 })
    const second = await place(who, without, { expected_total: body.total_price_incl_vat })
    expect(await orderRow(second.body.number)).toMatchObject({ promotion_cents: 90, bonus_cents: 400 })
    expect(await pointsOf(shop.sql, who.id)).toMatchObject({ available: 0 })
  })
  it('let go unpaid gives coupon and points back', async () => {
    const [who, code] = [await holder(500), await coupon({ uses_in_all: 1 })]
    const cart = await fill(who, [await thing(1000), await book(2000)])
    await change(who, cart, { coupon: code })
    const first = await place(who, cart)
    const again = await place(who, cart)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await orderRow(again.body.number)).toMatchObject({ coupon_code: code, coupon_cents: 200 })
    expect(await orderRow(first.body.number)).toMatchObject({ payment_state: 'cancelled' })
  })
  it('that waits for its payment keeps its points from every cart but its own, where they can be ordered with again', async () => {
    const who = await holder(400)
    const cart = await fill(who, [await thing(1000)])
    const asked = (await change(who, cart, { bonus: 4 })).body
    await place(who, cart, { expected_total: asked.total_price_incl_vat })
    expect(await pointsOf(shop.sql, who.id)).toMatchObject({ available: 0 })
    const { body } = await change(who, cart, {})
    expect(body).toMatchObject({ total_bonus_price_applied: 4, total_price_incl_vat: asked.total_price_incl_vat })
    const again = await place(who, cart, { expected_total: body.total_price_incl_vat })
    expect(again.status).toBe(201)
    expect(await orderRow(again.body.number)).toMatchObject({ bonus_cents: 400 })
    expect(await pointsOf(shop.sql, who.id)).toMatchObject({ available: 0 })
  })
  it('refuses a coupon that stopped being valid since', async () => {
    const [who, code] = [await signIn(), await coupon()]
    const cart = await fill(who, [await thing()])
    await change(who, cart, { coupon: code })
    await shop.sql`update coupon set active = false where code = ${code}`
    expect((await place(who, cart)).body.detail).toBe('The coupon is not valid.')
    expect((await change(who, cart, {})).body.coupon_notice).toBe('The coupon is not valid.')
    expect((await place(who, cart)).status).toBe(201)
  })
  it('to the Canaries is sold without VAT', async () => {
    const who = await signIn()
    const cart = await fill(who, [await book(1995), await thing(1250)])
    const canaries = { ...granada, postcode: '35001', city: 'Las Palmas', region: 'Las Palmas' }
    const { body } = await change(who, cart, { delivery_address: canaries })
    expect(body).toMatchObject({ tax_treatment: 'export', total_products_price_incl_vat: 29.51, vat: [{ percent: 0, vat: 0 }] })
    const placed = await place(who, cart, { recipient_tax_id: '99999999R' })
    expect(await orderRow(placed.body.number)).toMatchObject({ tax_treatment: 'export', goods_cents: 2951 })
  })
  it('of a library may go 15 % below, once staff know it', async () => {
    const code = await coupon({ percent: 50 })
    const of = async (activated: boolean) => {
      const id = `c-library-${++serial}`
      await shop.sql`insert into customer (id, kind, email, password_hash, language, activated_at)
        values (${id}, 'library', ${`${id}@example.com`}, 'x', 'es', ${activated ? new Date() : null})`
      const who = await signIn(id)
      return (await change(who, await fill(who, [await book(1995)]), { coupon: code })).body.total_coupon_price_applied
    }
    expect([await of(false), await of(true)]).toEqual([0.99, 2.99])
  })
})

it('many orders at once on one single-use coupon make one order with it, and the others are told', async () => {
  const code = await coupon({ uses_in_all: 1 })
  const product = await thing(1000, 300)
  const buyers = await Promise.all(
    Array.from({ length: whole ? 200 : 30 }, async () => {
      const who = await signIn()
      const cart = await fill(who, [product])
      // As entering it does, without as many more of the calls that an address may make in a minute.
      await shop.sql`update cart set coupon_code = ${code} where id = ${cart}`
      return { who, cart }
    }),
  )
  const answers = await Promise.all(buyers.map(({ who, cart }) => place(who, cart)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.detail)
  expect(new Set(refused)).toEqual(new Set(['This coupon has already been used.']))
  expect(await shop.sql`select count(*)::int as uses from shop_order where coupon_code = ${code}`).toEqual([{ uses: 1 }])
})

it('leaves books that balance', () => expectBooksBalance(shop.sql))
