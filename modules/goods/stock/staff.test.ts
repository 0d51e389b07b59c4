import { describe, expect, it } from 'vitest'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const stockOf = async (product: number) =>
  Object.fromEntries(
    (await shop.sql`select store_code, quantity from stock where product_id = ${product}`).map((row) => [
      row.store_code,
      row.quantity,
    ]),
  )

describe('stock', () => {
  it('is set with a reason, in the own store only for a bookseller', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    await givenStore(shop.sql, 'T014')
    const { call, id } = await hire(['bookseller'])
    const set = (change: object) =>
      call('PUT', '/stock/', { product, store_code: 'T013', quantity: 7, reason: 'counted in the evening', ...change })
    expect((await set({})).body).toMatchObject({ total: 7 })
    expect((await set({ store_code: 'T014' })).body.code).toBe('staff.other_store')
    expect((await set({ quantity: -1 })).status).toBe(400)
    expect((await set({ reason: '' })).status).toBe(400)
    expect((await set({ product: 999_999 })).status).toBe(404)
    expect(await stockOf(product)).toEqual({ T013: 7 })
    const acts = await shop.sql`select outcome, input from staff_act where staff_id = ${id} and action = 'stock.set' order by id`
    expect(acts.map(({ outcome }) => outcome)).toEqual(['done', 'forbidden', 'refused', 'refused', 'refused'])
    expect(acts[0]?.input).toMatchObject({ quantity: 7, reason: 'counted in the evening' })
    expect((await shop.sql`select stock from product where id = ${product}`)[0]?.stock).toBe(7)
  })

  it('moves between stores and never below nothing, however many move at once', async () => {
    const product = await givenProduct(shop.sql, { stock: 5 })
    await givenStore(shop.sql, 'T014')
    const { call } = await hire(['catalogue'])
    const move = () =>
      call('POST', '/stock/move/', { product, from_store: 'T013', to_store: 'T014', quantity: 1, reason: 'asked for' })
    const answers = await Promise.all(Array.from({ length: 8 }, move))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'staff.stock_short')).toHaveLength(3)
    expect(await stockOf(product)).toEqual({ T013: 0, T014: 5 })
    const seen = await call('GET', `/stock/?product=${product}`)
    expect(seen.body).toMatchObject({ total: 5 })
  })
})
