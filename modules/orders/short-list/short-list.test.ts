import { describe, expect, it } from 'vitest'
import { orderEvents } from '#modules/orders/order/orders.ts'
import { reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const expectCopiesAgree = async () =>
  expect(
    (await reconcile(shop.sql))
      .filter(({ name }) => ['product_stock', 'order_stock', 'stock_movements'].includes(name))
      .flatMap(({ first }) => first),
  ).toEqual([])

/** A line of two copies of which the store cannot find one, and no other store has any. */
async function givenShort() {
  const here = await hire(['bookseller'])
  const desk = await hire(['order_desk'])
  const order = await givenOrder(shop.sql, [{ title: 'Alhambra', quantity: 2, taken: 2, unitCents: 1990 }])
  const product = order.productIds[0]!
  await shop.sql`update stock set quantity = 0 where product_id = ${product}`
  await here.call('POST', `/stores/T013/picks/${order.lineIds[0]}/missing/`, { copies: 1, reason: 'not_found' })
  const { body } = await desk.call('GET', `/short-list/?order=${order.number}`)
  const id = body.items[0].short as number
  const read = async () => (await desk.call('GET', `/short-list/${id}/`)).body
  const act = (what: string, body: object = {}, who = desk) => who.call('POST', `/short-list/${id}/${what}/`, body)
  return { ...order, orderId: order.id, here, desk, id, product, read, act }
}
const copiesAt = async (product: number, store: string) =>
  (await shop.sql`select quantity from stock where product_id = ${product} and store_code = ${store}`)[0]?.['quantity'] ?? 0

describe('the short list', () => {
  it('has the store look again, and what turns up is held for the line and picked', async () => {
    const short = await givenShort()
    expect((await short.act('not-there')).body.code).toBe('short.not_looking')
    expect((await short.act('look-again', { note: 'behind the counter?' })).body).toMatchObject({
      state: 'looking',
      waits: false,
    })
    const { body: mine } = await short.here.call('GET', '/short-list/?state=looking&store_code=T013')
    expect(mine.items.map((row: { short: number }) => row.short)).toContain(short.id)
    await short.act('not-there', {}, short.here)
    expect(await short.read()).toMatchObject({ state: 'open', waits: true, missing: 1 })
    expect((await short.act('found', { copies: 2 })).status).toBe(400)
    const { body } = await short.act('found', { copies: 1 }, short.here)
    expect(body).toMatchObject({ state: 'closed', outcome: 'found', missing: 0, acts: { found: 'short.closed' } })
    const { body: picks } = await short.here.call('GET', '/stores/T013/picks/')
    expect(picks.items.find(({ order }: { order: string }) => order === short.number)).toMatchObject({ quantity: 2 })
    expect((await short.act('close')).body.code).toBe('short.closed')
    await expectCopiesAgree()
  })

  it('asks another store, which picks the copy beside its orders and sends it; what arrives is held for the line', async () => {
    await givenStore(shop.sql, 'T001')
    const there = await hire(['bookseller'], { storeCode: 'T001' })
    const short = await givenShort()
    expect((await short.read()).acts.ask).toBe('short.nowhere')
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${short.product}, 'T001', 3)`
    expect((await short.act('ask', { store_code: 'T014', copies: 1 })).status).toBe(400)
    const { body: asked } = await short.act('ask', { store_code: 'T001', copies: 1 })
    expect(asked).toMatchObject({ state: 'asked', waits: false, transfer: { state: 'asked' } })
    const transfer = asked.transfer.id
    const tick = (picked: number) => there.call('PUT', `/stores/T001/picks/transfers/${transfer}/${short.product}/`, { picked })
    expect((await tick(2)).body.code).toBe('transfer.more_than_asked')
    const { body: list } = await tick(1)
    expect(list.asked).toContainEqual(
      expect.objectContaining({ transfer, product: short.product, to_store: 'T013', quantity: 1, picked: 1 }),
    )
    const lines = [{ product: short.product, copies: 1 }]
    expect((await there.call('POST', `/transfers/${transfer}/send/`, { lines })).body.state).toBe('sent')
    expect((await tick(1)).body.code).toBe('transfer.not_now')
    expect((await short.here.call('POST', `/transfers/${transfer}/receive/`, { lines })).body.state).toBe('received')
    expect(await short.read()).toMatchObject({ state: 'closed', outcome: 'provided' })
    expect([await copiesAt(short.product, 'T013'), await copiesAt(short.product, 'T001')]).toEqual([0, 2])
    await expectCopiesAgree()
  })

  it('waits again for somebody when the other store refuses', async () => {
    await givenStore(shop.sql, 'T001')
    const there = await hire(['bookseller'], { storeCode: 'T001' })
    const short = await givenShort()
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${short.product}, 'T001', 1)`
    const { body } = await short.act('ask', { store_code: 'T001', copies: 1 })
    await there.call('POST', `/transfers/${body.transfer.id}/refuse/`, { reason: 'not there either' })
    expect(await short.read()).toMatchObject({ state: 'asked', waits: true })
    const { body: waiting } = await short.desk.call('GET', `/short-list/?waits=true&order=${short.number}`)
    expect(waiting.items).toHaveLength(1)
  })

  it('keeps that it was ordered, and until when nobody need ask', async () => {
    const short = await givenShort()
    expect((await short.act('order', { expected: '2020-01-01' })).status).toBe(400)
    const { body } = await short.act('order', { expected: '2099-01-31', note: 'SGEL' })
    expect(body).toMatchObject({ state: 'ordered', waits: false, expected: '2099-01-31', note: 'SGEL' })
    const { arrivals } = (await short.desk.call('GET', `/stock/?product=${short.product}`)).body
    expect(arrivals).toEqual([
      { store: expect.any(String), copies: expect.any(Number), from: null, sent: null, expected: '2099-01-31' },
    ])
    await shop.sql`update shortage set expected_on = '2026-01-01' where id = ${short.id}`
    expect((await short.read()).waits).toBe(true)
  })

  it('writes to the customer what they may choose, in their language, and what their money was', async () => {
    const short = await givenShort()
    const other = await givenProduct(shop.sql, { price_cents: 2150 })
    const [work] = await shop.sql<{ id: number }[]>`insert into work (key) values (${`edition of ${short.number}`}) returning id`
    await shop.sql`update product set work_id = ${work!.id} where id = any(${[short.product, other]}::bigint[])`
    expect((await short.act('offer', { refund: false })).body.code).toBe('short.nothing_offered')
    expect((await short.act('offer', { edition: short.product })).status).toBe(400)
    const { editions } = await short.read()
    const edition = editions[0].product
    const { body } = await short.act('offer', { edition, wait_until: '2099-01-31', note: 'Lo sentimos mucho.' })
    expect(body).toMatchObject({ state: 'offered', waits: false })
    const [letter] = await shop.sql<{ plain: string }[]>`
      select plain from mail_outbox where order_number = ${short.number} and template = 'copies-short'`
    for (const words of ['1 × Alhambra', editions[0].title, '31/01/2099', '19,90', 'Lo sentimos mucho.'])
      expect(letter?.plain).toContain(words)
    // The order's own affair until they answer: what they read of it is the letter.
    expect((await orderEvents(shop.sql, short.orderId)).map(({ event }) => event)).not.toContain('short_offered')
  })

  it('is done with a line that is called off, and is laid aside by hand', async () => {
    const short = await givenShort()
    await short.desk.call('POST', `/orders/${short.number}/cancel/`, {
      lines: [short.lineIds[0]],
      reason: 'the customer wants it no more',
    })
    expect(await short.read()).toMatchObject({ state: 'closed', outcome: 'called_off' })
    const other = await givenShort()
    expect((await other.act('close', { note: 'sold at the counter' })).body).toMatchObject({ outcome: 'laid_aside' })
  })

  it('belongs to its store, and what is done is decided by the order desk', async () => {
    await givenStore(shop.sql, 'T001')
    const there = await hire(['bookseller'], { storeCode: 'T001' })
    const short = await givenShort()
    expect((await there.call('GET', `/short-list/${short.id}/`)).status).toBe(404)
    expect((await there.call('GET', '/short-list/?store_code=T013')).status).toBe(403)
    expect((await short.act('found', { copies: 1 }, there)).status).toBe(404)
    expect((await short.act('order', {}, short.here)).status).toBe(403)
  })
})
