import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop({ REFUND_SECOND_PERSON_CENTS: '3000' })
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

/** What the background does with money, at once. */
const moveMoney = () => runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(), 50)
const linesOf = async ({ call }: Colleague, number: string): Promise<{ line: number; product: number }[]> =>
  (await call('GET', `/orders/${number}/`)).body.lines

async function delivered(desk: Colleague, price_cents = 1000) {
  const order = await paidOrder([await givenProduct(shop.sql, { price_cents })], { quantity: 2 })
  for (const { id } of order.parcels) {
    await desk.call('POST', `/parcels/${id}/hand-over/`, { carrier: 'Correos' })
    await desk.call('POST', `/parcels/${id}/deliver/`, {})
  }
  return order
}

describe('what is called off', () => {
  it('goes back to the shelf and its money to the card, by the order desk and with a reason', async () => {
    const desk = await hire(['order_desk'])
    const { number, products } = await paidOrder([
      await givenProduct(shop.sql, { price_cents: 1500, stock: 3 }),
      await givenProduct(shop.sql),
    ])
    const line = (await linesOf(desk, number)).find(({ product }) => product === products[0])
    expect((await desk.call('POST', `/orders/${number}/cancel/`, { lines: [line!.line] })).status).toBe(400)
    const { body } = await desk.call('POST', `/orders/${number}/cancel/`, { lines: [line!.line], reason: 'found damaged' })
    expect(body.lines.map(({ status }: { status: string }) => status).toSorted()).toEqual(['e1', 'e4'])
    await moveMoney()
    expect((await desk.call('GET', `/orders/${number}/`)).body).toMatchObject({ refunded: 15, payment_state: 'part_refunded' })
    expect((await shop.sql`select stock from product where id = ${products[0]!}`)[0]?.stock).toBe(3)
    await expectBooksBalance(shop.sql)
  })
})

describe('what comes back', () => {
  it('is accepted, counted in the store and paid back', async () => {
    const [desk, bookseller] = [await hire(['order_desk']), await hire(['bookseller'])]
    const elsewhere = await hire(['bookseller'], { storeCode: 'T002' })
    const { number } = await delivered(desk)
    const [line] = await linesOf(desk, number)
    const asked = await bookseller.call('POST', `/orders/${number}/returns/`, {
      lines: [{ line: line!.line, quantity: 1 }],
      reason: 'misprinted',
    })
    const way = `/returns/${asked.body.return}`
    expect((await elsewhere.call('POST', `${way}/answer/`, { accept: true })).status).toBe(404)
    expect((await desk.call('POST', `${way}/answer/`, { accept: true })).body.state).toBe('accepted')
    const back = { lines: [{ line: line!.line, received: 1 }] }
    expect((await bookseller.call('POST', `${way}/receive/`, { ...back, store_code: 'T014' })).body.code).toBe(
      'staff.other_store',
    )
    const received = await bookseller.call('POST', `${way}/receive/`, { ...back, store_code: 'T013' })
    expect(received.body).toMatchObject({ state: 'received', lines: [{ received: 1, restock: true }] })
    await moveMoney()
    expect((await desk.call('GET', `/returns/?order=${number}`)).body.items).toMatchObject([{ state: 'refunded' }])
    expect((await desk.call('GET', `/refunds/?order=${number}`)).body.items).toMatchObject([{ state: 'done', amount: 10 }])
    const worded = async (list: string, q: string) =>
      (await desk.call('GET', `/${list}/?q=${q}`)).body.items.map(({ order }: { order: string }) => order)
    // What an order says may change, and is written down anew.
    await shop.sql`update shop_order set billing_address = jsonb_set(billing_address, '{recipient}', '"Berenguela"') where number = ${number}`
    for (const list of ['returns', 'refunds']) {
      expect(await worded(list, 'berenguela'), list).toEqual([number])
      expect(await worded(list, encodeURIComponent('#return')), list).toEqual(await worded(list, 'return'))
    }
    await expectBooksBalance(shop.sql)
  })
})

describe('money that goes back', () => {
  it('above the limit waits for another person of finance', async () => {
    const [desk, one, two] = [await hire(['order_desk']), await hire(['finance']), await hire(['finance'])]
    const { number } = await delivered(desk, 4000)
    const [line] = await linesOf(desk, number)
    const small = await one.call('POST', `/orders/${number}/refund/`, {
      lines: [{ line: line!.line, amount: 5 }],
      reason: 'a bent corner',
    })
    expect(small.body).toMatchObject({ state: 'approved', second_person: false })
    const asked = await one.call('POST', `/orders/${number}/refund/`, {
      lines: [{ line: line!.line, amount: 40 }],
      reason: 'water damage',
    })
    expect(asked.body).toMatchObject({ state: 'requested', second_person: true, approved_by: null, requested_as: 'staff' })
    const approve = (who: Colleague) => who.call('POST', `/refunds/${asked.body.refund}/approve/`, {})
    expect((await approve(desk)).status).toBe(403)
    expect((await approve(one)).body.code).toBe('refund.second_person')
    expect((await approve(two)).body).toMatchObject({ state: 'approved' })
    expect((await approve(two)).status).toBe(409)
    const tooMuch = await one.call('POST', `/orders/${number}/refund/`, {
      lines: [{ line: line!.line, amount: 79 }],
      reason: 'everything',
    })
    expect([tooMuch.status, tooMuch.body.code]).not.toEqual([500, 'http.internal'])
    await moveMoney()
    expect((await desk.call('GET', `/orders/${number}/`)).body).toMatchObject({ refunded: 45 })
    await expectBooksBalance(shop.sql)
  })

  it('counts what copies gave back into the sum of their order, also where two ask at once', async () => {
    const [desk, one, two] = [await hire(['order_desk']), await hire(['finance']), await hire(['finance'])]
    const { number } = await delivered(desk, 2000)
    const [line] = await linesOf(desk, number)
    const lines = [{ line: line!.line, quantity: 1 }]
    const back = await desk.call('POST', `/orders/${number}/returns/`, { lines, reason: 'came back' })
    await desk.call('POST', `/returns/${back.body.return}/answer/`, { accept: true })
    const received = [{ line: line!.line, received: 1 }]
    await desk.call('POST', `/returns/${back.body.return}/receive/`, { store_code: 'T013', lines: received })
    const give = (who: Colleague, amount: number) =>
      who.call('POST', `/orders/${number}/refund/`, { lines: [{ line: line!.line, amount }], reason: 'a torn page' })
    const asked = await Promise.all([give(one, 9), give(two, 9)])
    // 20 for the copy and 9 stay below 30; another 9 do not.
    expect(asked.map(({ body }) => body.second_person).toSorted()).toEqual([false, true])
    expect(asked[0]!.body).toMatchObject({ order_paid: 44.9, means: [{ means: 'card', amount: 9 }] })
    await expectBooksBalance(shop.sql)
  })

  it('is refused with a reason by another person, and is free to be asked for again', async () => {
    const [desk, one, two] = [await hire(['order_desk']), await hire(['finance']), await hire(['finance'])]
    const { number } = await delivered(desk, 4000)
    const [line] = await linesOf(desk, number)
    const ask = async () =>
      (
        await one.call('POST', `/orders/${number}/refund/`, {
          lines: [{ line: line!.line, amount: 80 }],
          reason: 'water damage',
        })
      ).body
    const { refund, acts } = await ask()
    expect(acts).toEqual({ approve: 'refund.second_person', refuse: 'refund.second_person' })
    const reason = 'the carrier pays for it'
    const refuse = (who: Colleague) => who.call('POST', `/refunds/${refund}/refuse/`, { reason })
    expect((await refuse(one)).body.code).toBe('refund.second_person')
    expect((await refuse(two)).body).toMatchObject({ state: 'refused', refused_because: reason, order_waiting: 0 })
    expect((await refuse(two)).status).toBe(409)
    expect((await two.call('POST', `/refunds/${refund}/approve/`, {})).status).toBe(409)
    const again = await ask()
    expect(again).toMatchObject({ state: 'requested', amount: 80 })
    const round = await two.call('POST', '/refunds/approve/', { rows: [{ id: again.refund }, { id: refund }] })
    expect(round.body).toMatchObject({ done: [again.refund], refused: [{ id: refund, code: 'order.not_now' }] })
    await moveMoney()
    await expectBooksBalance(shop.sql)
  })

  it('for copies that came back is owed: it waits for a second person, who cannot refuse it', async () => {
    const [desk, one] = [await hire(['order_desk']), await hire(['finance'])]
    const { number } = await delivered(desk, 4000)
    const [line] = await linesOf(desk, number)
    const lines = [{ line: line!.line, quantity: 1 }]
    const back = await desk.call('POST', `/orders/${number}/returns/`, { lines, reason: 'came back' })
    await desk.call('POST', `/returns/${back.body.return}/answer/`, { accept: true })
    const received = [{ line: line!.line, received: 1 }]
    await desk.call('POST', `/returns/${back.body.return}/receive/`, { store_code: 'T013', lines: received })
    const [waiting] = (await one.call('GET', `/refunds/?order=${number}`)).body.items
    expect(waiting).toMatchObject({ state: 'requested', acts: { approve: null, refuse: 'refund.owed' } })
    expect((await one.call('POST', `/refunds/${waiting.refund}/refuse/`, { reason: 'no way' })).body.code).toBe('refund.owed')
    expect((await one.call('POST', `/refunds/${waiting.refund}/approve/`, {})).body.state).toBe('approved')
    await moveMoney()
    await expectBooksBalance(shop.sql)
  })
})
