import { describe, expect, it } from 'vitest'
import { mostLines } from '#modules/buying/cart/cart.sql.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { readTitles, writeTitles } from './titles-contract.ts'

const shop = withShop()
const { call, signedUp } = registering(shop)
const book = (fields: Parameters<typeof givenProduct>[1] = {}) => givenProduct(shop.sql, fields)
const nobody = { id: '', token: '' }
const newCart = async (who: object = nobody) => (await call('POST', '/cart/', who)).body.pk as string
const put = (who: object, cart: string, product: number, quantity = 1) =>
  call('POST', '/cart/line/', { ...who, cart, product, quantity })
const linesOf = (body: { cart_lines: { product: { pk: number }; quantity: number }[] }) =>
  body.cart_lines.map(({ product, quantity }) => [product.pk, quantity])
const shared = (titles: string) => call('GET', `/cart/shared/?titles=${titles}`)

describe('what a link says of a basket', () => {
  it('reads as it was written, one copy without saying so', () => {
    const titles = [
      { product: 12, quantity: 2 },
      { product: 345, quantity: 1 },
    ]
    expect(writeTitles(titles)).toBe('12x2.345')
    expect(readTitles('12x2.345')).toEqual(titles)
  })
  it('counts a product once that it names twice', () => {
    expect(readTitles('7.7x3.8.7x2')).toEqual([
      { product: 7, quantity: 3 },
      { product: 8, quantity: 1 },
    ])
  })
  it('is refused where it is something else, or longer than a hundred titles', () => {
    for (const text of ['', '.', '0', '07', '7x', '7x0', '7x100', '-7', '7,8', '7x2x3', '1234567890123', '7. 8'])
      expect(readTitles(text), text).toBeNull()
    const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('.')
    expect(readTitles(many(100))).toHaveLength(100)
    expect(readTitles(many(101))).toBeNull()
  })
})

describe('a basket passed on by a link', () => {
  it('is shown as the shop sells its titles today, and says how many it does not', async () => {
    const [sold, gone] = [await book({ price_cents: 1250 }), await book({ active: false })]
    const { status, body } = await shared(`${sold}x2.${gone}.999999999`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ items: [{ product: { pk: sold }, quantity: 2 }], gone: 2, total: 25 })
  })
  it('is refused with the field where the link was cut off', async () => {
    const { status, body } = await shared('12x')
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('titles')])
  })
  it('fills a new cart, or goes beside what lies in one’s own; doing it twice changes nothing', async () => {
    const [mine, theirs] = [await book(), await book({ stock: 3 })]
    const fresh = await call('POST', '/cart/fill/', { titles: `${theirs}x2` })
    expect(fresh.status).toBe(200)
    expect(linesOf(fresh.body)).toEqual([[theirs, 2]])
    const cart = await newCart()
    await put(nobody, cart, mine)
    for (let time = 0; time < 2; time++) {
      const { body } = await call('POST', '/cart/fill/', { titles: `${mine}x4.${theirs}x50`, cart })
      expect(body.pk).toBe(cart)
      expect(linesOf(body)).toEqual([
        [mine, 1],
        [theirs, 3],
      ])
    }
  })
  it('never changes the cart of somebody else: whoever names one gets a new one', async () => {
    const [me, title] = [await signedUp(), await book()]
    const cart = await newCart(me)
    const { body } = await call('POST', '/cart/fill/', { titles: `${title}`, cart })
    expect(body.pk).not.toBe(cart)
    expect((await call('POST', '/cart/recover-cart/', { ...me, cart_id: cart })).body.cart_lines).toEqual([])
  })
  it('has room for so many titles, and what does not fit is refused whole: nobody fills a cart with the catalogue', async () => {
    const cart = await newCart()
    const { anybody } = mostLines
    await shop.sql`
      insert into product (id, kind, ean, sku, title, slug, price_cents, source, storefront_code)
      select 700000 + n, 'book', '29' || lpad(n::text, 11, '0'), 'F' || n, 'Lleno', 'lleno-' || n, 1200, 'made',
        (select storefront_code from cart where id = ${cart}) from generate_series(1, ${anybody + 1}::int) n`
    const titles = (from: number, count: number) => Array.from({ length: count }, (_, at) => 700000 + from + at).join('.')
    const fill = (text: string) => call('POST', '/cart/fill/', { titles: text, cart })
    for (let from = 1; from < anybody; from += 100) expect((await fill(titles(from, 100))).status).toBe(200)
    const refused = [await fill(titles(anybody + 1, 1)), await put(nobody, cart, 700000 + anybody + 1)]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'cart.full'],
      [400, 'cart.full'],
    ])
    expect((await put(nobody, cart, 700001)).status).toBe(201)
    const [row] = await shop.sql<{ lines: number }[]>`select count(*)::int as lines from cart_line where cart_id = ${cart}`
    expect(row?.lines).toBe(anybody)
  })
  it('of which nothing is on sale says so and makes no cart', async () => {
    const gone = await book({ active: false })
    const before = await shop.sql`select count(*) from cart`
    const answer = await call('POST', '/cart/fill/', { titles: `${gone}` })
    expect([answer.status, answer.body.code]).toEqual([400, 'saved_cart.none_sold'])
    expect(await shop.sql`select count(*) from cart`).toEqual(before)
  })
})

describe('a basket saved under a name', () => {
  const save = (who: object, cart: string, name: string) => call('POST', '/customer/saved-cart/', { ...who, cart, name })
  const list = async (who: object) => (await call('POST', '/customer/saved-cart/list/', who)).body.items

  it('is there again with its titles and copies, at today’s prices, and fills the cart', async () => {
    const me = await signedUp()
    const [one, other] = [await book({ price_cents: 1000 }), await book({ price_cents: 500 })]
    const cart = await newCart(me)
    await put(me, cart, one, 2)
    await put(me, cart, other)
    expect((await save(me, cart, '  Club de lectura ')).status).toBe(200)
    await call('POST', '/cart/empty/', { ...me, cart })
    await shop.sql`update product set price_cents = 1100 where id = ${one}`
    const [saved] = await list(me)
    expect(saved).toMatchObject({ name: 'Club de lectura', titles: `${one}x2.${other}`, gone: 0, total: 27 })
    const { body } = await call('POST', '/cart/fill/', { ...me, cart, titles: saved.titles })
    expect(linesOf(body)).toEqual([
      [one, 2],
      [other, 1],
    ])
    expect(body.blocked).toBe(false)
  })
  it('takes the place of what was saved under the same name', async () => {
    const [me, one, other] = [await signedUp(), await book(), await book()]
    const cart = await newCart(me)
    await put(me, cart, one)
    await save(me, cart, 'Navidad')
    await put(me, cart, other)
    const { body } = await save(me, cart, 'NAVIDAD')
    expect(body.items).toMatchObject([{ name: 'NAVIDAD', titles: `${one}.${other}` }])
  })
  it('is saved once where its name is sent twice at once', async () => {
    const [me, title] = [await signedUp(), await book()]
    const cart = await newCart(me)
    await put(me, cart, title)
    const answers = await Promise.all([save(me, cart, 'Doble'), save(me, cart, 'doble'), save(me, cart, 'Doble')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list(me)).toHaveLength(1)
  })
  it('has a hundred titles at most, and says so instead of leaving some out', async () => {
    const me = await signedUp()
    const cart = await newCart(me)
    await put(me, cart, await book())
    const others = await Promise.all(Array.from({ length: 100 }, () => book()))
    await shop.sql`
      insert into cart_line (cart_id, product_id, quantity, seen_price_cents)
      select ${cart}, id, 1, price_cents from product where id = any(${others})`
    const { status, body } = await save(me, cart, 'Toda la escuela')
    expect([status, body.code]).toEqual([400, 'saved_cart.too_many_titles'])
    expect(await list(me)).toEqual([])
  })
  it('leaves out an ebook for somebody else, and is refused where nothing else lies there', async () => {
    const me = await signedUp()
    const cart = await newCart(me)
    const file = await book()
    await put(me, cart, file)
    await shop.sql`
      insert into cart_ebook_gift (cart_id, product_id, recipient_email, giver_name, message, send_on)
      values (${cart}, ${file}, 'a@example.com', 'Eva', '', '2026-12-24')`
    expect((await save(me, cart, 'Regalos')).body.code).toBe('saved_cart.empty')
    expect(await list(me)).toEqual([])
  })
  it('is one of thirty at most, also when many are saved at once', async () => {
    const [me, title] = [await signedUp(), await book()]
    const cart = await newCart(me)
    await put(me, cart, title)
    await shop.sql`
      insert into saved_cart (customer_id, storefront_code, name, saved_at)
      select ${me.id}, (select storefront_code from cart where id = ${cart}), 'n' || n, now() from generate_series(1, 28) n`
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(me, cart, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body.detail).toMatch(/30/)
    expect((await save(me, cart, 'N7')).status).toBe(200)
  })
  it('is its owner’s alone: guests have none, nobody saves, sees or deletes another’s', async () => {
    const [me, other, title] = [await signedUp(), await signedUp(), await book()]
    const cart = await newCart(me)
    await put(me, cart, title)
    const [saved] = (await save(me, cart, 'Mía')).body.items
    expect((await save(other, cart, 'Suya')).status).toBe(404)
    expect(await list(other)).toEqual([])
    const remove = (who: object) => call('POST', '/customer/saved-cart/delete/', { ...who, pk: saved.pk })
    expect((await remove(other)).body.code).toBe('saved_cart.unknown')
    expect((await call('POST', '/customer/saved-cart/list/', nobody)).status).toBe(403)
    expect((await remove(me)).status).toBe(200)
    expect((await remove(me)).status).toBe(404)
  })
  it('is handed out with an export, and goes with the account', async () => {
    const [me, title] = [await signedUp(), await book()]
    const cart = await newCart(me)
    await put(me, cart, title)
    await save(me, cart, 'Para mi madre')
    const { body } = await call('POST', '/customer/export/', me)
    expect(JSON.stringify(body)).toContain('Para mi madre')
    expect((await call('POST', '/customer/erase/', { ...me, password: 'granada de plata' })).status).toBe(200)
    expect(await shop.sql`select from saved_cart where customer_id = ${me.id}`).toEqual([])
  })
})
