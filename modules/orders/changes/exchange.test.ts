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

/** An order made at the counter, paid at the till of the store and taken along. */
async function paidAtTill(priceCents: number) {
  const bought = await givenProduct(shop.sql, { kind: 'object', price_cents: priceCents })
  const { call } = await hire(['bookseller'])
  const who = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '600 000 001', language: 'es' }
  const wish = { lines: [{ product: bought, copies: 1 }], who, store_code: 'T013', collect_at: 'T013', pays: 'collection' }
  const { number } = (await call('POST', '/made-orders/', { key: crypto.randomUUID(), ...wish })).body
  const read = async () => (await call('GET', `/orders/${number}/`)).body
  const { parcels, lines } = await read()
  await call('POST', `/parcels/${parcels[0].parcel}/ready/`, {})
  const till = { amount: priceCents / 100, till_receipt: `T1-${number}`, store_code: 'T013' }
  await call('POST', `/orders/${number}/till/`, till)
  expect((await call('POST', `/parcels/${parcels[0].parcel}/hand-over/`, {})).status).toBe(200)
  const exchange = (product: number, more: object = {}) =>
    call('POST', `/orders/${number}/exchange/`, {
      store_code: 'T013',
      lines: [{ line: lines[0].line, quantity: 1 }],
      add: [{ product, quantity: 1 }],
      reason: 'the other edition',
      ...more,
    })
  return { number, call, read, exchange }
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

  it('of what was paid as it was collected gives the rest back from the till, and nothing of it is owed then', async () => {
    const { call, read, exchange, number } = await paidAtTill(3000)
    const cheaper = await givenProduct(shop.sql, { kind: 'object', price_cents: 2200 })
    const back = { to_pay: 0, to_give_back: 8, means: [{ means: 'till', amount: 8 }], handed_over: true }
    expect((await exchange(cheaper)).body).toMatchObject(back)
    await moveMoney()
    expect(await read()).toMatchObject({ due: 0, difference: 0, payment_state: 'part_refunded' })
    const { items } = (await call('GET', '/till-refunds/')).body
    expect(items.filter(({ order }: { order: string }) => order === number)).toMatchObject([{ amount: 8 }])
    await expectBooksBalance(shop.sql)
  })

  it('of what was paid as it was collected waits on the counter until the till took the difference', async () => {
    const { call, read, exchange, number } = await paidAtTill(2500)
    const dearer = await givenProduct(shop.sql, { kind: 'object', price_cents: 3400 })
    const { body } = await exchange(dearer)
    expect(body).toMatchObject({ to_pay: 9, handed_over: false, means: [] })
    await moveMoney()
    await expectBooksBalance(shop.sql)
    expect(await read()).toMatchObject({ due: 9, difference: 9 })
    expect((await call('POST', `/parcels/${body.parcel}/hand-over/`, {})).body.code).toBe('order.unpaid')
    const till = { till_receipt: `T2-${number}`, store_code: 'T013' }
    expect((await call('POST', `/orders/${number}/till/`, { ...till, amount: 9.01 })).body.code).toBe('till.too_much')
    expect((await call('POST', `/orders/${number}/till/`, { ...till, amount: 9 })).body).toMatchObject({ due: 0, difference: 0 })
    expect((await call('POST', `/parcels/${body.parcel}/hand-over/`, {})).status).toBe(200)
    await expectBooksBalance(shop.sql)
  })

  it('of what was paid as it was collected leaves at once with the receipt of the till, with an invoice and one for what came back', async () => {
    const { read, exchange, number } = await paidAtTill(2500)
    const dearer = await givenProduct(shop.sql, { kind: 'object', price_cents: 3400 })
    const done = { to_pay: 9, handed_over: true, pay_at: '' }
    expect((await exchange(dearer, { till_receipt: `T3-${number}` })).body).toMatchObject(done)
    await moveMoney()
    expect(await read()).toMatchObject({ due: 0, difference: 0 })
    const invoiced = await shop.sql<{ total: number }[]>`
      select total_cents as total from invoice where reference -> 'orders' ? ${number}`
    expect(invoiced.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([-2500, 2500, 3400])
    await expectBooksBalance(shop.sql)
  })

  it('of what was paid as it was collected gives the copy that came back its money where the other is called off after all', async () => {
    const { call, read, exchange, number } = await paidAtTill(2500)
    const dearer = await givenProduct(shop.sql, { kind: 'object', price_cents: 3400 })
    await exchange(dearer)
    await moveMoney()
    const desk = await hire(['order_desk'])
    const waiting = (await read()).lines.find(({ product }: { product: number }) => product === dearer)
    const called = { lines: [waiting.line], reason: 'has thought better of it' }
    expect((await desk.call('POST', `/orders/${number}/cancel/`, called)).status).toBe(200)
    await moveMoney()
    expect(await read()).toMatchObject({ due: 0, difference: 0, payment_state: 'refunded' })
    const { items } = (await call('GET', '/till-refunds/')).body
    expect(items.filter(({ order }: { order: string }) => order === number)).toMatchObject([{ amount: 25 }])
    await expectBooksBalance(shop.sql)
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
