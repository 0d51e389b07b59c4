import { expect, it } from 'vitest'
import { givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

it('an order is in the list of those called off once its last line is, and not before', async () => {
  const { call } = await hire(['order_desk'])
  const order = await givenOrder(shop.sql, [{}, {}])
  const [first, second] = order.lineIds
  const listed = async () => {
    const { items, count } = (await call('GET', '/orders/?status=e4')).body
    expect(count.of).toBe(items.length)
    return items.map(({ number }: { number: string }) => number).includes(order.number)
  }
  const cancel = (line: number) => call('POST', `/orders/${order.number}/cancel/`, { lines: [line], reason: 'not wanted' })
  expect((await cancel(first!)).status).toBe(200)
  expect(await listed()).toBe(false)
  expect((await cancel(second!)).status).toBe(200)
  expect(await listed()).toBe(true)
  await shop.sql`
    insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
      vat_class, vat_percent, ebook, is_delayed, charged_later)
    select order_id, 9, product_id, kind, title, sku, ean, 1, 100, 100, 100, vat_class, vat_percent, false, false, false
    from order_line where id = ${first!}`
  expect(await listed()).toBe(false)
})

it('the sale of a gift card is called off with its payment', async () => {
  const order = await givenOrder(shop.sql, [{}])
  const called = async () => (await shop.sql`select called_off from shop_order where id = ${order.id}`)[0]?.['called_off']
  await shop.sql`delete from parcel_line where order_line_id = any(${order.lineIds})`
  await shop.sql`delete from order_line where order_id = ${order.id}`
  await shop.sql`update shop_order set kind = 'gift_card', payment_state = 'part_refunded' where id = ${order.id}`
  expect(await called()).toBe(false)
  await shop.sql`update shop_order set payment_state = 'refunded' where id = ${order.id}`
  expect(await called()).toBe(true)
})
