import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop({ REFUND_SECOND_PERSON_CENTS: '3000' })
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const moveMoney = async () => {
  const services = servicesOf(shop.config, shop.sql)
  while ((await runPaymentTasks(services, new Date(Date.now() + 1000))) > 0);
}
const copiesOf = async (product: number) =>
  (await shop.sql<{ quantity: number }[]>`select quantity from stock where product_id = ${product} and store_code = 'T013'`)[0]
    ?.quantity

/** An order that its customer has, come to the counter of a bookseller with it. */
async function atCounter(priceCents: number, quantity = 1) {
  const bought = await givenProduct(shop.sql, { kind: 'object', price_cents: priceCents })
  const order = await paidOrder([bought], { quantity })
  await moveMoney()
  const desk = await hire(['order_desk'])
  await desk.call('POST', `/parcels/${order.parcels[0]!.id}/hand-over/`, {})
  const { call } = await hire(['bookseller'])
  await call('POST', `/orders/${order.number}/at-counter/`, { reason: 'has the e-mail of the order' })
  const read = async () => (await call('GET', `/orders/${order.number}/`)).body
  const { lines } = await read()
  const wish = (copies = 1, restock = true) => ({
    store_code: 'T013',
    lines: [{ line: lines[0].line, quantity: copies, restock }],
  })
  return { ...order, bought, call, read, wish, path: `/orders/${order.number}/take-back/` }
}

describe('what is taken back at the counter', () => {
  it('is on the shelf and its money on its way to the card in one act, and was only looked at before', async () => {
    const { call, wish, path, bought, read } = await atCounter(1200, 2)
    const before = await copiesOf(bought)
    const { body: seen } = await call('POST', `${path}preview/`, wish())
    expect(seen).toMatchObject({ given_back: 12, means: [{ means: 'card', amount: 12 }], second_person: false })
    expect(await copiesOf(bought)).toBe(before)
    const { status, body } = await call('POST', path, { ...wish(), reason: 'twice the same present' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ given_back: 12, second_person: false })
    expect(await copiesOf(bought)).toBe(before! + 1)
    await moveMoney()
    expect(await read()).toMatchObject({ refunded: 12, payment_state: 'part_refunded' })
    expect((await call('GET', `/returns/${body.return}/`)).body).toMatchObject({
      state: 'refunded',
      reason: 'twice the same present',
    })
    expect((await call('POST', path, { ...wish(2), reason: 'and the others' })).body.code).toBe('return.too_many')
    await expectBooksBalance(shop.sql)
  })

  it('stays off the shelf where it is damaged, and waits for finance above the limit', async () => {
    const { call, wish, path, bought, read } = await atCounter(4500)
    const before = await copiesOf(bought)
    const { body } = await call('POST', path, { ...wish(1, false), reason: 'came broken' })
    expect(body).toMatchObject({ second_person: true })
    expect(await copiesOf(bought)).toBe(before)
    await moveMoney()
    expect(await read()).toMatchObject({ refunded: 0, acts: { return: 'order.all_returned' } })
    expect((await call('POST', path, { ...wish(), reason: 'once more' })).body.code).toBe('order.all_returned')
    await expectBooksBalance(shop.sql)
  })

  it('is refused at another store, and for an order that the store was not shown', async () => {
    const { call, wish, path } = await atCounter(1000)
    expect((await call('POST', `${path}preview/`, { ...wish(), store_code: 'T014' })).body.code).toBe('staff.other_store')
    const elsewhere = await hire(['bookseller'], { storeCode: 'T002' })
    const there = { ...wish(), store_code: 'T002', reason: 'found it in the street' }
    expect((await elsewhere.call('POST', path, there)).status).toBe(404)
  })
})
