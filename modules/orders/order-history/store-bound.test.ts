import { describe, expect, it } from 'vitest'
import { givenOrder } from '#tests/support/given-order.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const listedIn = async (orderId: number) =>
  (
    await shop.sql<
      { store_code: string }[]
    >`select store_code from order_of_store where order_id = ${orderId} order by store_code`
  ).map(({ store_code }) => store_code)

describe('the list of a store', () => {
  it('has an order while the store collects it, sends a parcel of it or holds copies for it', async () => {
    const { id, lineIds, parcelIds } = await givenOrder(shop.sql, [{ taken: 1 }])
    await givenStore(shop.sql, 'T007')
    await givenStore(shop.sql, 'T008')
    expect(await listedIn(id)).toEqual(['T013'])
    await shop.sql`update parcel set store_code = 'T007' where id = ${parcelIds[0]!}`
    expect(await listedIn(id)).toEqual(['T007', 'T013'])
    await shop.sql`delete from order_stock where order_line_id = ${lineIds[0]!}`
    expect(await listedIn(id)).toEqual(['T007'])
    await shop.sql`insert into order_stock (order_line_id, store_code, quantity) values (${lineIds[0]!}, 'T008', 1)`
    await shop.sql`update shop_order set store_code = 'T013' where id = ${id}`
    expect(await listedIn(id)).toEqual(['T007', 'T008', 'T013'])
  })

  it('has it at its new total, and under the other stores’ no longer than it was shown there', async () => {
    const { call, id: staffId } = await hire(['bookseller'], { storeCode: 'T009' })
    const [cheap, dear] = [
      await givenOrder(shop.sql, [{ taken: 1, unitCents: 500 }]),
      await givenOrder(shop.sql, [{ taken: 1, unitCents: 900 }]),
    ]
    const list = async (query: string) =>
      (await call('GET', `/orders/?${query}`)).body.items.map(({ number }: { number: string }) => number)
    for (const { id } of [cheap, dear])
      await shop.sql`
        insert into order_at_counter (order_id, store_code, staff_id, reason, opened_at, until)
        values (${id}, 'T009', ${staffId}, 'is here', now(), now() + interval '1 day')`
    expect(await list('sort=-total')).toEqual([dear.number, cheap.number])
    await shop.sql`update shop_order set total_cents = total_cents + 5000, shipping_cents = shipping_cents + 5000 where id = ${cheap.id}`
    expect(await list('sort=-total')).toEqual([cheap.number, dear.number])
    await shop.sql`update order_at_counter set until = now() - interval '1 second' where order_id = ${cheap.id}`
    expect(await list('')).toEqual([dear.number])
    expect((await call('GET', `/orders/${cheap.number}/`)).status).toBe(404)
  })

  it('misses nothing when two change at once what it is derived from', async () => {
    const { id, lineIds, parcelIds } = await givenOrder(shop.sql, [{ taken: 1 }])
    await Promise.all([
      shop.sql`delete from order_stock where order_line_id = ${lineIds[0]!}`,
      shop.sql`update parcel set store_code = 'T013' where id = ${parcelIds[0]!}`,
    ])
    expect(await listedIn(id)).toEqual(['T013'])
  })

  it('is walked from page to page, and asked for another store by who may see both', async () => {
    const [bookseller, desk] = [await hire(['bookseller'], { storeCode: 'T010' }), await hire(['order_desk'])]
    const orders = [await givenOrder(shop.sql, [{ taken: 1 }]), await givenOrder(shop.sql, [{ taken: 1 }])]
    await shop.sql`update shop_order set store_code = 'T010' where id = any(${orders.map(({ id }) => id)})`
    const first = (await bookseller.call('GET', '/orders/?limit=1')).body
    const second = (await bookseller.call('GET', `/orders/?limit=1&cursor=${first.next}`)).body
    expect([first.items[0].number, second.items[0].number]).toEqual(orders.map(({ number }) => number).toReversed())
    expect(first.count).toEqual({ of: 2, more: false })
    expect((await bookseller.call('GET', '/orders/?store_code=T099')).body.items).toEqual([])
    expect((await desk.call('GET', '/orders/?store_code=T010&sort=total')).body.items).toHaveLength(2)
  })
})
