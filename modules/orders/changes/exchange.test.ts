import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { pay } = buying(shop)
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
  const wish = (product: number, copies = 1) => ({
    store_code: 'T013',
    lines: [{ line: lines[0].line, quantity: copies }],
    add: [{ product, quantity: 1 }],
  })
  return { ...order, bought, call, read, wish, path: `/orders/${order.number}/exchange/` }
}

describe('an exchange at the counter', () => {
  it('takes one back, hands the other out and gives back what is over, each invoiced and on one paper in the stock', async () => {
    const { call, read, wish, path, bought, number } = await atCounter(3000)
    const cheaper = await givenProduct(shop.sql, { kind: 'object', price_cents: 2200 })
    const before = await copiesOf(bought)
    expect((await call('POST', `${path}preview/`, wish(cheaper))).body).toMatchObject({
      worth_back: 30,
      worth_new: 22,
      to_pay: 0,
      handed_over: true,
    })
    expect(await copiesOf(bought)).toBe(before)
    const { status, body } = await call('POST', path, { ...wish(cheaper), reason: 'the other colour' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ to_pay: 0, handed_over: true, to_give_back: 8 })
    expect([await copiesOf(bought), await copiesOf(cheaper)]).toEqual([before! + 1, 9])
    const moved = await shop.sql<{ kind: string; document: string }[]>`
      select kind, document from stock_movement where product_id in (${bought}, ${cheaper}) and kind in ('return', 'sale') and document = ${number}`
    expect(moved.map(({ kind }) => kind).toSorted()).toEqual(['return', 'sale', 'sale'])
    await moveMoney()
    expect(await read()).toMatchObject({ events: expect.arrayContaining([expect.objectContaining({ event: 'exchanged' })]) })
    await expectBooksBalance(shop.sql)
  })

  it('of the same price moves no money of the bank, and may come back once more', async () => {
    const { call, wish, path, read } = await atCounter(2500, 2)
    const same = await givenProduct(shop.sql, { kind: 'object', price_cents: 2500 })
    expect((await call('POST', path, { ...wish(same), reason: 'the other size' })).body).toMatchObject({
      to_pay: 0,
      to_give_back: 0,
      handed_over: true,
    })
    await moveMoney()
    const { payments, lines } = await read()
    expect(payments.filter(({ gateway }: { gateway: string }) => gateway === 'exchange')).toMatchObject([{ amount: 25 }])
    await expectBooksBalance(shop.sql)
    const swapped = lines.find(({ product }: { product: number }) => product === same)
    const other = await givenProduct(shop.sql, { kind: 'object', price_cents: 2500 })
    const again = { store_code: 'T013', lines: [{ line: swapped.line, quantity: 1 }], add: [{ product: other, quantity: 1 }] }
    expect((await call('POST', path, { ...again, reason: 'the first was better' })).status).toBe(200)
    await moveMoney()
    await expectBooksBalance(shop.sql)
  })

  it('for something dearer waits on the counter until the difference is paid', async () => {
    const { call, wish, path, read, who, number } = await atCounter(2500)
    const dearer = await givenProduct(shop.sql, { kind: 'object', price_cents: 3400 })
    const { body } = await call('POST', path, { ...wish(dearer), reason: 'the larger one' })
    expect(body).toMatchObject({ handed_over: false, to_give_back: 0, pay_at: expect.stringContaining(number) })
    expect(body.to_pay).toBe(9)
    expect((await call('POST', `/parcels/${body.parcel}/hand-over/`, {})).body.code).toBe('order.difference_owed')
    await moveMoney()
    await expectBooksBalance(shop.sql)
    await pay(who, number)
    await eventually('the difference is paid', async () => (await read()).difference === 0)
    expect((await call('POST', `/parcels/${body.parcel}/hand-over/`, {})).status).toBe(200)
    await expectBooksBalance(shop.sql)
  })

  it('leaves at once where the store’s till took the difference, once for each receipt', async () => {
    const { call, wish, path } = await atCounter(2500)
    const dearer = await givenProduct(shop.sql, { kind: 'object', price_cents: 3400 })
    const paid = { ...wish(dearer), till_receipt: 'TPV-0001', reason: 'the larger one' }
    expect((await call('POST', path, paid)).body).toMatchObject({ to_pay: 9, handed_over: true, pay_at: '' })
    await moveMoney()
    await expectBooksBalance(shop.sql)
    const second = await atCounter(2500)
    const again = { ...second.wish(dearer), till_receipt: 'TPV-0001', reason: 'the larger one' }
    expect((await call('POST', `/orders/${second.number}/at-counter/`, { reason: 'has the e-mail' })).status).toBe(200)
    expect((await call('POST', second.path, again)).body.till_receipt).toHaveLength(1)
  })

  it('is refused for what is not with the customer, not on the store’s shelf, or at another store', async () => {
    const { call, wish, path } = await atCounter(2500)
    const here = await givenProduct(shop.sql, { kind: 'object' })
    const nowhere = await givenProduct(shop.sql, { kind: 'object', stock: 0 })
    expect((await call('POST', `${path}preview/`, wish(here, 2))).body.code).toBe('return.too_many')
    expect((await call('POST', `${path}preview/`, wish(nowhere))).body.code).toBe('order.change_short')
    expect((await call('POST', `${path}preview/`, { ...wish(here), store_code: 'T014' })).body.code).toBe('staff.other_store')
  })
})
