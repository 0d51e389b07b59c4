import { describe, expect, it } from 'vitest'
import { orderKey } from '#modules/orders/order-key.ts'
import { buying } from '#tests/support/buying.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { signIn } = buying(shop)

describe('what a customer does with an order afterwards', () => {
  it('is seen and done by its owner', async () => {
    const order = await givenOrder(shop.sql, [{ unitCents: 1000, title: 'Alhambra' }, { title: 'Generalife' }])
    const who = await signIn(order.ownerId)
    const seen = await shop.call('POST', `/order/${order.number}/returns/`, who)
    expect(seen).toMatchObject({ status: 200, body: { cancellable: order.lineIds, returnable: [], withdrawable_until: null } })
    const cancelled = await shop.call('POST', `/order/${order.number}/cancel/`, { ...who, lines: [order.lineIds[0]] })
    expect(cancelled).toEqual({ status: 200, body: { total_refunded: 10 } })
    const again = await shop.call('POST', `/order/${order.number}/cancel/`, { ...who, lines: [order.lineIds[0]] })
    expect(again).toMatchObject({ status: 409, body: { code: 'order.not_now' } })
    const detail = (await shop.call('POST', `/order/${order.number}/detail/`, who)).body
    expect(detail.lines.map((line: { status: string }) => line.status)).toEqual(['e4', 'e1'])
    expect(detail.parcels).toMatchObject([{ kind: 'shipment', state: 'planned', lines: [{ title: 'Generalife', quantity: 1 }] }])
    expect((await shop.call('POST', `/order/${order.number}/returns/`, who)).body.refunds).toMatchObject([
      { state: 'approved', total: 10 },
    ])
  })
  it('is open to whoever holds the letter’s link, and to nobody else', async () => {
    const order = await givenOrder(shop.sql, [{}])
    const key = orderKey(shop.config.SECRET, order.number)
    const stranger = await signIn()
    for (const path of ['returns', 'cancel', 'return'])
      for (const body of [{ ...stranger }, { key: 'guessed' }])
        expect(
          await shop.call('POST', `/order/${order.number}/${path}/`, {
            ...body,
            lines: path === 'return' ? [{ line: order.lineIds[0], quantity: 1 }] : order.lineIds,
          }),
        ).toMatchObject({ status: 404, body: { code: 'order.unknown' } })
    expect(await shop.call('POST', `/order/${order.number}/cancel/`, { key, lines: order.lineIds })).toMatchObject({
      status: 200,
    })
  })
  it('asks only for what is with them', async () => {
    const order = await givenOrder(shop.sql, [{}])
    const who = await signIn(order.ownerId)
    const asked = await shop.call('POST', `/order/${order.number}/return/`, {
      ...who,
      lines: [{ line: order.lineIds[0], quantity: 1 }],
    })
    expect(asked).toMatchObject({ status: 409, body: { detail: 'That many copies of this item cannot be returned.' } })
  })
})

describe('withdrawing without an account', () => {
  it('shows the lines of the order named, and takes the declaration', async () => {
    const order = await givenOrder(shop.sql, [{ title: 'Alhambra' }], { ownerKind: 'guest' })
    const declared = { name: 'Ana Ruiz', number: order.number, email: order.email }
    const found = await shop.call('POST', '/withdrawal/find/', declared)
    expect(found).toEqual({
      status: 200,
      body: { number: order.number, late: false, lines: [{ line: order.lineIds[0], title: 'Alhambra', quantity: 1 }] },
    })
    const taken = await shop.call('POST', '/withdrawal/', { ...declared, lines: order.lineIds })
    expect(taken).toMatchObject({ status: 200, body: { number: order.number, late: false } })
    expect(new Date(taken.body.date).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
  it('says the same of an unknown number and of another’s', async () => {
    const order = await givenOrder(shop.sql, [{}])
    const answers = await Promise.all(
      ['26-999999', order.number].map((number) =>
        shop.call('POST', '/withdrawal/find/', { name: 'x', number, email: 'stranger@example.com' }),
      ),
    )
    const told = answers.map(({ status, body: { request_id: _, ...body } }) => ({ status, body }))
    expect(told[0]).toMatchObject({ status: 404, body: { code: 'withdrawal.no_match' } })
    expect(told[1]).toEqual(told[0])
  })
})
