import { describe, expect, it } from 'vitest'
import { givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

describe('many orders at once', () => {
  it('are called off where nobody has paid them, each with its own outcome, and noted alike', async () => {
    const desk = await hire(['order_desk'])
    const [unpaid, paid] = [
      await givenOrder(shop.sql, [{ taken: 1 }], { paid: false }),
      await givenOrder(shop.sql, [{ taken: 1 }]),
    ]
    const rows = [unpaid, paid].map(({ id, number }) => ({ id, number }))
    const { body } = await desk.call('POST', '/orders/cancel-unpaid/', { reason: 'never paid', rows })
    expect(body).toMatchObject({ done: [unpaid.id], refused: [{ id: paid.id, code: 'order.already_paid' }] })
    expect((await desk.call('GET', `/orders/${unpaid.number}/`)).body).toMatchObject({ payment_state: 'cancelled' })
    const [letter] = await shop.sql`select recipient from mail_outbox where recipient = ${unpaid.email}`
    expect(letter).toBeDefined()
    const again = await desk.call('POST', '/orders/cancel-unpaid/', { reason: 'never paid', rows: rows.slice(0, 1) })
    expect(again.body.refused).toMatchObject([{ code: 'order.cancelled' }])
    expect((await desk.call('POST', '/orders/note/', { text: 'Late by the flood', rows })).body.done).toEqual([
      unpaid.id,
      paid.id,
    ])
    const { events } = (await desk.call('GET', `/orders/${paid.number}/`)).body
    expect(events.at(-1)).toMatchObject({ event: 'note', note: 'Late by the flood' })
    const crossed = [{ id: unpaid.id, number: paid.number }]
    expect((await desk.call('POST', '/orders/note/', { text: 'of another', rows: crossed })).body.refused).toMatchObject([
      { code: 'order.unknown' },
    ])
  })
})
