import { beforeAll, describe, expect, it } from 'vitest'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

describe('invoices', () => {
  it('that were asked for and are missing are issued for many orders at once, each once', async () => {
    const finance = await hire(['finance'])
    const { number } = await paidOrder()
    const [order] = await shop.sql<{ id: number }[]>`
      update shop_order set invoice_requested = true where number = ${number} returning id`
    await shop.sql`update parcel set state = 'handed_over', handed_over_at = now() where order_id = ${order!.id}`
    const issue = async () => (await finance.call('POST', '/orders/invoices/', { rows: [{ id: order!.id, number }] })).body
    expect((await finance.call('GET', '/orders/?wants=invoice')).body.items).toMatchObject([{ id: order!.id, number }])
    expect(await issue()).toEqual({ done: [order!.id], refused: [] })
    expect((await finance.call('GET', `/invoices/?order=${number}`)).body.items).toHaveLength(1)
    expect(await issue()).toMatchObject({ done: [], refused: [{ code: 'invoice.none_lacking' }] })
    expect((await finance.call('GET', '/orders/?wants=invoice')).body.items).toEqual([])
  })
})
