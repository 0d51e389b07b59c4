import { beforeAll, describe, expect, it } from 'vitest'
import { noon } from '#tests/support/billing.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { staffPost } from '#tests/support/staff-post.ts'
import { staffing } from '#tests/support/staffing.ts'
import { trading } from '#tests/support/trading.ts'
import { makeClaim } from './make-claim.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { library, delivered } = trading(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

async function claimed(copies: number): Promise<number> {
  const customerId = await library()
  const { note } = await delivered(customerId, { lines: [{ quantity: 3, unit_cents: 1000 }] })
  const lines = [{ position: 1, kind: 'damaged' as const, copies }]
  return (await makeClaim(shop.sql, staffPost(), { customerId, memberId: null, note, comments: '', lines, now: noon })).id
}

describe('claims at the desk', () => {
  it('are found, credited or sent again by the order desk; a refusal needs its words', async () => {
    const desk = await hire(['order_desk'])
    await givenStore(shop.sql, 'T013')
    const [first, second, third] = [await claimed(1), await claimed(2), await claimed(1)]
    const found = await desk.call('GET', '/claims/?state=open')
    expect(found.body.items.map((item: { claim: number }) => item.claim)).toEqual([third, second, first])

    const credited = await desk.call('POST', `/claims/${first}/answer/`, { accept: 'credit' })
    expect([credited.status, credited.body.state, credited.body.resolution]).toEqual([200, 'closed', 'credit'])
    expect((await desk.call('POST', `/claims/${first}/answer/`, { accept: 'credit' })).status).toBe(409)

    await desk.call('POST', `/claims/${second}/answer/`, { accept: 'resend' })
    expect((await desk.call('POST', `/claims/${second}/resend/`, { store_code: 'T013' })).status).toBe(409)
    expect((await desk.call('POST', `/claims/${second}/credit/`)).body).toMatchObject({ state: 'closed', resolution: 'credit' })

    expect((await desk.call('POST', `/claims/${third}/answer/`, { accept: 'no' })).status).toBe(400)
    await desk.call('POST', `/claims/${third}/answer/`, { accept: 'no', answer: 'Salió en buen estado.' })
    expect((await desk.call('POST', `/claims/${third}/close/`)).body).toMatchObject({ state: 'closed', resolution: null })
  })

  it('are read but not answered by finance and booksellers', async () => {
    const id = await claimed(1)
    for (const role of ['finance', 'bookseller'] as const) {
      const colleague = await hire([role])
      expect((await colleague.call('GET', '/claims/')).status).toBe(200)
      expect((await colleague.call('POST', `/claims/${id}/answer/`, { accept: 'credit' })).status).toBe(403)
    }
  })
})
