import type { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { centsOf, eurosOf } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { listedPoints, matchingPoints, pointSorts } from './manage.sql.ts'
import {
  type PointToKeep,
  pickupPoint,
  setBlockedDays,
  setHolidays,
  setPickupPoint,
  setPickups,
  setZone,
  shippingRows,
} from './manage.ts'
import { zoneRows } from './shipping.sql.ts'
import { type KeptPickupPoint, shippingCalls } from './staff-contract.ts'
import { tryBasket } from './trial.ts'

const dayOff = (day: string) => ({ monthDay: day.slice(-5), year: day.length > 5 ? Number(day.slice(0, 4)) : null })
const written = ({ monthDay, year }: { monthDay: string; year: number | null }) =>
  year === null ? monthDay : `${year}-${monthDay}`
const euros = (amount: number | null) => (amount === null ? null : eurosOf(amount))
const inCents = (amount: number | null) => (amount === null ? null : centsOf(amount))

async function viewOf(db: Db) {
  const { holidays, blocked, pickups, stores, zones } = await shippingRows(db)
  const daysOf = (store: string) => blocked.filter(({ storeCode }) => storeCode === store).map(written)
  return {
    holidays: { holidays: holidays.map(({ name, ...day }) => ({ day: written(day), name })) },
    blocked_days: stores.map((store) => ({ store_code: store, days: daysOf(store) })),
    pickups: stores.map((store) => ({ store_code: store, pickups_a_day: pickups.get(store) ?? null })),
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
  }
}
const holidaysOf = async (db: Db) => (await viewOf(db)).holidays
const blockedIn = async (db: Db, store: string) =>
  (await viewOf(db)).blocked_days.find(({ store_code }) => store_code === store) ?? null
const pickupsOf = async (db: Db, store: string) =>
  (await viewOf(db)).pickups.find(({ store_code }) => store_code === store) ?? null
const zoneOf = async (db: Db, zone: string) => (await viewOf(db)).zones.find((one) => one.zone === zone) ?? null

const pointView = ({ code, country: _always, ...point }: PointToKeep): Omit<z.output<typeof KeptPickupPoint>, 'version'> => ({
  point: code,
  ...point,
})
async function pointOf(db: Db, { carrier, point }: { carrier: string; point: string }) {
  const row = await pickupPoint(db, carrier, point)
  return row && pointView(row)
}

/** What decides on days and prices of shipping. */
export function shippingStaffRoutes(call: StaffCalls, shop: { storefront: string; splitFeeCents: number | null }) {
  call(shippingCalls, 'GET /shipping/', {
    action: 'shipping.read',
    summary: 'Zones with their rates, holidays and the stores’ blocked days',
    run: ({ db }) => viewOf(db),
  })
  call(shippingCalls, 'GET /shipping/zones/', {
    // Whoever says where a promotion makes delivery free chooses among them; rates and days are the order desk's.
    action: 'promotion.read',
    summary: 'Where parcels go: the zones by name, without their rates',
    run: async ({ db }) => ({ zones: (await zoneRows(db)).map(({ code, active }) => ({ zone: code, active })) }),
  })
  call(shippingCalls, 'POST /shipping/trial/', {
    action: 'shipping.read',
    summary: 'What a basket would cost to a place, and when it would arrive',
    reads: true,
    run: ({ db, body, language, now }) => tryBasket(db, body, { ...shop, language, now }),
  })
  call(shippingCalls, 'PUT /shipping/holidays/', {
    action: 'shipping.change',
    summary: 'The days on which neither the warehouse nor carriers work; replaces them all',
    subject: () => 'holidays',
    current: ({ db }) => holidaysOf(db),
    run: async ({ db, body }) => {
      await setHolidays(
        db,
        body.holidays.map(({ day, name }) => ({ ...dayOff(day), name })),
      )
      return holidaysOf(db)
    },
  })
  call(shippingCalls, 'PUT /shipping/blocked-days/:store/', {
    action: 'shipping.change',
    summary: 'The days on which a store hands nothing over; replaces its own',
    subject: ({ params }) => `store ${params.store}`,
    current: ({ db, params }) => blockedIn(db, params.store),
    run: async ({ db, params, body }) => {
      await setBlockedDays(db, params.store, body.days.map(dayOff))
      return (await blockedIn(db, params.store))!
    },
  })
  call(shippingCalls, 'PUT /shipping/pickups/:store/', {
    action: 'shipping.change',
    summary: 'How many orders a store hands over on a day; later ones are promised for the next day with room',
    subject: ({ params }) => `store ${params.store}`,
    current: ({ db, params }) => pickupsOf(db, params.store),
    run: async ({ db, params, body }) => {
      await setPickups(db, params.store, body.pickups_a_day)
      return (await pickupsOf(db, params.store))!
    },
  })
  call(shippingCalls, 'PUT /shipping/zones/:zone/', {
    action: 'shipping.change',
    summary: 'What a zone promises and costs; its countries and postcodes stay',
    subject: ({ params }) => `zone ${params.zone}`,
    current: ({ db, params }) => zoneOf(db, params.zone),
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
      return (await zoneOf(db, params.zone))!
    },
  })
  call(shippingCalls, 'GET /shipping/pickup-points/', {
    action: 'shipping.read',
    summary: 'Carriers’ counters',
    run: async ({ db, query }) => {
      const rows = await listedPoints(db, query, walking(db, query, pointSorts(db), { id: db`p.id` }))
      return listPage(db, query, { rows, matching: matchingPoints(db, query), view: pointView })
    },
  })
  call(shippingCalls, 'GET /shipping/pickup-points/:carrier/:point/', {
    action: 'shipping.read',
    summary: 'A carrier’s counter, by the carrier’s own name of it',
    subject: ({ params }) => `pickup point ${params.carrier} ${params.point}`,
    run: async ({ db, params }) => {
      const point = await pointOf(db, params)
      if (!point) throw new NotFound()
      return point
    },
  })
  call(shippingCalls, 'PUT /shipping/pickup-points/', {
    action: 'shipping.change',
    summary: 'A carrier’s counter, new or brought up to date; known by the carrier’s own name of it',
    subject: ({ body }) => `pickup point ${body.carrier} ${body.point}`,
    current: ({ db, body }) => pointOf(db, body),
    run: async ({ db, body }) => {
      const { point, ...rest } = body
      await setPickupPoint(db, { ...rest, code: point, country: 'ES' })
      return (await pointOf(db, body))!
    },
  })
}
