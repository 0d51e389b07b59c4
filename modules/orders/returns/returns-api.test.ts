import { describe, expect, it } from 'vitest'
import { letterKey, paperAddress } from '#modules/orders/order/order-key.ts'
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
  it('is not for whoever holds a paper’s link, a letter about an account’s order, or the letter of another', async () => {
    const [mine, guests] = [await givenOrder(shop.sql, [{}]), await givenOrder(shop.sql, [{}], { ownerKind: 'guest' })]
    const letter = (number: string, owner_kind: 'guest' | 'customer') => letterKey(shop.config.SECRET, { number, owner_kind })
    const paper = (number: string) => paperAddress(shop.config.SECRET, number, 'delivery-note/1/').split('?key=')[1]
    const cancel = async (order: { number: string; lineIds: number[] }, key: string | undefined) =>
      (await shop.call('POST', `/order/${order.number}/cancel/`, { key, lines: order.lineIds })).body.code
    expect(await cancel(mine, letter(mine.number, 'customer'))).toBe('order.sign_in')
    // A letter of before the account took the order over.
    expect(await cancel(mine, letter(mine.number, 'guest'))).toBe('order.sign_in')
    for (const order of [mine, guests]) expect(await cancel(order, paper(order.number))).toBe('order.unknown')
    expect(await cancel(guests, letter(mine.number, 'guest'))).toBe('order.unknown')
    const ended = letterKey(shop.config.SECRET, { number: guests.number, owner_kind: 'guest' }, new Date('2025-01-01'))
    expect(await cancel(guests, ended)).toBe('order.unknown')
    const seen = await shop.call('POST', `/order/${mine.number}/returns/`, { key: letter(mine.number, 'customer') })
    expect(seen).toMatchObject({ status: 200, body: { cancellable: [], returnable: [] } })
  })
  it('is open to whoever holds the letter’s link of a guest’s order, and to nobody else', async () => {
    const order = await givenOrder(shop.sql, [{}], { ownerKind: 'guest' })
    const key = letterKey(shop.config.SECRET, { number: order.number, owner_kind: 'guest' })
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
