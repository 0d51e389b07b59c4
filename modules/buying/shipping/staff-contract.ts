import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

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
/** Each is saved by itself, so that who changes a rate does not wait for who enters the holidays. */
const KeptHolidays = versioned(z.object({ holidays: z.array(z.object({ day: z.string(), name: z.string() })) }))
const KeptBlockedDays = versioned(z.object({ store_code: z.string(), days: z.array(z.string()) }))
const KeptZone = versioned(ZoneRows.extend({ zone: z.string(), areas: z.array(z.string()) }))
const Pickups = z.object({
  pickups_a_day: z
    .number()
    .int()
    .min(1)
    .max(100_000)
    .nullable()
    .describe('Orders that the store hands over on a day; null: as many as come'),
})
const KeptPickups = versioned(Pickups.extend({ store_code: z.string() }))
const ShippingView = z.object({
  holidays: KeptHolidays,
  blocked_days: z.array(KeptBlockedDays).describe('Of every store that takes parcels of the shop'),
  pickups: z.array(KeptPickups).describe('Of every store that takes parcels of the shop'),
  zones: z.array(KeptZone),
})
const Holidays = z.object({ holidays: z.array(z.object({ day: DayOff, name: Text(80).default('') })).max(300) })
const OfStore = z.object({ store: z.string().max(10) })
const SetHolidays = versioned(Holidays)
const SetBlockedDays = versioned(z.object({ days: z.array(DayOff).max(300) }))
const OfZone = z.object({ zone: z.string().max(40) })
const SetZone = versioned(ZoneRows.refine((zone) => zone.days_to >= zone.days_from, { path: ['days_to'] }))
const PickupPoint = z.object({
  carrier: Text(40).min(1),
  point: Text(40).min(1),
  name: Text(120).min(1),
  address: Text(200).min(1),
  postcode: z.string().regex(/^\d{5}$/),
  city: Text(120).min(1),
  region: Text(120).min(1),
  opening: Text(200).default(''),
  active: z.boolean().default(true),
})
/** As it is read and saved: known by the carrier’s own name of it. */
export const KeptPickupPoint = versioned(PickupPoint)
const OfPickupPoint = z.object({ carrier: Text(40).min(1), point: Text(40).min(1) })

const pointList = listCall({
  sorts: ['name', 'postcode'],
  first: 'postcode',
  filters: { carrier: Text(40).optional(), active: z.stringbool().optional() },
  item: PickupPoint,
})
export type FindPickupPoints = z.output<(typeof pointList)['query']>

/** A basket that nobody has: what it weighs and is worth, and where it would go. */
const Trial = z.object({
  country: z.string().trim().length(2).toUpperCase().default('ES'),
  postcode: Text(12).min(1),
  method: z.enum(['home', 'pickup_point']).default('home'),
  goods: Price.describe('Euros of goods after discounts'),
  grams: z.number().int().min(1).max(1_000_000).describe('Of what is at hand'),
  later_grams: z.number().int().min(0).max(1_000_000).default(0).describe('Of what has to be ordered first'),
  lead_days: z.number().int().min(0).max(90).default(5).describe('Working days until that is here'),
})
export type Trial = z.output<typeof Trial>
const TriedPlan = z.object({
  parcels: z.number().int(),
  cost: z.number().nullable().describe('Euros, VAT included; null: confirmed by the shop after the order'),
  promised_on: z.iso.date().nullable(),
})
const Tried = z.object({
  zone: z.string().nullable(),
  plans: z.array(TriedPlan).describe('Together, then in two parcels where that can be'),
  why_not: z.string().nullable().describe('Why it is not sent there'),
})
export type Tried = z.output<typeof Tried>

export const shippingCalls = {
  'GET /shipping/': { answer: ShippingView },
  'GET /shipping/zones/': { answer: z.object({ zones: z.array(z.object({ zone: z.string(), active: z.boolean() })) }) },
  'POST /shipping/trial/': { body: Trial, answer: Tried },
  'PUT /shipping/holidays/': { body: SetHolidays, answer: KeptHolidays },
  'PUT /shipping/blocked-days/:store/': { params: OfStore, body: SetBlockedDays, answer: KeptBlockedDays },
  'PUT /shipping/pickups/:store/': { params: OfStore, body: versioned(Pickups), answer: KeptPickups },
  'PUT /shipping/zones/:zone/': { params: OfZone, body: SetZone, answer: KeptZone },
  'GET /shipping/pickup-points/': pointList,
  'GET /shipping/pickup-points/:carrier/:point/': { params: OfPickupPoint, answer: KeptPickupPoint },
  'PUT /shipping/pickup-points/': { body: KeptPickupPoint, answer: KeptPickupPoint },
} satisfies StaffContract
