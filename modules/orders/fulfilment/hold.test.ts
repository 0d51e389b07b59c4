import { describe, expect, it } from 'vitest'
import { orderEvents } from '#modules/orders/order/orders.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { lifeDeps, looksAt } from '#tests/support/life.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { handOverFiles, remindOfWaiting } from './order-jobs.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { letters } = looksAt(() => shop.sql)
const rowOf = ({ id, number }: { id: number; number: string }) => ({ id, number })
const numbersIn = ({ body }: { body: { items: { number?: string; order?: string }[] } }) =>
  body.items.map(({ number, order }) => number ?? order)

describe('an order on hold', () => {
  it('is in nobody’s queue to pick or pack, and in the desk’s list of such orders until it is let go on', async () => {
    const desk = await hire(['order_desk'])
    const order = await givenOrder(shop.sql, [{ taken: 1 }])
    const waits = async () =>
      (await desk.call('GET', '/waiting/')).body.items.find(({ queue }: { queue: string }) => queue === 'orders_on_hold')
    const before = (await waits())?.count ?? 0
    const { body } = await desk.call('POST', `/orders/${order.number}/hold/`, { reason: 'The address does not exist' })
    expect(body).toMatchObject({ on_hold_reason: 'The address does not exist', acts: { hold: 'order.on_hold', release: null } })
    expect(body.parcels[0].acts).toMatchObject({ ready: 'order.on_hold', hand_over: 'order.on_hold' })
    expect(numbersIn(await desk.call('GET', '/stores/T013/picks/'))).not.toContain(order.number)
    expect(numbersIn(await desk.call('GET', '/parcels/?state=planned&limit=200'))).not.toContain(order.number)
    expect(numbersIn(await desk.call('GET', '/orders/?wants=release'))).toContain(order.number)
    expect(await waits()).toMatchObject({ count: before + 1 })
    const released = (await desk.call('POST', `/orders/${order.number}/release/`, {})).body
    expect(released).toMatchObject({
      on_hold_since: null,
      on_hold_reason: '',
      acts: { hold: null, release: 'order.not_on_hold' },
    })
    expect(released.events.slice(-2)).toMatchObject([
      { event: 'put_on_hold', note: 'The address does not exist' },
      { event: 'taken_off_hold' },
    ])
    expect(numbersIn(await desk.call('GET', '/stores/T013/picks/'))).toContain(order.number)
    expect(numbersIn(await desk.call('GET', '/parcels/?state=planned&limit=200'))).toContain(order.number)
    expect(numbersIn(await desk.call('GET', '/orders/?wants=release'))).not.toContain(order.number)
  })

  it('is neither packed nor handed over, and its customer reads nothing of it', async () => {
    const desk = await hire(['order_desk'])
    const counter = await hire(['bookseller'])
    const order = await givenOrder(shop.sql, [{ taken: 1 }], { method: 'store' })
    const parcel = order.parcelIds[0]!
    const told = (await letters(order)).length
    await desk.call('POST', `/orders/${order.number}/hold/`, { reason: 'Paid with a stolen card?' })
    expect((await counter.call('POST', `/parcels/${parcel}/ready/`, {})).body.code).toBe('order.on_hold')
    expect((await orderEvents(shop.sql, order.id)).map(({ event }) => event)).not.toContain('put_on_hold')
    await desk.call('POST', `/orders/${order.number}/release/`, {})
    await counter.call('POST', `/parcels/${parcel}/ready/`, {})
    const toldReady = (await letters(order)).length
    expect(toldReady).toBe(told + 1)
    await desk.call('POST', `/orders/${order.number}/hold/`, { reason: 'The customer asks to wait' })
    const { body } = await counter.call('GET', '/stores/T013/pickups/')
    expect(body.items.find(({ order: number }: { order: string }) => number === order.number)).toMatchObject({ on_hold: true })
    expect((await counter.call('POST', `/parcels/${parcel}/hand-over/`, {})).body.code).toBe('order.on_hold')
    expect((await counter.call('POST', `/parcels/${parcel}/remind/`, { by: 'letter' })).body.code).toBe('order.on_hold')
    await remindOfWaiting(shop.sql, lifeDeps(), new Date(Date.now() + 20 * 86_400_000))
    expect(await letters(order)).toHaveLength(toldReady)
  })

  it('keeps its files until it is let go on', async () => {
    const desk = await hire(['finance'])
    const order = await givenOrder(shop.sql, [{ ebook: true }], { shippingCents: 0 })
    await shop.sql`update shop_order set payment_state = 'paid', captured_cents = total_cents where id = ${order.id}`
    const state = async () => (await desk.call('GET', `/orders/${order.number}/`)).body.parcels[0].state
    await desk.call('POST', `/orders/${order.number}/hold/`, { reason: 'Ten cards in an hour' })
    while ((await handOverFiles(shop.sql, lifeDeps(), new Date())) > 0);
    expect(await state()).toBe('planned')
    await desk.call('POST', `/orders/${order.number}/release/`, {})
    while ((await handOverFiles(shop.sql, lifeDeps(), new Date())) > 0);
    expect(await state()).not.toBe('planned')
  })

  it('is called off like any other, and is on hold no more then', async () => {
    const desk = await hire(['order_desk'])
    const order = await givenOrder(shop.sql, [{ taken: 1 }])
    await desk.call('POST', `/orders/${order.number}/hold/`, { reason: 'Nobody answers' })
    const { body } = await desk.call('POST', `/orders/${order.number}/cancel/`, {
      lines: order.lineIds,
      reason: 'Nobody answered',
    })
    expect(body).toMatchObject({ on_hold_since: null, on_hold_reason: '', acts: { hold: 'order.cancelled' } })
    expect(numbersIn(await desk.call('GET', '/orders/?wants=release'))).not.toContain(order.number)
  })

  it('of which nothing is here any more is none', async () => {
    const desk = await hire(['order_desk'])
    const order = await givenOrder(shop.sql, [{}])
    await desk.call('POST', `/parcels/${order.parcelIds[0]}/hand-over/`, { carrier: 'Paquexpress' })
    const { body } = await desk.call('POST', `/orders/${order.number}/hold/`, { reason: 'Too late' })
    expect(body.code).toBe('order.nothing_to_hold')
  })
})

describe('many orders', () => {
  it('are put on hold and let go on, each done or refused by itself', async () => {
    const desk = await hire(['order_desk'])
    const [one, two, called] = [
      await givenOrder(shop.sql, [{ taken: 1 }]),
      await givenOrder(shop.sql, [{ taken: 1 }]),
      await givenOrder(shop.sql, [{ taken: 1 }]),
    ]
    await desk.call('POST', `/orders/${called.number}/cancel/`, { lines: called.lineIds, reason: 'not wanted' })
    const rows = [one, two, called].map(rowOf)
    const { body } = await desk.call('POST', '/orders/hold/', { reason: 'The carrier is on strike', rows })
    expect(body).toMatchObject({ done: [one.id, two.id], refused: [{ id: called.id, code: 'order.cancelled' }] })
    await desk.call('POST', `/orders/${one.number}/release/`, {})
    const released = await desk.call('POST', '/orders/release/', { rows: [rowOf(one), rowOf(two)] })
    expect(released.body).toMatchObject({ done: [two.id], refused: [{ id: one.id, code: 'order.not_on_hold' }] })
    const crossed = await desk.call('POST', '/orders/hold/', { reason: 'of another', rows: [{ id: one.id, number: two.number }] })
    expect(crossed.body.refused).toMatchObject([{ code: 'order.unknown' }])
  })
})
