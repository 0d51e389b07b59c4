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
  (await shop.sql<{ quantity: number }[]>`select quantity from stock where product_id = ${product}`)[0]?.quantity

/** A paid order, opened by the order desk to be changed. */
async function opened(products: readonly number[], quantity = 1, change: object = {}) {
  const { call } = await hire(['order_desk'])
  const order = await paidOrder(products, { quantity, change })
  await moveMoney()
  const read = async () => (await call('GET', `/orders/${order.number}/change/`)).body
  const preview = (wish: object) => call('POST', `/orders/${order.number}/change/preview/`, wish)
  const carryOut = async (wish: object) =>
    call('POST', `/orders/${order.number}/change/`, {
      ...wish,
      reason: 'the customer telephoned',
      version: (await read()).version,
    })
  const whole = async () => (await call('GET', `/orders/${order.number}/`)).body
  return { ...order, call, read, preview, carryOut, whole }
}

const lettersOf = (email: string) =>
  shop.sql<{ subject: string; plain: string }[]>`
    select subject, plain from mail_outbox where recipient = ${email} and template = 'order-changed' order by id`

describe('an order changed before it leaves', () => {
  it('gives back what copies had cost that were taken out, the way it was paid, and their copies to the shelf', async () => {
    const book = await givenProduct(shop.sql, { price_cents: 2000 })
    const other = await givenProduct(shop.sql, { price_cents: 3000 })
    const order = await opened([book, other], 3)
    const { lines } = await order.read()
    const wish = { lines: [{ line: lines[0].line, quantity: 1 }], keep_shipping: true }
    expect((await order.preview(wish)).body).toMatchObject({
      taken_out: [{ quantity: 2 }],
      to_give_back: 40,
      to_pay: 0,
      second_person: false,
    })
    expect(await copiesOf(book)).toBe(7)
    const { status, body } = await order.carryOut(wish)
    expect(status).toBe(200)
    expect(body).toMatchObject({ outcome: { to_give_back: 40 }, lines: [{ quantity: 1 }, { quantity: 3 }] })
    expect(await copiesOf(book)).toBe(9)
    await moveMoney()
    expect(await order.whole()).toMatchObject({ refunded: 40, payment_state: 'part_refunded', difference: 0 })
    expect((await lettersOf(order.email))[0]?.plain).toContain('2 × Product')
    await expectBooksBalance(shop.sql)
  })

  it('owes what a dearer edition costs more, and leaves only when its customer has paid that on the order’s page', async () => {
    const [paper, bound] = [
      await givenProduct(shop.sql, { price_cents: 2000 }),
      await givenProduct(shop.sql, { price_cents: 2650 }),
    ]
    const order = await opened([paper], 1)
    const { lines } = await order.read()
    const swap = { lines: [{ line: lines[0].line, quantity: 0 }], add: [{ product: bound, quantity: 1 }], keep_shipping: true }
    expect((await order.preview(swap)).body).toMatchObject({ to_pay: 6.5, to_give_back: 0, added: [{ price: 26.5 }] })
    expect((await order.carryOut(swap)).body).toMatchObject({ to_pay: 6.5 })
    expect([await copiesOf(paper), await copiesOf(bound)]).toEqual([10, 9])
    const seen = await order.whole()
    const parcel = seen.parcels.find(({ state }: { state: string }) => state === 'planned')
    expect(seen).toMatchObject({ difference: 6.5, payment_state: 'paid' })
    const owing = async () => {
      const { body } = await order.call('GET', '/orders/?wants=difference&limit=200')
      return body.items.map(({ number }: { number: string }) => number).includes(order.number)
    }
    const waits = async () =>
      (await order.call('GET', '/waiting/')).body.items.find(({ queue }: { queue: string }) => queue === 'differences_owed')
    expect([await owing(), (await waits())?.count > 0]).toEqual([true, true])
    expect(parcel.acts.hand_over).toBe('order.difference_owed')
    expect((await order.call('POST', `/parcels/${parcel.parcel}/hand-over/`, {})).body.code).toBe('order.difference_owed')
    await expectBooksBalance(shop.sql)
    await pay(order.who, order.number)
    await eventually('the difference is paid', async () => (await order.whole()).difference === 0)
    expect(await order.whole()).toMatchObject({ captured: seen.captured + 6.5, payment_state: 'paid' })
    expect(await owing()).toBe(false)
    expect((await order.call('POST', `/parcels/${parcel.parcel}/hand-over/`, {})).status).toBe(200)
    await expectBooksBalance(shop.sql)
  })

  it('sets a cheaper edition against what was paid and gives back the rest alone', async () => {
    const [dear, cheap] = [
      await givenProduct(shop.sql, { price_cents: 3000 }),
      await givenProduct(shop.sql, { price_cents: 2200 }),
    ]
    const order = await opened([dear], 2)
    const { lines } = await order.read()
    const swap = { lines: [{ line: lines[0].line, quantity: 1 }], add: [{ product: cheap, quantity: 1 }], keep_shipping: true }
    expect((await order.carryOut(swap)).body.outcome).toMatchObject({
      to_give_back: 8,
      to_pay: 0,
      total: { before: 60, after: 52 },
    })
    await moveMoney()
    expect(await order.whole()).toMatchObject({ refunded: 8 })
    for (const { parcel } of (await order.whole()).parcels) await order.call('POST', `/parcels/${parcel}/hand-over/`, {})
    await expectBooksBalance(shop.sql)
  })

  it('has shipping follow what it holds, unless it is to stay as agreed', async () => {
    const [dear, cheap] = [
      await givenProduct(shop.sql, { price_cents: 5000 }),
      await givenProduct(shop.sql, { price_cents: 1500 }),
    ]
    const order = await opened([dear, cheap], 1)
    const { lines } = await order.read()
    const less = { lines: [{ line: lines[0].line, quantity: 0 }] }
    const { shipping } = (await order.preview(less)).body
    expect(shipping.after).toBeGreaterThan(shipping.before)
    expect((await order.preview({ ...less, keep_shipping: true })).body.shipping.after).toBe(shipping.before)
    const { outcome } = (await order.carryOut(less)).body
    expect(outcome.to_give_back).toBe(50 - (shipping.after - shipping.before))
    await order.carryOut({ add: [{ product: dear, quantity: 1 }] })
    expect(await order.read()).toMatchObject({ shipping: shipping.before })
    await moveMoney()
    await expectBooksBalance(shop.sql)
  })

  it('counts the parcels of what was added without a gap, also where shipping was given back in between', async () => {
    const absent = { stock: 0, availability_code: 'e2' }
    const light = await givenProduct(shop.sql, { price_cents: 1500 })
    const heavy = await givenProduct(shop.sql, { price_cents: 100, weight_grams: 12_000 })
    const [rare, other] = [await givenProduct(shop.sql, absent), await givenProduct(shop.sql, absent)]
    const order = await opened([light, heavy])
    const { lines } = await order.read()
    const { outcome, shipping } = (await order.carryOut({ lines: [{ line: lines[1].line, quantity: 0 }] })).body
    expect([outcome.to_give_back > 1, shipping]).toEqual([true, expect.any(Number)])
    const numbers = async () => (await order.whole()).parcels.map(({ position }: { position: number }) => position)
    expect((await order.carryOut({ add: [{ product: rare, quantity: 1 }], keep_shipping: true })).status).toBe(200)
    expect(await numbers()).toEqual([1, 2])
    expect((await order.carryOut({ add: [{ product: other, quantity: 2 }], keep_shipping: true })).status).toBe(200)
    expect(await numbers()).toEqual([1, 2, 3])
    await moveMoney()
    await expectBooksBalance(shop.sql)
  })

  it('takes what is owed for an added copy off again when that copy is called off', async () => {
    const [one, more] = [await givenProduct(shop.sql), await givenProduct(shop.sql, { price_cents: 1200 })]
    const order = await opened([one])
    await order.carryOut({ add: [{ product: more, quantity: 1 }], keep_shipping: true })
    const added = (await order.read()).lines.find(({ product }: { product: number }) => product === more)
    expect((await order.read()).to_pay).toBe(12)
    const { status } = await order.call('POST', `/orders/${order.number}/cancel/`, { lines: [added.line], reason: 'not wanted' })
    expect(status).toBe(200)
    expect(await order.whole()).toMatchObject({ difference: 0, refunded: 0, payment_state: 'paid' })
    await expectBooksBalance(shop.sql)
  })

  it('is refused to the second of two who read the same, who is shown what the first one made of it', async () => {
    const order = await opened([await givenProduct(shop.sql)], 3)
    const { version, lines } = await order.read()
    const to = (quantity: number) =>
      order.call('POST', `/orders/${order.number}/change/`, {
        lines: [{ line: lines[0].line, quantity }],
        reason: 'telephoned',
        version,
      })
    const answers = await Promise.all([to(2), to(1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version.changed',
      current: { lines: [{}] },
    })
    await expectBooksBalance(shop.sql)
  })

  it('and handed over at the same time is one of the two, never half of each', async () => {
    const order = await opened([await givenProduct(shop.sql)], 2)
    const { lines } = await order.read()
    const [changed, left] = await Promise.all([
      order.carryOut({ lines: [{ line: lines[0].line, quantity: 1 }], keep_shipping: true }),
      order.call('POST', `/parcels/${order.parcels[0]!.id}/hand-over/`, {}),
    ])
    expect([changed.status, left.status]).toContain(200)
    await moveMoney()
    const { refunded } = await order.whole()
    expect(refunded > 0).toBe(changed.status === 200)
    await expectBooksBalance(shop.sql)
  })

  it('says why what has left, what is not there and what would leave nothing cannot be changed', async () => {
    const [book, rare] = [await givenProduct(shop.sql), await givenProduct(shop.sql, { stock: 1 })]
    const order = await opened([book])
    const { lines } = await order.read()
    expect((await order.preview({})).body.code).toBe('order.no_change')
    expect((await order.preview({ lines: [{ line: lines[0].line, quantity: 0 }] })).body.code).toBe('order.change_all')
    expect((await order.preview({ add: [{ product: rare, quantity: 2 }] })).body.code).toBe('order.change_short')
    await order.call('POST', `/parcels/${order.parcels[0]!.id}/hand-over/`, {})
    expect((await order.read()).acts.change).toBe('order.all_left')
    expect((await order.preview({ lines: [{ line: lines[0].line, quantity: 2 }] })).body.code).toBe('order.all_left')
  })
})
