import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

describe('a list of more rows than are counted', () => {
  it('says that there are more than ten thousand, is walked on, and is too long for a file', async () => {
    const { call, id } = await hire(['admin'])
    await shop.sql`
      insert into staff_act (staff_id, action, subject, outcome, reason, request_id, input)
      select ${id}, 'order.cancel', 'order ' || n, 'done', '', 'many', '{}' from generate_series(1, 10001) n`
    const { body } = await call('GET', '/acts/?action=order.cancel&limit=2')
    expect(body).toMatchObject({ items: [{}, {}], count: { of: 10_000, more: true }, next: expect.any(String) })
    expect(await call('GET', '/acts/?action=order.cancel&as=csv')).toMatchObject({ status: 400, body: { code: 'list.too_long' } })
    expect((await call('GET', `/acts/?action=order.cancel&subject=order 7`)).body.count).toEqual({ of: 1, more: false })
  })
})
