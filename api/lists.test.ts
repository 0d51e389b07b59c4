import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { isList, ordersOf } from '#tests/support/staff-lists.ts'
import { staffRoutesOf } from '#tests/support/staff-routes.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

/** Lists that belong to nothing else; those of one activity, title or import are tested with it. */
const listsByThemselves = async () => (await staffRoutesOf(shop)).filter((route) => isList(route) && !route.path.includes('/:'))
const anybody = () => hire(['bookseller', 'order_desk', 'finance', 'catalogue', 'marketing', 'trade_desk', 'admin'])

describe('every list of the staff', () => {
  it('answers in each of its orders, by words and between days, with how many there are', async () => {
    const { call } = await anybody()
    const lists = await listsByThemselves()
    expect(lists.length).toBeGreaterThan(35)
    for (const list of lists)
      for (const sort of ordersOf(list))
        expect(
          await call('GET', `${list.path}?sort=${sort}&q=comares&from=2026-01-01&to=2026-12-31&limit=5`),
          `${list.path} ${sort}`,
        ).toEqual({
          status: 200,
          body: { items: [], next: null, previous: null, count: { of: 0, more: false } },
        })
  })

  it('refuses an order it does not have, and the cursor of another list', async () => {
    const { call } = await anybody()
    for (const { path } of await listsByThemselves())
      for (const wrong of ['sort=colour', 'cursor=bm9wZQ'])
        expect((await call('GET', `${path}?${wrong}`)).status, `${path} ${wrong}`).toBe(400)
  })

  it('refuses days the wrong way round', async () => {
    const { call } = await anybody()
    for (const { path } of await listsByThemselves())
      expect((await call('GET', `${path}?from=2026-02-01&to=2026-01-01`)).status, path).toBe(400)
  })
})
