import { centsOf, eurosOf } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { type ShippingRows, setBlockedDays, setHolidays, setPickupPoint, setZone, shippingRows } from './manage.ts'
import {
  OfStore,
  OfZone,
  PickupPointWritten,
  SetBlockedDays,
  SetHolidays,
  SetPickupPoint,
  SetZone,
  ShippingView,
} from './staff-contract.ts'

const dayOff = (day: string) => ({ monthDay: day.slice(-5), year: day.length > 5 ? Number(day.slice(0, 4)) : null })
const written = ({ monthDay, year }: { monthDay: string; year: number | null }) =>
  year === null ? monthDay : `${year}-${monthDay}`
const euros = (amount: number | null) => (amount === null ? null : eurosOf(amount))
const inCents = (amount: number | null) => (amount === null ? null : centsOf(amount))

const viewOf = ({ holidays, blocked, zones }: ShippingRows): ShippingView => ({
  holidays: holidays.map(({ name, ...day }) => ({ day: written(day), name })),
  blocked_days: blocked.map(({ storeCode, ...day }) => ({ store_code: storeCode, day: written(day) })),
  zones: zones.map((zone) => ({
    zone: zone.code,
    active: zone.active,
    free_from: euros(zone.freeFromCents),
    days_from: zone.daysFrom,
    days_to: zone.daysTo,
    pickup_points: zone.pickupPoints,
    areas: zone.areas.map(({ country, prefix }) => country + prefix),
    rates: zone.rates.map(({ upToGrams, priceCents }) => ({ up_to_grams: upToGrams, price: euros(priceCents) })),
  })),
})

/** What decides on days and prices of shipping. */
export function shippingStaffRoutes(call: StaffCalls) {
  call('GET', '/shipping/', {
    action: 'shipping.read',
    summary: 'Zones with their rates, holidays and the stores’ blocked days',
    answer: ShippingView,
    run: async ({ db }) => viewOf(await shippingRows(db)),
  })
  call('PUT', '/shipping/holidays/', {
    action: 'shipping.change',
    summary: 'The days on which neither the warehouse nor carriers work; replaces them all',
    body: SetHolidays,
    answer: ShippingView,
    run: async ({ db, body }) => {
      await setHolidays(
        db,
        body.holidays.map(({ day, name }) => ({ ...dayOff(day), name })),
      )
      return viewOf(await shippingRows(db))
    },
  })
  call('PUT', '/shipping/blocked-days/:store/', {
    action: 'shipping.change',
    summary: 'The days on which a store hands nothing over; replaces its own',
    params: OfStore,
    body: SetBlockedDays,
    answer: ShippingView,
    subject: ({ params }) => `store ${params.store}`,
    run: async ({ db, params, body }) => {
      await setBlockedDays(db, params.store, body.days.map(dayOff))
      return viewOf(await shippingRows(db))
    },
  })
  call('PUT', '/shipping/zones/:zone/', {
    action: 'shipping.change',
    summary: 'What a zone promises and costs; its countries and postcodes stay',
    params: OfZone,
    body: SetZone,
    answer: ShippingView,
    subject: ({ params }) => `zone ${params.zone}`,
    run: async ({ db, params, body }) => {
      await setZone(db, {
        code: params.zone,
        active: body.active,
        freeFromCents: inCents(body.free_from),
        daysFrom: body.days_from,
        daysTo: body.days_to,
        pickupPoints: body.pickup_points,
        rates: body.rates.map(({ up_to_grams, price }) => ({ upToGrams: up_to_grams, priceCents: inCents(price) })),
      })
      return viewOf(await shippingRows(db))
    },
  })
  call('PUT', '/shipping/pickup-points/', {
    action: 'shipping.change',
    summary: 'A carrier’s counter, new or brought up to date; known by the carrier’s own name of it',
    body: SetPickupPoint,
    answer: PickupPointWritten,
    subject: ({ body }) => `pickup point ${body.carrier} ${body.point}`,
    run: async ({ db, body: { point, ...rest } }) => ({ pk: await setPickupPoint(db, { ...rest, code: point, country: 'ES' }) }),
  })
}
