import { beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '#modules/orders/reconcile/reconcile.ts'
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

/** Answers as whoever has just read the claim. */
async function answer(desk: Awaited<ReturnType<typeof hire>>, id: number, said: object) {
  const { version } = (await desk.call('GET', `/claims/${id}/`)).body
  return desk.call('POST', `/claims/${id}/answer/`, { ...said, version })
}

describe('claims at the desk', () => {
  it('are found, credited or sent again by the order desk; a refusal needs its words', async () => {
    const desk = await hire(['order_desk'])
    await givenStore(shop.sql, 'T013')
    const [first, second, third] = [await claimed(1), await claimed(2), await claimed(1)]
    const found = await desk.call('GET', '/claims/?state=open')
    expect(found.body.items.map((item: { claim: number }) => item.claim)).toEqual([third, second, first])

    const credited = await answer(desk, first, { accept: 'credit' })
    expect([credited.status, credited.body.state, credited.body.resolution]).toEqual([200, 'closed', 'credit'])
    expect((await answer(desk, first, { accept: 'credit' })).status).toBe(409)

    await answer(desk, second, { accept: 'resend' })
    expect((await desk.call('POST', `/claims/${second}/resend/`, { store_code: 'T013' })).status).toBe(409)
    expect((await desk.call('POST', `/claims/${second}/credit/`)).body).toMatchObject({ state: 'closed', resolution: 'credit' })

    expect((await answer(desk, third, { accept: 'no' })).status).toBe(400)
    await answer(desk, third, { accept: 'no', answer: 'Salió en buen estado.' })
    expect((await desk.call('POST', `/claims/${third}/close/`)).body).toMatchObject({ state: 'closed', resolution: null })
  })

  it('sent again leave as an order without a price, which closes them and leaves the books as they were', async () => {
    const desk = await hire(['order_desk'])
    const here = await hire(['bookseller'])
    await givenStore(shop.sql, 'T013')
    const id = await claimed(2)
    const [claim] = await shop.sql<{ order: string; product: number }[]>`
      select o.number as order, l.product_id as product from claim c join shop_order o on o.id = c.order_id
      join order_line l on l.order_id = o.id where c.id = ${id}`
    await here.call('PUT', '/stock/', { product: claim!.product, store_code: 'T013', quantity: 3, reason: 'a new delivery' })
    await answer(desk, id, { accept: 'resend' })
    const differing = async () =>
      (await reconcile(shop.sql)).flatMap(({ name, first }) => first.map(({ subject }) => `${name} ${subject}`))
    const before = await differing()
    const { body: sent } = await desk.call('POST', `/claims/${id}/resend/`, { store_code: 'T013' })
    expect(sent).toMatchObject({ state: 'accepted', acts: { resend: 'claim.being_sent', credit: 'claim.being_sent' } })
    const number = sent.replacement as string
    const { body: order } = await desk.call('GET', `/orders/${number}/`)
    expect(order).toMatchObject({
      total: 0,
      payment_state: 'paid',
      replaces: id,
      acts: { change: 'order.replacement' },
      lines: [{ price: 0, quantity: 2, copies: [{ store_code: 'T013', quantity: 2 }] }],
    })
    const { body: picks } = await here.call('GET', '/stores/T013/picks/')
    expect(picks.items.filter((item: { order: string }) => item.order === number)).toHaveLength(1)
    const parcel = order.parcels[0].parcel
    expect((await desk.call('POST', `/parcels/${parcel}/hand-over/`, { carrier: 'Correos', tracking: 'PK1' })).status).toBe(200)
    const { body: closed } = await desk.call('GET', `/claims/${id}/`)
    expect(closed).toMatchObject({
      state: 'closed',
      resolution: 'resend',
      carrier: 'Correos',
      tracking: 'PK1',
      replacement: number,
    })
    expect(closed.events.at(-1)).toMatchObject({ event: 'resent', note: `${number} · Correos · PK1` })
    expect(await shop.sql`select 1 from billed_line b join shop_order o on o.id = b.order_id where o.number = ${number}`).toEqual(
      [],
    )
    expect((await desk.call('GET', `/orders/${number}/`)).body.lines[0].invoicing).not.toBe('open')
    expect(await differing()).toEqual(before)
  })

  it('called off on the way may be sent or credited once more', async () => {
    const desk = await hire(['order_desk'])
    await givenStore(shop.sql, 'T013')
    const id = await claimed(1)
    await shop.sql`insert into stock (product_id, store_code, quantity)
      select l.product_id, 'T013', 2 from claim c join order_line l on l.order_id = c.order_id where c.id = ${id}`
    await answer(desk, id, { accept: 'resend' })
    const { body } = await desk.call('POST', `/claims/${id}/resend/`, { store_code: 'T013' })
    const { lines } = (await desk.call('GET', `/orders/${body.replacement}/`)).body
    await desk.call('POST', `/orders/${body.replacement}/cancel/`, { lines: [lines[0].line], reason: 'torn cover' })
    expect((await desk.call('GET', `/claims/${id}/`)).body).toMatchObject({
      replacement: null,
      acts: { resend: null, credit: null },
    })
    expect((await desk.call('POST', `/claims/${id}/credit/`)).body).toMatchObject({ state: 'closed', resolution: 'credit' })
  })

  it('are read but not answered by finance and booksellers', async () => {
    const id = await claimed(1)
    for (const role of ['finance', 'bookseller'] as const) {
      const colleague = await hire([role])
      expect((await colleague.call('GET', '/claims/')).status).toBe(200)
      expect((await answer(colleague, id, { accept: 'credit' })).status).toBe(403)
    }
  })

  it('say until when they are to be answered, what may be done and who did it', async () => {
    const desk = await hire(['trade_desk'])
    const id = await claimed(1)
    const { body } = await desk.call('GET', `/claims/${id}/`)
    expect(body).toMatchObject({ acts: { answer: null, resend: 'claim.answer_first' }, events: [{ event: 'made', by: '' }] })
    expect(body.answer_by).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const { body: after } = await answer(desk, id, { accept: 'resend', answer: 'Sale hoy.' })
    expect(after).toMatchObject({ answer_by: null, overdue: false, acts: { answer: 'claim.is_answered', resend: null } })
    expect(after.events[1]).toMatchObject({ event: 'accepted', note: 'Sale hoy.', by: expect.stringMatching(/^Somebody/) })
  })

  it('answered by two colleagues are answered once, and the second reads what the first wrote', async () => {
    const [one, other] = [await hire(['order_desk']), await hire(['trade_desk'])]
    const id = await claimed(1)
    const { version } = (await one.call('GET', `/claims/${id}/`)).body
    await one.call('POST', `/claims/${id}/answer/`, { accept: 'no', answer: 'Salió bien.', version })
    const second = await other.call('POST', `/claims/${id}/answer/`, { accept: 'credit', version })
    expect([second.status, second.body.current.answer]).toEqual([409, 'Salió bien.'])
  })

  it('are found by the number of their note, and those of other stores by nobody of a store', async () => {
    const desk = await hire(['order_desk'])
    const id = await claimed(1)
    const { note } = (await desk.call('GET', `/claims/${id}/`)).body
    expect((await desk.call('GET', `/claims/?q=${note}`)).body).toMatchObject({ items: [{ claim: id }], count: { of: 1 } })
    const away = await hire(['bookseller'], { storeCode: 'T001' })
    expect((await away.call('GET', `/claims/${id}/`)).status).toBe(404)
  })
})
