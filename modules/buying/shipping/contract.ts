import { z } from 'zod'
import { StoreView } from '#modules/goods/stores/contract.ts'

export { spanishProvinces } from './provinces.ts'

export const shippingMethods = ['home', 'store', 'pickup_point'] as const
export type ShippingMethod = (typeof shippingMethods)[number]

export const ShippingOptions = z.object({
  methods: z.array(z.enum(shippingMethods)),
  /** Countries the shop ships to, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** From this much on, in euros, the mainland is free; null: never. */
  free_from: z.number().nullable(),
  /** Null: one more tariff of the zone. */
  split_fee: z.number().nullable(),
  stores: z.array(StoreView),
})
export type ShippingOptions = z.output<typeof ShippingOptions>

/** A carrier's counter: a post office, a locker or a shop that hands parcels over. */
export const PickupPoint = z.object({
  pk: z.number().int(),
  carrier: z.string(),
  /** The carrier's own name of it. */
  point: z.string(),
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  opening: z.string(),
})
export type PickupPoint = z.output<typeof PickupPoint>

/** What a Spanish postcode says of an address: its province and the places that share it. */
export const PostcodePlace = z.object({ postcode: z.string(), region: z.string().nullable(), cities: z.array(z.string()) })
export type PostcodePlace = z.output<typeof PostcodePlace>

export const AtPostcode = z.object({ postcode: z.string().trim().max(12) })
export const PickupPoints = z.object({ items: z.array(PickupPoint) })
