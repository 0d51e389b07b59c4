import { z } from 'zod'
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
export const KeptHolidays = versioned(z.object({ holidays: z.array(z.object({ day: z.string(), name: z.string() })) }))
export const KeptBlockedDays = versioned(z.object({ store_code: z.string(), days: z.array(z.string()) }))
export const KeptZone = versioned(ZoneRows.extend({ zone: z.string(), areas: z.array(z.string()) }))
export const ShippingView = z.object({
  holidays: KeptHolidays,
  blocked_days: z.array(KeptBlockedDays).describe('Of every store that takes parcels of the shop'),
  zones: z.array(KeptZone),
})
const Holidays = z.object({ holidays: z.array(z.object({ day: DayOff, name: Text(80).default('') })).max(300) })
export const OfStore = z.object({ store: z.string().max(10) })
export const SetHolidays = versioned(Holidays)
export const SetBlockedDays = versioned(z.object({ days: z.array(DayOff).max(300) }))
export const OfZone = z.object({ zone: z.string().max(40) })
export const SetZone = versioned(ZoneRows.refine((zone) => zone.days_to >= zone.days_from, { path: ['days_to'] }))
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
export const OfPickupPoint = z.object({ carrier: Text(40).min(1), point: Text(40).min(1) })
