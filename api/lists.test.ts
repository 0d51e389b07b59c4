import { describe, expect, it } from 'vitest'
import { couponCalls } from '#modules/buying/coupons/staff-contract.ts'
import { agendaCalls } from '#modules/editorial/agenda/staff-contract.ts'
import { magazineCalls } from '#modules/editorial/magazine/staff-contract.ts'
import { countCalls } from '#modules/goods/counts/staff-contract.ts'
import { supplierDeliveryCalls } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import { transferCalls } from '#modules/goods/transfers/staff-contract.ts'
import { receivableCalls } from '#modules/invoicing/terms/staff-contract.ts'
import { requestCalls } from '#modules/libraries/requests/staff-contract.ts'
import type { CallContract } from '#modules/people/staff/call-contract.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const lists = [
  agendaCalls,
  countCalls,
  couponCalls,
  magazineCalls,
  receivableCalls,
  requestCalls,
  supplierDeliveryCalls,
  transferCalls,
].flatMap((table) =>
  Object.entries(table as Record<string, CallContract>).flatMap(([name, call]) =>
    'list' in call ? [{ path: name.slice('GET '.length), query: call.query as unknown as Shaped }] : [],
  ),
)
interface Shaped {
  shape: { sort: { unwrap: () => { options: string[] } } }
}

describe('every list that was turned to the one shape', () => {
  it('answers in each of its orders, by words and between days, with how many there are', async () => {
    const { call } = await hire(['finance', 'catalogue', 'marketing', 'trade_desk'])
    expect(lists).toHaveLength(8)
    for (const { path, query } of lists)
      for (const sort of query.shape.sort.unwrap().options)
        expect(
          await call('GET', `${path}?sort=${sort}&q=comares&from=2026-01-01&to=2026-12-31&limit=5`),
          `${path} ${sort}`,
        ).toEqual({
          status: 200,
          body: { items: [], next: null, previous: null, count: { of: 0, more: false } },
        })
  })

  it('refuses an order it does not have, days the wrong way round and the cursor of another list', async () => {
    const { call } = await hire(['finance', 'catalogue', 'marketing', 'trade_desk'])
    for (const { path } of lists)
      for (const wrong of ['sort=colour', 'from=2026-02-01&to=2026-01-01', 'cursor=bm9wZQ'])
        expect((await call('GET', `${path}?${wrong}`)).status, `${path} ${wrong}`).toBe(400)
  })
})
