import { beforeAll, describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

describe('a parcel', () => {
  it('is packed, sent with its tracking and delivered by the order desk, which the order remembers by name', async () => {
    const { call } = await hire(['order_desk'])
    const { number, parcels } = await paidOrder()
    const parcel = parcels[0]!.id
    expect((await call('POST', `/parcels/${parcel}/deliver/`, {})).status).toBe(409)
    expect((await call('POST', `/parcels/${parcel}/ready/`, {})).body.parcels[0]).toMatchObject({ state: 'ready' })
    const sent = await call('POST', `/parcels/${parcel}/hand-over/`, {
      carrier: 'Correos',
      tracking: 'PQ1',
      tracking_url: 'https://track.example/PQ1',
    })
    expect(sent.body).toMatchObject({ number, parcels: [{ state: 'handed_over', carrier: 'Correos', tracking: 'PQ1' }] })
    expect((await call('POST', `/parcels/${parcel}/hand-over/`, {})).status).toBe(409)
    const { body } = await call('POST', `/parcels/${parcel}/deliver/`, {})
    expect(body.lines[0].fulfilment).toBe('delivered')
    expect(body.events.map(({ actor, event }: { actor: string; event: string }) => `${actor} ${event}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^staff: Somebody \d+ sent$/),
        expect.stringMatching(/^staff: .* delivered$/),
      ]),
    )
    expect((await call('POST', `/parcels/${parcel}/hand-over/`, { tracking_url: 'javascript:alert(1)' })).status).toBe(400)
    await expectBooksBalance(shop.sql)
  })

  it('at the counter is the own bookseller’s only', async () => {
    const [here, there] = [await hire(['bookseller']), await hire(['bookseller'], { storeCode: 'T014' })]
    const { parcels } = await paidOrder(undefined, { change: { shipping_method: 'store', store_delivered: 'T013' } })
    const parcel = parcels[0]!.id
    expect((await there.call('POST', `/parcels/${parcel}/ready/`, {})).body.code).toBe('staff.parcel_unknown')
    expect((await here.call('POST', `/parcels/${parcel}/ready/`, {})).status).toBe(200)
    const gone = await here.call('POST', `/parcels/${parcel}/hand-over/`, {})
    expect(gone.body.lines[0]).toMatchObject({ fulfilment: 'collected' })
    await expectBooksBalance(shop.sql)
  })

  it('is divided, and promised for another day', async () => {
    const { call } = await hire(['order_desk'])
    const { number, parcels } = await paidOrder([await givenProduct(shop.sql), await givenProduct(shop.sql)], { quantity: 2 })
    const [parcel] = parcels
    const { body: order } = await call('GET', `/orders/${number}/`)
    const divided = await call('POST', `/parcels/${parcel!.id}/split/`, { lines: [{ line: order.lines[0].line, quantity: 1 }] })
    expect(divided.body.parcels).toHaveLength(2)
    const moved = await call('POST', `/parcels/${parcel!.id}/promise/`, { promised: '2030-02-01' })
    expect(moved.body.parcels[0].promised).toBe('2030-02-01')
    expect((await call('POST', `/parcels/${parcel!.id}/promise/`, { promised: '2030-02-31' })).status).toBe(400)
    await expectBooksBalance(shop.sql)
  })

  it('carries remarks for colleagues', async () => {
    const { call } = await hire(['order_desk'])
    const { number } = await paidOrder()
    const { body } = await call('POST', `/orders/${number}/note/`, { text: 'asked for by telephone' })
    expect(body.events.at(-1)).toMatchObject({ event: 'note', note: 'asked for by telephone' })
  })
})
