import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place } = buying(shop)

const copiesOf = async (product: number) =>
  (await shop.sql<{ quantity: number }[]>`select quantity from stock where product_id = ${product} and store_code = 'T013'`)[0]
    ?.quantity
const scan = (product: number, change: object = {}) => ({ key: randomUUID(), product, copies: 1, ...change })
/** A count that is open, with somebody who scans for it. */
async function counting(shelf = '') {
  const bookseller = await hire(['bookseller'])
  const { body } = await bookseller.call('POST', '/counts/', { store_code: 'T013', shelf })
  const id = body.id as number
  return {
    ...bookseller,
    id,
    send: (...scans: object[]) => bookseller.call('POST', `/counts/${id}/scans/`, { scans }),
    apply: (body: object = {}) => bookseller.call('POST', `/counts/${id}/apply/`, body),
    look: async () => (await bookseller.call('GET', `/counts/${id}/`)).body,
  }
}

describe('a count', () => {
  it('changes nothing until it is applied, and then all of it at once, each difference with its reason', async () => {
    const [more, fewer, same] = [
      await givenProduct(shop.sql, { stock: 2 }),
      await givenProduct(shop.sql, { stock: 5 }),
      await givenProduct(shop.sql, { stock: 1 }),
    ]
    const { id, send, apply, look, call } = await counting()
    await send(scan(more), scan(more), scan(more), scan(fewer, { copies: 4 }), scan(same))
    expect(await copiesOf(more)).toBe(2)
    expect((await look()).lines.map((line: { difference: number }) => line.difference)).toEqual([0, -1, 1])
    const reasons = [{ product: fewer, kind: 'theft', reason: 'the case was open' }]
    expect((await apply({ reasons })).body).toMatchObject({ state: 'applied' })
    expect([await copiesOf(more), await copiesOf(fewer), await copiesOf(same)]).toEqual([3, 4, 1])
    const { body } = await call('GET', `/stock/${fewer}/movements/`)
    expect(body.items[0]).toMatchObject({
      kind: 'theft',
      delta: -1,
      reason: 'the case was open',
      document: { kind: 'count', name: String(id) },
    })
    expect((await apply()).body.code).toBe('count.not_now')
    expect((await send(scan(more))).body.code).toBe('count.not_now')
    await expectBooksBalance(shop.sql)
  })

  it('takes each scan once, however often and by how many it is sent', async () => {
    const product = await givenProduct(shop.sql, { stock: 1 })
    const { id, send, look } = await counting()
    const other = await hire(['bookseller'])
    const [one, two] = [scan(product), scan(product)]
    const sent = await Promise.all([
      ...Array.from({ length: 4 }, () => send(one, two)),
      other.call('POST', `/counts/${id}/scans/`, { scans: [scan(product)] }),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await send(one)).body.items).toMatchObject([{ outcome: 'again', line: { counted: 3 } }])
    expect((await look()).lines).toMatchObject([{ product, counted: 3 }])
  })

  it('adds the difference to what there is, so that what moves after a scan stays', async () => {
    const product = await givenProduct(shop.sql, { stock: 5 })
    const { send, apply, call } = await counting()
    await send(scan(product, { copies: 4 }))
    const who = await signIn()
    expect((await place(who, await fill(who, [product], 2))).status).toBe(201)
    await call('PUT', '/stock/', { product, store_code: 'T013', quantity: 13, kind: 'receipt', reason: 'ten came' })
    expect((await apply()).status).toBe(200)
    expect(await copiesOf(product)).toBe(12)
  })

  it('finds nothing missing where sold copies lie there still, nor where they were picked', async () => {
    const product = await givenProduct(shop.sql, { stock: 3 })
    const who = await signIn()
    expect((await place(who, await fill(who, [product], 2))).status).toBe(201)
    const { send } = await counting()
    expect((await send(scan(product, { copies: 3 }))).body.items[0].line).toMatchObject({ expected: 3, difference: 0 })
    await shop.sql`update order_stock set picked = order_stock.quantity from order_line l where l.id = order_line_id and l.product_id = ${product}`
    const { send: afterPicking } = await counting()
    expect((await afterPicking(scan(product))).body.items[0].line).toMatchObject({ expected: 1, difference: 0 })
    await shop.sql`update order_stock set picked = 0 from order_line l where l.id = order_line_id and l.product_id = ${product}`
    const { apply, send: count } = await counting()
    expect((await count(scan(product, { copies: 0, by_hand: true }))).body.items[0].line.problem).toBe('count.promised')
    expect((await apply()).body.code).toBe('count.promised')
    expect((await apply({ leave_out: [product] })).body.state).toBe('applied')
    expect(await copiesOf(product)).toBe(1)
  })

  it('is unsure where copies came between two scans of a title, until it is counted again', async () => {
    const product = await givenProduct(shop.sql, { stock: 2 })
    const { send, apply, call } = await counting()
    await send(scan(product))
    await call('PUT', '/stock/', { product, store_code: 'T013', quantity: 3, kind: 'receipt', reason: 'one came' })
    expect((await send(scan(product))).body.items[0].line).toMatchObject({ counted: 2, problem: 'count.moved' })
    expect((await apply()).body.code).toBe('count.moved')
    expect((await send(scan(product, { copies: 3, by_hand: true }))).body.items[0].line).toMatchObject({
      counted: 3,
      problem: null,
    })
    expect((await apply()).status).toBe(200)
    expect(await copiesOf(product)).toBe(3)
  })

  it('takes scans that waited on a device as of the moment in which they were made', async () => {
    const product = await givenProduct(shop.sql, { stock: 2 })
    const { send, call } = await counting()
    const at = new Date().toISOString()
    await shop.sql`select pg_sleep(0.01)`
    await call('PUT', '/stock/', { product, store_code: 'T013', quantity: 7, kind: 'receipt', reason: 'five came' })
    expect((await send(scan(product, { copies: 2, at }))).body.items[0].line).toMatchObject({ expected: 2, difference: 0 })
  })

  it('names what should stand on its shelf and was not scanned, and codes that nobody knows', async () => {
    const product = await givenProduct(shop.sql, { stock: 2 })
    const { send, look, call } = await counting('C-7')
    await call('PUT', `/stock/${product}/shelf/`, { store_code: 'T013', shelf: 'C-7' })
    expect((await send({ key: randomUUID(), code: '978-84-00-00000-1' })).body.items).toMatchObject([{ outcome: 'unknown' }])
    expect(await look()).toMatchObject({
      missing: [{ product, expected: 2 }],
      unknown: [{ copies: 1 }],
      acts: { apply: 'count.nothing' },
    })
    const [{ ean }] = await shop.sql<[{ ean: string }]>`select ean from product where id = ${product}`
    expect((await send({ key: randomUUID(), code: ean })).body.items).toMatchObject([
      { outcome: 'counted', line: { counted: 1 } },
    ])
    expect((await look()).missing).toEqual([])
  })

  it('is left and gone on with, laid aside, and kept to its own store', async () => {
    const { id, call, send } = await counting('D-1')
    const stranger = await hire(['bookseller'], { storeCode: 'T014' })
    expect((await stranger.call('GET', `/counts/${id}/`)).status).toBe(404)
    expect((await stranger.call('POST', `/counts/${id}/abandon/`, {})).status).toBe(404)
    expect((await stranger.call('POST', '/counts/', { store_code: 'T013' })).body.code).toBe('staff.other_store')
    expect((await call('GET', '/counts/?state=open')).body.items[0]).toMatchObject({ id, shelf: 'D-1', titles: 0 })
    expect((await call('POST', `/counts/${id}/abandon/`, {})).body.state).toBe('abandoned')
    expect((await send(scan(await givenProduct(shop.sql)))).body.code).toBe('count.not_now')
  })
})
