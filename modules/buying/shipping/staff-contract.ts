import { z } from 'zod'

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
export const ShippingView = z.object({
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  blocked_days: z.array(z.object({ store_code: z.string(), day: z.string() })),
  zones: z.array(ZoneRows.extend({ zone: z.string(), areas: z.array(z.string()) })),
})
export type ShippingView = z.output<typeof ShippingView>
export const SetHolidays = z.object({ holidays: z.array(z.object({ day: DayOff, name: Text(80).default('') })).max(300) })
export const OfStore = z.object({ store: z.string().max(10) })
export const SetBlockedDays = z.object({ days: z.array(DayOff).max(300) })
export const OfZone = z.object({ zone: z.string().max(40) })
export const SetZone = ZoneRows.refine((zone) => zone.days_to >= zone.days_from, { path: ['days_to'] })
export const SetPickupPoint = z.object({
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
export const PickupPointWritten = z.object({ pk: z.number().int() })
