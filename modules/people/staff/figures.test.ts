import { beforeAll, describe, expect, it } from 'vitest'
import { figures } from '#api/figures.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

interface Counted {
  figure: string
  unit: string
  now: number
  before: number | null
}
const figuresFor = async (person: { call: (method: 'GET', path: string) => Promise<{ body: { items: Counted[] } }> }) =>
  new Map((await person.call('GET', '/figures/')).body.items.map((item) => [item.figure, item]))

beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  await givenStore(shop.sql, 'T014')
})

describe('the figures of the day', () => {
  it('are those of a desk: money to finance, copies of their store to booksellers, titles to the catalogue', async () => {
    expect([...(await figuresFor(await hire(['finance']))).keys()]).toEqual(['taken', 'given_back', 'orders_placed', 'owed'])
    expect([...(await figuresFor(await hire(['bookseller'], { storeCode: 'T013' }))).keys()][0]).toBe('copies_sold')
    const desks = { catalogue: 'titles_changed', marketing: 'places_asked_for', trade_desk: 'account_orders' } as const
    for (const [role, first] of Object.entries(desks) as [keyof typeof desks, string][])
      expect([...(await figuresFor(await hire([role]))).keys()][0]).toBe(first)
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
  })

  it('count what happened since the morning, beside the same hours a week ago, and nothing of other days', async () => {
    const admin = await hire(['admin'])
    const before = await figuresFor(admin)
    const today = await givenOrder(shop.sql, [{}])
    const then = await givenOrder(shop.sql, [{}])
    const other = await givenOrder(shop.sql, [{}])
    await givenOrder(shop.sql, [{}], { paid: false })
    await shop.sql`update shop_order set placed_at = ((now() at time zone 'Europe/Madrid')::date - 7)::timestamp at time zone 'Europe/Madrid' where id = ${then.id}`
    await shop.sql`update shop_order set placed_at = now() - interval '2 days' where id = ${other.id}`
    const after = await figuresFor(admin)
    const grown = (name: string, of: 'now' | 'before') => (after.get(name)?.[of] ?? 0) - (before.get(name)?.[of] ?? 0)
    expect(grown('orders_placed', 'now')).toBe(1)
    expect(grown('orders_placed', 'before')).toBe(1)
    expect(grown('taken', 'now')).toBeCloseTo((today.totalCents + then.totalCents + other.totalCents) / 100)
    expect(after.get('parcels_to_leave')?.before).toBeNull()
  })

  it('are of the own store alone for whoever is bound to one', async () => {
    const bookseller = await hire(['bookseller'], { storeCode: 'T014' })
    const before = await figuresFor(bookseller)
    await givenOrder(shop.sql, [{}])
    const after = await figuresFor(bookseller)
    expect(after.get('orders_placed')?.now).toBe(before.get('orders_placed')?.now)
    expect(after.get('parcels_to_leave')?.now).toBe(before.get('parcels_to_leave')?.now)
  })

  it('count for the catalogue, marketing and the trade desk what their desks did and were asked today', async () => {
    const [catalogue, marketing, trade] = [await hire(['catalogue']), await hire(['marketing']), await hire(['trade_desk'])]
    const all = async () =>
      new Map([...(await figuresFor(catalogue)), ...(await figuresFor(marketing)), ...(await figuresFor(trade))])
    const before = await all()
    const product = await givenProduct(shop.sql)
    const now = new Date()
    await shop.sql`
      insert into customer (id, kind, email, password_hash, language) values ('c-figures', 'library', 'figures@example.com', 'x', 'es')`
    for (const asked_at of [now, new Date(now.getTime() - 7 * 86_400_000), new Date(now.getTime() - 2 * 86_400_000)])
      await shop.sql`
        insert into bookseller_request (customer_id, asked, quantity, language, asked_at) values ('c-figures', 'x', 1, 'es', ${asked_at})`
    const order = await givenOrder(shop.sql, [{ unitCents: 3000 }], {
      onAccount: { customerId: 'c-figures' },
      shippingCents: 0,
    })
    await shop.sql`
      insert into product_change (product_id, version, staff_id, field, at) values (${product}, 2, ${catalogue.id}, 'pages', now())`
    const after = await all()
    const grown = (name: string, of: 'now' | 'before' = 'now') => (after.get(name)?.[of] ?? 0) - (before.get(name)?.[of] ?? 0)
    expect([grown('requests_asked'), grown('requests_asked', 'before')]).toEqual([1, 1])
    expect(grown('account_orders')).toBe(order.totalCents / 100)
    expect(grown('titles_changed')).toBe(1)
    expect(after.get('quotes_sent')?.unit).toBe('euros')
    expect(after.get('prices_ahead')?.before).toBeNull()
  })

  it('say how many promised days of a month were kept and what is owed, and no share of nothing', async () => {
    const [desk, finance] = [await hire(['order_desk']), await hire(['finance'])]
    expect((await figuresFor(desk)).has('promises_kept')).toBe(false)
    await shop.sql`
      insert into promise_day (day, storefront_code, store_code, kind, carrier, availability_code, kept, late, untold, late_days)
      select (now() at time zone 'Europe/Madrid')::date - days, s.code, 'T013', 'shipment', '', '', kept, late, 0, 0
      from (select code from storefront limit 1) s, (values (2, 8, 1), (29, 1, 2), (40, 0, 50)) d(days, kept, late)`
    expect((await figuresFor(desk)).get('promises_kept')).toMatchObject({ unit: 'percent', now: 75, before: 33 })
    expect((await figuresFor(finance)).get('owed')).toMatchObject({ unit: 'euros', now: 0, before: null })
    const complete = (await figuresFor(await hire(['marketing']))).get('texts_complete')
    expect(complete === undefined || complete.unit === 'percent').toBe(true)
  })
})
