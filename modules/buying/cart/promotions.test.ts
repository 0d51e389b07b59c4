import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPromotion } from '#modules/buying/loyalty/promotions.ts'
import { createExclusion } from '#modules/buying/partners/exclusions.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { signIn, fill, place, pay, detail } = buying(shop)
const { hire } = staffing(shop)

const name = { es: 'Semana del azulejo', ca: 'Setmana de la rajola', en: 'Tile week' }
const promote = (terms: object) =>
  createPromotion(shop.sql, { name, audience: 'everyone', kind: 'percent', scope: 'objects', ...terms })
const book = (price_cents = 2000) => givenProduct(shop.sql, { price_cents, stock: 20 })
const thing = (price_cents = 1000) => givenProduct(shop.sql, { kind: 'object', price_cents, stock: 20 })
beforeEach(() => shop.sql`update promotion set active = false`)

/** The basket of somebody without an account. */
async function visitorsCart(products: readonly number[]) {
  const who = { id: '', token: anonymousToken }
  const { pk } = (await shop.call('POST', '/cart/', who)).body
  let body: Record<string, unknown> = {}
  for (const product of products) body = (await shop.call('POST', '/cart/line/', { cart: pk, product, quantity: 1, ...who })).body
  return body
}

describe('a promotion for everybody', () => {
  it('counts in the basket of a visitor without card or code, and says its name', async () => {
    await promote({ percent: 10 })
    const body = await visitorsCart([await thing(2000), await book(2000)])
    expect(body).toMatchObject({ total_products_price_incl_vat: 40, total_promotion_price_applied: 2 })
    expect(body['explanation']).toContainEqual(expect.objectContaining({ step: 'promotion', name: 'Tile week', amount: -2 }))
  })
  it('holds in its own shop alone, between its days, and from its minimum on', async () => {
    await shop.sql`insert into storefront (code) values ('T777') on conflict do nothing`
    await promote({ percent: 10, shop: 'T777' })
    await promote({ percent: 20, valid_to: '2020-01-01' })
    await promote({ percent: 30, minimum: 50 })
    const dear = await thing(4000)
    expect(await visitorsCart([dear])).toMatchObject({ total_promotion_price_applied: 0 })
    expect(await visitorsCart([dear, await thing(1000)])).toMatchObject({ total_promotion_price_applied: 15 })
  })
  it('does not reach what is excluded: a title, a section with all below it, a publisher', async () => {
    await promote({ percent: 10 })
    const [first, second, third] = [await thing(1000), await thing(1000), await thing(1000)]
    const [coded] = await shop.sql<{ sku: string }[]>`select sku from product where id = ${first}`
    const [category] = await shop.sql<{ id: number }[]>`insert into category (kind) values ('object') returning id`
    await shop.sql`insert into product_category (product_id, category_id) values (${second}, ${category!.id})`
    const words = { es: 'x', ca: 'x', en: 'x' }
    await createExclusion(shop.sql, { kind: 'products', name: words, text: words, codes: [coded!.sku], category: category!.id })
    expect(await visitorsCart([first, second])).toMatchObject({ total_promotion_price_applied: 0 })
    expect(await visitorsCart([first, second, third])).toMatchObject({ total_promotion_price_applied: 1 })
  })
  it('is kept with the order, its letter and its share of each line', async () => {
    await promote({ kind: 'bundle', buy: 2, free: 1 })
    const who = await signIn()
    const cart = await fill(who, [await thing(1500), await thing(900)], 2)
    const number = (await place(who, cart)).body.number
    await pay(who, number)
    const paid = await eventually('the order is paid', async () => {
      const [row] = await shop.sql<{ id: number; promotion_cents: number }[]>`
        select id, promotion_cents from shop_order where number = ${number} and payment_state = 'paid'`
      return row
    })
    expect(paid).toMatchObject({ promotion_cents: 900 })
    expect(
      await shop.sql`select line_cents, promotion_cents, paid_cents from order_line where order_id = ${paid.id} order by position`,
    ).toMatchObject([
      { line_cents: 3000, promotion_cents: 0, paid_cents: 3000 },
      { line_cents: 1800, promotion_cents: 900, paid_cents: 900 },
    ])
    expect((await detail(who, number)).explanation).toContainEqual(
      expect.objectContaining({ step: 'promotion', name: 'Tile week' }),
    )
    const letter = await eventually('the confirmation is written', async () => {
      const [row] =
        await shop.sql`select plain from mail_outbox where template = 'order-confirmation' and plain like ${`%${number}%`}`
      return row
    })
    expect(letter['plain']).toContain('Discounts: Tile week')
    await expectBooksBalance(shop.sql)
  })
})

describe('free delivery', () => {
  it('goes with other promotions, is judged after them, and says what delivery would have cost', async () => {
    await promote({ kind: 'shipping', minimum: 20, zone: 'mainland', name: { es: 'Envío', ca: 'Enviament', en: 'Free from 20' } })
    const who = await signIn()
    const cart = await fill(who, [await thing(1900)])
    const under = (await shop.call('PUT', `/cart/${cart}/`, { ...who })).body
    expect(under.shipping_cost).toBeGreaterThan(0)
    const over = (await shop.call('POST', '/cart/line/', { cart, product: await thing(100), quantity: 1, ...who })).body
    expect(over).toMatchObject({ shipping_cost: 0, total_price_incl_vat: 20 })
    expect(over.explanation).toContainEqual(
      expect.objectContaining({ step: 'free_shipping', name: 'Free from 20', amount: under.shipping_cost }),
    )
    await promote({ percent: 50 })
    expect((await shop.call('PUT', `/cart/${cart}/`, { ...who })).body.shipping_cost).toBeGreaterThan(0)
  })
})

describe('the law of the book', () => {
  it('is held by the database, whatever was reckoned', async () => {
    const [order] = await shop.sql<{ order_id: number }[]>`select order_id, product_id from order_line limit 1`
    const product = await book(2000)
    const line = (cents: number) => shop.sql`
      insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
        promotion_cents, vat_class, vat_percent, is_delayed, charged_later)
      values (${order!.order_id}, 90, ${product}, 'book', 'x', 'x', 'x', 1, 2000, 2000, 2000, ${cents}, 'book', 4, false, false)`
    await expect(line(301)).rejects.toMatchObject({ constraint_name: 'order_line_book_cap' })
  })
  it('bounds each copy, rounded down, with what the shelf took off', async () => {
    const [order] = await shop.sql<{ order_id: number }[]>`select order_id from order_line limit 1`
    const product = await book(1999)
    const line = (off: number, unit = 1999) =>
      shop.sql.begin(async (tx) => {
        await tx`
          insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
            promotion_cents, vat_class, vat_percent, is_delayed, charged_later, ebook)
          values (${order!.order_id}, 91, ${product}, 'book', 'x', 'x', 'x', 3, 1999, ${unit}, ${3 * unit}, ${off}, 'book', 4, false, false, false)`
        throw new Error('written')
      })
    // 15 % of 19.99 are 2.9985: 2.99 of each of three copies, though 15 % of the line are 8.9955.
    await expect(line(3 * 299)).rejects.toThrow('written')
    await expect(line(3 * 299 + 1)).rejects.toMatchObject({ constraint_name: 'order_line_book_cap' })
    await expect(line(3 * 200, 1900)).rejects.toThrow('written')
    await expect(line(3 * 200 + 1, 1900)).rejects.toMatchObject({ constraint_name: 'order_line_book_cap' })
  })
  it('lets nobody promise an amount or free copies on books', async () => {
    const { call } = await hire(['marketing'])
    const made = await call('POST', '/promotions/', { name, audience: 'everyone', kind: 'amount', amount: 5, scope: 'all' })
    expect(made.body.scope).toEqual([expect.stringContaining('objects only')])
    expect((await call('POST', '/promotions/', { name, audience: 'everyone', kind: 'bundle', buy: 2 })).status).toBe(400)
  })
})

describe('a trial', () => {
  it('says what a basket would come to with a promotion that is not on yet, and leaves nothing behind', async () => {
    const { id } = await promote({ percent: 25, active: false })
    const product = await thing(4000)
    const [coded] = await shop.sql<{ sku: string }[]>`select sku from product where id = ${product}`
    const { call } = await hire(['marketing'])
    const carts = () => shop.sql`select count(*)::int as carts from cart`
    const before = [...(await carts())]
    const tried = await call('POST', '/promotions/trial/', {
      lines: [{ code: coded!.sku, copies: 2 }],
      promotion: id,
      postcode: '28001',
    })
    expect(tried.body).toMatchObject({
      goods: 80,
      off: 20,
      lines: [{ copies: 2, goods: 80, off: 20, paid: 60, by: 'Tile week' }],
    })
    expect((await call('POST', '/promotions/trial/', { lines: [{ code: coded!.sku, copies: 2 }] })).body.off).toBe(0)
    expect((await call('POST', '/promotions/trial/', { lines: [{ code: 'nothing', copies: 1 }] })).body.code).toBe(
      'cart.unknown_code',
    )
    expect([...(await carts())]).toEqual(before)
  })
})
