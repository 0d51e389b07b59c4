import { beforeAll, describe, expect, it } from 'vitest'
import { queuesWith } from '#api/waiting.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { onFirstPage } from './waiting-routes.ts'

const queues = queuesWith({ factorRoles: ['admin'] })
const shop = withShop()
const { hire } = staffing(shop)

interface Waits {
  queue: string
  count: number
  oldest: string | null
  sum: number | null
}
const waitingFor = async (person: { call: (method: 'GET', path: string) => Promise<{ body: { items: Waits[] } }> }) =>
  new Map((await person.call('GET', '/waiting/')).body.items.map((item) => [item.queue, item]))

beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  await givenStore(shop.sql, 'T014')
})

describe('the first page of a colleague', () => {
  it('has the queues of their roles in the order of their day, and none that they could not deal with', async () => {
    const names = (roles: Parameters<typeof onFirstPage>[1]['roles'], storeCode: string | null = null) =>
      onFirstPage(queues, { roles, storeCode }).map(({ name }) => name)
    expect(names(['bookseller'], 'T013').slice(0, 4)).toEqual(['pickups_ready', 'picks', 'short_to_look', 'transfers_to_send'])
    expect(names(['finance'])).toEqual([
      'refunds',
      'gift_cards',
      'refunds_failed',
      'payments',
      'authorisations',
      'receivables',
      'invoices_asked',
      'verifactu_rejected',
      'bank_entries',
      'verifactu_late',
      'rates_proposed',
      'files_not_sent',
      'books_differing',
    ])
    expect(names(['order_desk'])).not.toContain('refunds')
    expect(names(['trade_desk'])[0]).toBe('accounts')
    expect(new Set(queues.map(({ name }) => name)).size).toBe(queues.length)
  })

  it('says how many wait, since when, and for how much money', async () => {
    const { id } = await givenOrder(shop.sql, [{}])
    await shop.sql`
      insert into refund (order_id, goods_cents, requested_by, needs_second_person, requested_at)
      values (${id}, 1250, 'staff:1', true, '2026-01-02T10:00:00Z'), (${id}, 1000, 'staff:1', true, '2026-01-03T10:00:00Z'),
        (${id}, 900, 'staff:1', false, '2026-01-01T10:00:00Z')`
    const waits = await waitingFor(await hire(['finance']))
    expect(waits.get('refunds')).toMatchObject({
      count: 2,
      more: false,
      oldest: '2026-01-02T10:00:00.000Z',
      sum: 22.5,
      screen: 'refunds',
    })
    expect(waits.get('receivables')).toMatchObject({ count: 0, oldest: null, sum: null })
  })

  it('is asked for by screens that nobody may be looking at, so it keeps no session alive', async () => {
    const { id, call } = await hire(['finance'])
    await shop.sql`update staff_session set used_at = '2026-01-01T10:00:00Z', expires_at = '2999-01-01' where staff_id = ${id}`
    expect((await call('GET', '/waiting/')).status).toBe(401)
    const other = await hire(['finance'])
    const used = async () => (await shop.sql`select used_at::text from staff_session where staff_id = ${other.id}`)[0]
    const before = await used()
    expect((await other.call('GET', '/waiting/')).status).toBe(200)
    expect(await used()).toEqual(before)
  })

  it('counts what waits in the own store alone for a bookseller', async () => {
    const { id } = await givenOrder(shop.sql, [{}])
    await shop.sql`
      insert into parcel (order_id, position, kind, store_code, charge, state, ready_at)
      values (${id}, 91, 'pickup', 'T013', 'now', 'ready', '2026-02-01T10:00:00Z'), (${id}, 92, 'pickup', 'T014', 'now', 'ready', '2026-02-02T10:00:00Z')`
    const here = await waitingFor(await hire(['bookseller'], { storeCode: 'T013' }))
    const there = await waitingFor(await hire(['bookseller'], { storeCode: 'T014' }))
    expect(here.get('pickups_ready')).toMatchObject({ count: 1, oldest: '2026-02-01T10:00:00.000Z' })
    expect(there.get('pickups_ready')).toMatchObject({ count: 1, oldest: '2026-02-02T10:00:00.000Z' })
  })
})
