import { z } from 'zod'
import { cents, toEuros } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { type ShippingRows, setBlockedDays, setHolidays, setPickupPoint, setZone, shippingRows } from './manage.ts'

/** mm-dd comes back every year, yyyy-mm-dd does not. */
const DayOff = z.string().regex(/^(20\d\d-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const Price = z.number().min(0).max(10_000)
const Text = (most: number) => z.string().trim().max(most)

const ZoneRows = z.object({
  active: z.boolean(),
  free_from: Price.nullable().describe('Euros of goods from which it is free; null: never'),
  days_from: z.number().int().min(0).max(90),
  days_to: z.number().int().min(0).max(90),
  pickup_points: z.boolean(),
  rates: z
    .array(z.object({ up_to_grams: z.number().int().positive().max(1_000_000), price: Price.nullable() }))
    .min(1)
    .max(30)
    .describe('A price of null is confirmed by the shop after the order'),
})
const ShippingView = z.object({
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  blocked_days: z.array(z.object({ store_code: z.string(), day: z.string() })),
  zones: z.array(ZoneRows.extend({ zone: z.string(), areas: z.array(z.string()) })),
})

const dayOff = (day: string) => ({ monthDay: day.slice(-5), year: day.length > 5 ? Number(day.slice(0, 4)) : null })
const written = ({ monthDay, year }: { monthDay: string; year: number | null }) =>
  year === null ? monthDay : `${year}-${monthDay}`
const euros = (amount: number | null) => (amount === null ? null : toEuros(cents(amount)))
const inCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))

const viewOf = ({ holidays, blocked, zones }: ShippingRows): z.output<typeof ShippingView> => ({
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
    body: z.object({ holidays: z.array(z.object({ day: DayOff, name: Text(80).default('') })).max(300) }),
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
    params: z.object({ store: z.string().max(10) }),
    body: z.object({ days: z.array(DayOff).max(300) }),
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
    params: z.object({ zone: z.string().max(40) }),
    body: ZoneRows.refine((zone) => zone.days_to >= zone.days_from, { path: ['days_to'] }),
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
    body: z.object({
      carrier: Text(40).min(1),
      point: Text(40).min(1),
      name: Text(120).min(1),
      address: Text(200).min(1),
      postcode: z.string().regex(/^\d{5}$/),
      city: Text(120).min(1),
      region: Text(120).min(1),
      opening: Text(200).default(''),
      active: z.boolean().default(true),
    }),
    answer: z.object({ pk: z.number().int() }),
    subject: ({ body }) => `pickup point ${body.carrier} ${body.point}`,
    run: async ({ db, body: { point, ...rest } }) => ({ pk: await setPickupPoint(db, { ...rest, code: point, country: 'ES' }) }),
  })
}
