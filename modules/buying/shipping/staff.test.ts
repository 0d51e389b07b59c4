import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { pickupStoreRows } from './shipping.sql.ts'

const shop = withShop()
const { hire } = staffing(shop)
let desk: Colleague
beforeAll(async () => {
  await givenProduct(shop.sql)
  desk = await hire(['order_desk'])
})

describe('what staff decide of shipping', () => {
  it('is read as it stands', async () => {
    const { body } = await desk.call('GET', '/shipping/')
    expect(body.holidays.holidays).toContainEqual({ day: '12-25', name: 'Navidad' })
    expect(body.holidays.holidays).toContainEqual({ day: '2027-03-26', name: 'Viernes Santo' })
    expect(body.zones[0]).toMatchObject({ zone: 'mainland', active: true, free_from: 50, areas: ['ES'] })
  })
  it('says where parcels go to whoever makes delivery free there, and no more than that', async () => {
    const marketing = await hire(['marketing'])
    const { status, body } = await marketing.call('GET', '/shipping/zones/')
    expect([status, body.zones[0]]).toEqual([200, { zone: 'mainland', active: true }])
    expect((await marketing.call('GET', '/shipping/')).status).toBe(403)
  })
  it('closes a store on a day of every year and on one of a single year', async () => {
    const days = ['04-23', today(), addDays(today(), 1)]
    const { body } = await desk.call('PUT', '/shipping/blocked-days/T013/', { days })
    expect(body).toMatchObject({ store_code: 'T013', days })
    const cart = (await shop.call('POST', '/cart/', {})).body.pk
    expect((await shop.call('PUT', `/cart/${cart}/`, { store_delivered: 'T013' })).body.code).toBe('stores.unavailable')
    expect((await desk.call('PUT', '/shipping/blocked-days/T013/', { days: ['04-23'] })).status).toBe(200)
    expect((await shop.call('PUT', `/cart/${cart}/`, { store_delivered: 'T013' })).status).toBe(200)
    expect((await desk.call('PUT', '/shipping/blocked-days/T999/', { days: [] })).status).toBe(404)
  })
  it('says how many orders a store hands over on a day; the database lets no more be promised, and room that is given back is there again', async () => {
    const set = (most: number | null) => desk.call('PUT', '/shipping/pickups/T013/', { pickups_a_day: most })
    const day = addDays(today(), 3)
    const promised = async (position = 1) => {
      const { id } = await givenOrder(shop.sql, [{}])
      // Beside what it came with, which is no promise of a day.
      await shop.sql`update parcel set position = 9 where order_id = ${id}`
      const [parcel] = await shop.sql<{ id: number }[]>`
        insert into parcel (order_id, position, kind, store_code, promised_on, charge)
        values (${id}, ${position}, 'pickup', 'T013', ${day}, 'now') returning id`
      return parcel!.id
    }
    const full = async () => (await pickupStoreRows(shop.sql)).find(({ code }) => code === 'T013')?.full.includes(day)
    const first = await promised()
    expect((await set(2)).body).toMatchObject({ store_code: 'T013', pickups_a_day: 2 })
    expect(await full()).toBe(false)
    const both = await Promise.allSettled([promised(), promised(), promised()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ constraint_name: 'pickup_day_full' })
    expect(await full()).toBe(true)
    // What is sent again is handed over all the same.
    await promised(2)
    await shop.sql`update parcel set state = 'cancelled' where id = ${first}`
    expect(await full()).toBe(true)
    await shop.sql`update parcel set state = 'cancelled' where store_code = 'T013' and position = 2`
    expect(await full()).toBe(false)
    await promised()
    expect((await set(null)).status).toBe(200)
    await promised()
    expect((await set(0)).status).toBe(400)
    expect((await set(3)).status).toBe(200)
    expect(await full()).toBe(true)
    await set(null)
    expect((await desk.call('PUT', '/shipping/pickups/T999/', { pickups_a_day: 5 })).status).toBe(404)
  })
  it('sets what a zone promises and costs, and switches it off', async () => {
    const zone = {
      active: false,
      free_from: null,
      days_from: 1,
      days_to: 2,
      pickup_points: false,
      rates: [{ up_to_grams: 5000, price: 5.25 }],
    }
    const { body } = await desk.call('PUT', '/shipping/zones/balearics/', zone)
    expect(body).toMatchObject({ zone: 'balearics', ...zone })
    expect((await desk.call('PUT', '/shipping/zones/moon/', zone)).status).toBe(404)
    expect((await desk.call('PUT', '/shipping/zones/balearics/', { ...zone, days_to: 0 })).status).toBe(400)
  })
  it('keeps carriers’ counters, known by the carrier’s own name', async () => {
    const point = {
      carrier: 'c',
      point: 'P1',
      name: 'Shop',
      address: 'Plaza, 1',
      postcode: '18009',
      city: 'Granada',
      region: 'Granada',
    }
    await desk.call('PUT', '/shipping/pickup-points/', point)
    await desk.call('PUT', '/shipping/pickup-points/', { ...point, active: false })
    expect((await desk.call('GET', '/shipping/pickup-points/c/P1/')).body).toMatchObject({ ...point, active: false })
    expect((await shop.call('GET', '/shipping/pickup-points/?postcode=18009')).body.items).toEqual([])
  })
  it('tries a basket that nobody has: what it would cost to a place, and when it would arrive', async () => {
    const tried = async (basket: object) =>
      (await desk.call('POST', '/shipping/trial/', { goods: 20, grams: 900, ...basket })).body
    expect(await tried({ postcode: '18009' })).toMatchObject({
      zone: 'mainland',
      why_not: null,
      plans: [{ parcels: 1, promised_on: expect.any(String) }],
    })
    expect((await tried({ postcode: '18009' })).plans[0].cost).toBeGreaterThan(0)
    expect((await tried({ postcode: '18009', goods: 80 })).plans[0].cost).toBe(0)
    const later = await tried({ postcode: '18009', later_grams: 400, lead_days: 8 })
    expect(later.plans.map(({ parcels }: { parcels: number }) => parcels)).toEqual([1, 2])
    expect(await tried({ postcode: '1', country: 'ES' })).toMatchObject({
      zone: null,
      plans: [],
      why_not: expect.stringContaining('ship'),
    })
    expect((await tried({ postcode: '18009', grams: 999_000 })).why_not).toEqual(expect.any(String))
  })
  it('lists carriers’ counters by words', async () => {
    expect((await desk.call('GET', '/shipping/pickup-points/?q=granada')).body.items).toMatchObject([
      { point: 'P1', active: false },
    ])
    expect((await desk.call('GET', '/shipping/pickup-points/?active=true&q=plaza')).body.items).toEqual([])
  })
  it('replaces the holidays', async () => {
    const { body } = await desk.call('PUT', '/shipping/holidays/', { holidays: [{ day: '2026-12-24', name: 'Closed' }] })
    expect(body.holidays).toEqual([{ day: '2026-12-24', name: 'Closed' }])
  })
})
