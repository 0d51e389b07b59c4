import { describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const copiesOf = async (product: number) =>
  Object.fromEntries(
    (await shop.sql`select store_code, quantity from stock where product_id = ${product}`).map((row) => [
      row['store_code'],
      row['quantity'],
    ]),
  )

/** Two shops: the copies lie in the first, the second asks for them. */
async function between(copies: number, asked: number) {
  const product = await givenProduct(shop.sql, { stock: copies })
  const sender = await hire(['bookseller'], { storeCode: 'T013' })
  const asker = await hire(['bookseller'], { storeCode: 'T014' })
  const wish = { from_store: 'T013', to_store: 'T014', lines: [{ product, copies: asked }], note: 'for a customer' }
  const { status, body } = await asker.call('POST', '/transfers/', wish)
  expect(status).toBe(200)
  return { product, sender, asker, id: body.id as number, code: body.code as string }
}

describe('a transfer', () => {
  it('leaves one store, is on its way, and arrives in another in part and then with a copy missing', async () => {
    const { product, sender, asker, id } = await between(5, 4)
    expect((await sender.call('POST', `/transfers/${id}/send/`, {})).body).toMatchObject({ state: 'sent', sent: 4 })
    expect(await copiesOf(product)).toEqual({ T013: 1 })
    const { body: seen } = await sender.call('GET', `/stock/?product=${product}`)
    expect(seen.stores).toContainEqual(expect.objectContaining({ store_code: 'T014', quantity: 0, coming: 4 }))
    expect(seen.arrivals).toMatchObject([{ copies: 4, sent: expect.stringMatching(/^20\d\d-/), expected: null }])
    const receive = (body: object) => asker.call('POST', `/transfers/${id}/receive/`, body)
    expect((await receive({ lines: [{ product, copies: 0 }] })).body.code).toBe('transfer.nothing_arrived')
    expect((await receive({ lines: [{ product, copies: 2 }] })).body).toMatchObject({ state: 'part_received', received: 2 })
    expect((await receive({ lines: [{ product, copies: 2 }] })).body).toMatchObject({ state: 'part_received', received: 2 })
    expect(await copiesOf(product)).toEqual({ T013: 1, T014: 2 })
    const silent = await receive({ lines: [{ product, copies: 3 }], finish: true })
    expect(silent.body.fields ?? silent.body).toMatchObject({ reason: [expect.stringContaining('missing')] })
    const { body: done } = await receive({ lines: [{ product, copies: 3 }], finish: true, reason: 'one fell out of the box' })
    expect(done).toMatchObject({ state: 'received', received: 3, reason: 'one fell out of the box' })
    expect(await copiesOf(product)).toEqual({ T013: 1, T014: 3 })
    const { body: history } = await sender.call('GET', `/stock/${product}/movements/`)
    expect(history.items.map(({ kind, delta }: { kind: string; delta: number }) => [kind, delta])).toEqual([
      ['transfer_in', 1],
      ['transfer_in', 2],
      ['transfer_out', -4],
      ['correction', 5],
    ])
    expect(history.items[0].document).toEqual({ kind: 'transfer', name: String(id) })
    await expectBooksBalance(shop.sql)
  })

  it('takes no more copies than lie there, and none twice, however often it is sent', async () => {
    const { product, sender, id } = await between(3, 3)
    await sender.call('PUT', '/stock/', { product, store_code: 'T013', quantity: 2, reason: 'one is damaged' })
    expect((await sender.call('POST', `/transfers/${id}/send/`, {})).body.code).toBe('transfer.short')
    const sends = await Promise.all(
      Array.from({ length: 4 }, () => sender.call('POST', `/transfers/${id}/send/`, { lines: [{ product, copies: 2 }] })),
    )
    expect(sends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await copiesOf(product)).toEqual({ T013: 0 })
  })

  it('never brings more copies than were sent, nor fewer than have come', async () => {
    const { product, sender, asker, id } = await between(3, 3)
    await sender.call('POST', `/transfers/${id}/send/`, { lines: [{ product, copies: 2 }] })
    const receive = (copies: number) => asker.call('POST', `/transfers/${id}/receive/`, { lines: [{ product, copies }] })
    expect((await receive(3)).body.code).toBe('transfer.more_than_sent')
    await receive(1)
    expect((await receive(0)).body.code).toBe('transfer.less_than_received')
    expect((await receive(2)).body.state).toBe('received')
    expect((await receive(2)).body.code).toBe('transfer.not_now')
  })

  it('is sent and refused by the store that was asked alone, received and withdrawn by the one that asks', async () => {
    const { product, sender, asker, id, code } = await between(3, 2)
    const stranger = await hire(['bookseller'], { storeCode: 'T015' })
    expect((await asker.call('POST', `/transfers/${id}/send/`, {})).body.code).toBe('staff.other_store')
    expect((await stranger.call('POST', `/transfers/${id}/send/`, {})).status).toBe(404)
    expect((await sender.call('POST', `/transfers/${id}/withdraw/`, {})).body.code).toBe('staff.other_store')
    expect((await sender.call('GET', `/transfers/${id}/`)).body.acts).toEqual({
      send: null,
      refuse: null,
      withdraw: 'staff.other_store',
      receive: 'transfer.not_now',
    })
    expect((await stranger.call('GET', '/transfers/')).body.items).toEqual([])
    expect((await asker.call('GET', `/transfers/?code=${code.toLowerCase()}`)).body.items).toMatchObject([{ id, state: 'asked' }])
    expect((await sender.call('POST', `/transfers/${id}/refuse/`, { reason: 'promised to somebody' })).body.state).toBe('refused')
    expect((await sender.call('POST', `/transfers/${id}/send/`, {})).body.code).toBe('transfer.not_now')
    expect(await copiesOf(product)).toEqual({ T013: 3 })
    expect(
      (await asker.call('POST', '/transfers/', { from_store: 'T014', to_store: 'T014', lines: [{ product, copies: 1 }] })).status,
    ).toBe(400)
  })

  it('is opened by who sends without being asked', async () => {
    const product = await givenProduct(shop.sql, { stock: 3 })
    const sender = await hire(['bookseller'], { storeCode: 'T013' })
    await hire(['bookseller'], { storeCode: 'T014' })
    const wish = { from_store: 'T013', to_store: 'T014', lines: [{ product, copies: 2 }] }
    expect((await sender.call('POST', '/transfers/', wish)).body.code).toBe('staff.other_store')
    expect((await sender.call('POST', '/transfers/', { ...wish, send: true })).body).toMatchObject({ state: 'sent', sent: 2 })
    expect(await copiesOf(product)).toEqual({ T013: 1 })
  })
})
