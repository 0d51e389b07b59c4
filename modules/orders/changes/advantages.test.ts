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
const { pay, signIn } = buying(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const moveMoney = async () => {
  const services = servicesOf(shop.config, shop.sql)
  while ((await runPaymentTasks(services, new Date(Date.now() + 1000))) > 0);
}

let cards = 0
/** A paid order of somebody with a loyalty card, and how the order desk changes it. */
async function opened(products: readonly number[], quantity: number, coupon: string | null = null) {
  const { call } = await hire(['order_desk'])
  const who = await signIn()
  cards += 1
  await shop.sql`insert into loyalty_card (customer_id, number) values (${who.id}, ${`29${String(cards).padStart(11, '0')}`})`
  const order = await paidOrder(products, { who, quantity, change: coupon ? { coupon } : {} })
  await moveMoney()
  const read = async () => (await call('GET', `/orders/${order.number}/change/`)).body
  const carryOut = async (wish: object) => {
    const reason = 'the customer telephoned'
    const answer = await call('POST', `/orders/${order.number}/change/`, { ...wish, reason, version: (await read()).version })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.outcome
  }
  const points = async () => (await shop.sql`select balance from loyalty_card where customer_id = ${who.id}`)[0]?.['balance']
  const preview = async (wish: object) => (await call('POST', `/orders/${order.number}/change/preview/`, wish)).body
  return { ...order, call, read, carryOut, points, preview }
}
const object = (price: number) => givenProduct(shop.sql, { kind: 'object', price_cents: price, stock: 20 })

describe('points of a changed order', () => {
  it('that copies taken out had earned are taken back, and are shown before', async () => {
    const order = await opened([await object(2000)], 3)
    expect(await order.points()).toBe(300)
    const { lines } = await order.read()
    const wish = { lines: [{ line: lines[0].line, quantity: 1 }], keep_shipping: true }
    expect(await order.preview(wish)).toMatchObject({ points_taken: 200, points_added: 0 })
    expect(await order.points()).toBe(300)
    await order.carryOut(wish)
    await moveMoney()
    expect(await order.points()).toBe(100)
    await expectBooksBalance(shop.sql)
  })

  it('come for what was added once it is paid, and go back with it alone', async () => {
    const [lamp, bowl] = [await object(2000), await object(3000)]
    const order = await opened([lamp], 1)
    expect(await order.carryOut({ add: [{ product: bowl, quantity: 2 }], keep_shipping: true })).toMatchObject({
      points_taken: 0,
      points_added: 300,
    })
    expect(await order.points()).toBe(100)
    await pay(order.who, order.number)
    await eventually('the points have come', async () => (await order.points()) === 400)
    const added = (await order.read()).lines.find(({ product }: { product: number }) => product === bowl)
    await order.carryOut({ lines: [{ line: added.line, quantity: 1 }], keep_shipping: true })
    await moveMoney()
    expect(await order.points()).toBe(250)
    await expectBooksBalance(shop.sql)
  })

  it('of a swap are those of what stays: the first ones go, the others come', async () => {
    const [dear, cheap] = [await object(4000), await object(2000)]
    const order = await opened([dear], 1)
    const { lines } = await order.read()
    const swap = { lines: [{ line: lines[0].line, quantity: 0 }], add: [{ product: cheap, quantity: 1 }], keep_shipping: true }
    expect(await order.carryOut(swap)).toMatchObject({ points_taken: 200, points_added: 100 })
    await moveMoney()
    expect(await order.points()).toBe(100)
    await expectBooksBalance(shop.sql)
  })
})

describe('the coupon of a changed order', () => {
  it('stays with what stays though its minimum is no longer reached, and what goes with the rest is shown before', async () => {
    await shop.sql`
      insert into coupon (code, title_es, title_ca, title_en, kind, percent, minimum_cents)
      values ('TENOFF', 'x', 'x', 'x', 'percent', 10, 5000)`
    const order = await opened([await object(2000)], 3, 'TENOFF')
    const { lines } = await order.read()
    const wish = { lines: [{ line: lines[0].line, quantity: 1 }], keep_shipping: true }
    const before = await order.preview(wish)
    expect(before).toMatchObject({ coupon: { name: 'TENOFF', before: 6, after: 2 }, to_give_back: 36 })
    expect(await order.carryOut(wish)).toMatchObject({ coupon: { before: 6, after: 2 }, to_give_back: 36 })
    await moveMoney()
    expect(await order.carryOut({ add: [{ product: await object(1000), quantity: 1 }], keep_shipping: true })).toMatchObject({
      coupon: { before: 2, after: 3 },
      to_pay: 9,
    })
    await expectBooksBalance(shop.sql)
  })
})
