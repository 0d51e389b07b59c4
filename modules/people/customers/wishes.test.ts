import { describe, expect, it } from 'vitest'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call, signedUp } = registering(shop)
const book = () => givenProduct(shop.sql)

describe('favourites', () => {
  it('are kept once, the newest first, and answered as cards', async () => {
    const [me, one, other] = [await signedUp(), await book(), await book()]
    await call('POST', '/customer/wish/', { ...me, product: one })
    await call('POST', '/customer/wish/', { ...me, product: String(other) })
    const again = await call('POST', '/customer/wish/', { ...me, product: one })
    expect(again).toMatchObject({ status: 200, body: { ids: [other, one], items: [{ pk: other }, { pk: one }] } })
    expect((await call('POST', '/customer/wish/list/', me)).body).toEqual(again.body)
    expect((await call('POST', '/customer/wish/list/', { ...me, only_ids: true })).body).toEqual({ ids: [other, one], items: [] })
  })
  it('are removed together; what is not among them changes nothing', async () => {
    const [me, one, other, third] = [await signedUp(), await book(), await book(), await book()]
    for (const product of [one, other]) await call('POST', '/customer/wish/', { ...me, product })
    const remove = () => call('POST', '/customer/wish/delete/', { ...me, products: [one, third, 999_999] })
    expect((await remove()).body.ids).toEqual([other])
    expect((await remove()).body.ids).toEqual([other])
  })
  it('stay one when the same is kept many times at once', async () => {
    const [me, one] = [await signedUp(), await book()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/customer/wish/', { ...me, product: one })))
    expect(answers.map(({ body }) => body.ids)).toEqual(Array.from({ length: 8 }, () => [one]))
  })
  it('end at five hundred, also when many come at once; one that is kept may be kept again', async () => {
    const [me, ...more] = [await signedUp(), await book(), await book(), await book()] as const
    await shop.sql`with many as (
        insert into product (kind, ean, sku, title, slug, vat_class)
        select 'book', '3' || lpad(n::text, 12, '0'), 'many-' || n, 'Many', 'many', 'book' from generate_series(1, 499) n returning id)
      insert into wish (customer_id, product_id) select ${me.id}, id from many`
    const answers = await Promise.all(more.map((product) => call('POST', '/customer/wish/', { ...me, product, only_ids: true })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const { ids } = (await call('POST', '/customer/wish/list/', { ...me, only_ids: true })).body
    expect(ids).toHaveLength(500)
    expect((await call('POST', '/customer/wish/', { ...me, product: ids[0] })).status).toBe(200)
    expect(answers.find(({ status }) => status === 400)?.body.detail).toMatch(/500/)
  })
  it('are refused with the sentences of the specification', async () => {
    const me = await signedUp()
    const said = async (path: string, body: object) => {
      const { status, body: answer } = await call('POST', path, { ...me, ...body })
      return `${status} ${answer.detail}`
    }
    for (const product of [undefined, null, 'x', 0, -3, 1.5, {}, 1e300])
      expect(await said('/customer/wish/', { product })).toBe('400 Error receiving parameters.')
    for (const products of [undefined, 'x', {}, [1, 'x'], [null], Array.from({ length: 501 }, (_, index) => index + 1)])
      expect(await said('/customer/wish/delete/', { products })).toBe('400 Error receiving parameters.')
    expect(await said('/customer/wish/delete/', { products: [] })).toBe('400 Please select a book.')
    expect(await said('/customer/wish/', { product: 999_999_999 })).toBe('404 This product is not in the shop.')
  })
  it('belong to customers: guests and strangers have none, nobody sees another’s', async () => {
    const [me, other, one] = [await signedUp(), await signedUp(), await book()]
    const guest = (await call('POST', '/customer/guest/', { email: 'wish-guest@example.com', privacy: true })).body
    await call('POST', '/customer/wish/', { ...me, product: one })
    for (const [path, body] of [
      ['/customer/wish/list/', {}],
      ['/customer/wish/', { product: one }],
      ['/customer/wish/delete/', { products: [one] }],
    ] as const) {
      expect(await call('POST', path, { id: guest.id, token: guest.token, ...body })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
      expect((await call('POST', path, body)).body.detail).toBe('Login failed.')
      expect((await call('POST', path, { id: me.id, token: other.token, ...body })).body.detail).toBe('Login failed.')
    }
    expect((await call('POST', '/customer/wish/delete/', { ...other, products: [one] })).body.ids).toEqual([])
    expect((await call('POST', '/customer/wish/list/', me)).body.ids).toEqual([one])
  })
})
