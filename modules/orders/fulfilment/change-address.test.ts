import { describe, expect, it } from 'vitest'
import { givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

async function read() {
  const { call } = await hire(['order_desk'])
  const order = await givenOrder(shop.sql, [{ taken: 1 }])
  const was = (await call('GET', `/orders/${order.number}/`)).body.delivery_address
  const change = (to: object, from: object = was) =>
    call('POST', `/orders/${order.number}/address/`, { ...was, ...to, was: from })
  return { call, was, change, ...order }
}

describe('the address of an order', () => {
  it('is changed within its province before anything has left, and the history says by whom', async () => {
    const { change } = await read()
    const { body } = await change({ street: 'Cuesta de Gomérez, 4', postcode: '18010' })
    expect(body.delivery_address).toMatchObject({ street: 'Cuesta de Gomérez, 4', postcode: '18010' })
    expect(body.events.at(-1)).toMatchObject({ event: 'address_changed', actor: expect.stringMatching(/^staff: /) })
  })

  it('is refused in another province, where taxes and delivery may differ', async () => {
    const { change } = await read()
    expect((await change({ postcode: '35001', city: 'Las Palmas', region: 'Las Palmas' })).body.code).toBe('order.address_zone')
  })

  it('names the field that is wrong', async () => {
    const { change } = await read()
    const { status, body } = await change({ postcode: '1800' })
    expect(status).toBe(400)
    expect(body['postcode']).toHaveLength(1)
  })

  it('is not written over another change that somebody has made meanwhile', async () => {
    const { change } = await read()
    await change({ street: 'Calle Elvira, 1' })
    const { status, body } = await change({ street: 'Calle Elvira, 3' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'version.changed', current: { street: 'Calle Elvira, 1' } })
  })

  it('stays once a parcel has left', async () => {
    const { call, change, number, parcelIds } = await read()
    await call('POST', `/parcels/${parcelIds[0]}/hand-over/`, {})
    expect((await call('GET', `/orders/${number}/`)).body.acts.address).toBe('order.some_left')
    expect((await change({ street: 'Calle Elvira, 1' })).body.code).toBe('order.some_left')
  })
})
