import { describe, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()

describe('the addresses that partners know calls by', () => {
  it.each([
    ['GET', '/magazine/999/', '/magazine/posts/999/'],
    ['POST', '/card/', '/loyalty/card/request/'],
    ['POST', '/invoice/list/', '/invoices/'],
    ['POST', '/library/budget/', '/budgets/'],
    ['POST', '/library/delivery-notes/', '/delivery-notes/'],
    ['POST', '/library/delivery-notes/A-1/', '/delivery-notes/A-1/'],
    ['POST', '/library/line/', '/desk/add/'],
    ['POST', '/library/order-email/', '/order-letters/'],
    ['POST', '/library/export/', '/papers/orders/'],
  ] as const)('%s %s is answered as %s', async (method, known, own) => {
    const body = method === 'POST' ? { id: '', token: '', list: 1, ean: '9788400000000' } : undefined
    const { request_id: _one, ...answer } = (await shop.call(method, known, body)).body
    const { request_id: _other, ...expected } = (await shop.call(method, own, body)).body
    expect(answer.code).not.toBe('http.no_such_call')
    expect(answer).toEqual(expected)
  })
  it('answers a coupon and points alone with the whole cart, or why not', async () => {
    const cart = (await shop.call('POST', '/cart/', {})).body.pk
    const product = await givenProduct(shop.sql)
    await shop.call('POST', '/cart/line/', { cart, product, quantity: 1 })
    expect((await shop.call('POST', '/cart/coupon/', { cart, coupon: '' })).body).toMatchObject({ pk: cart, num_items: 1 })
    const refused = await shop.call('PUT', `/cart/${cart}/`, { coupon: 'NO-SUCH-ONE' })
    expect((await shop.call('POST', '/cart/coupon/', { cart, coupon: 'NO-SUCH-ONE' })).body.code).toBe(refused.body.code)
    expect((await shop.call('POST', '/cart/bonus/', { cart, bonus: 0 })).body).toMatchObject({ pk: cart, num_items: 1 })
  })
  it('takes a job application as what it is, and asks for the invoice of what is named', async () => {
    expect((await shop.call('POST', '/job/', { subject: 'contact' })).body).toMatchObject({ email: expect.anything() })
    expect((await shop.call('POST', '/job/', {})).body).not.toHaveProperty('kind')
    expect((await shop.call('POST', '/invoice/', {})).body.code).toBe('order.unknown')
    expect((await shop.call('POST', '/invoice/', { note: 'A-1' })).status).toBe(403)
  })
})
