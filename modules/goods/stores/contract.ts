import { z } from 'zod'
import { localized } from '#kernel/localized.ts'

export const StoreView = z.object({
  code: z.string(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  pickup: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  hours: z.record(z.string(), z.string()),
  /** False on a blocked day: "The selected store is not available. Please, select another one." (P-10) */
  available_today: z.boolean(),
})
export type StoreView = z.output<typeof StoreView>

/** What a store does beside selling; picking up orders is `pickup`. */
export const storeServices = ['events', 'cafe', 'gift_wrap', 'orders', 'children', 'step_free'] as const
export type StoreService = (typeof storeServices)[number]

/** "10:00-14:00"; none on a day on which the store stays closed. */
const Spans = z.array(z.string())

export const Opening = z.object({
  open: z.boolean(),
  /** Local time of closing, "20:30"; null while closed. */
  until: z.string().nullable(),
  next: z.object({ day: z.string(), time: z.string(), days_ahead: z.number().int(), weekday: z.number().int() }).nullable(),
  today: z.object({
    day: z.string(),
    weekday: z.number().int(),
    spans: Spans,
    because: z.enum(['week', 'holiday', 'exception']),
  }),
  hands_over: z.boolean(),
})
export type Opening = z.output<typeof Opening>

const Slugs = localized(z.string())

/** A store as lists show it (T-10, T-13). */
export const StoreCard = StoreView.extend({
  province_name: z.string().describe('In the language of the call'),
  province_slug: z.string(),
  services: z.array(z.enum(storeServices)),
  opening: Opening,
  /** Where it lies from the place that was asked for; null when none was. */
  near: z.enum(['town', 'province', 'farther']).nullable(),
  distance_km: z.number().int().nullable().describe('In a straight line from the capital of the province that was asked for'),
})
export type StoreCard = z.output<typeof StoreCard>

/** A store's own page (T-11, T-12). */
export const StorePage = StoreCard.extend({
  time_zone: z.string(),
  about: z.string(),
  directions: z.string(),
  /** Monday first; 0 is Sunday. */
  week: z.array(z.object({ weekday: z.number().int(), spans: Spans })),
  /** Days of the next two months that are not as the week says. */
  other_days: z.array(
    z.object({ day: z.string(), weekday: z.number().int(), spans: Spans, note: z.string(), holiday: z.boolean() }),
  ),
})
export type StorePage = z.output<typeof StorePage>

export const ProvinceView = z.object({ name: z.string(), slugs: Slugs, stores: z.number().int(), cities: z.array(z.string()) })
export type ProvinceView = z.output<typeof ProvinceView>

export const StoresAnswer = z.object({
  items: z.array(StoreCard),
  /** What `near` was taken to mean; null when it names no place in Spain, or was not given. */
  place: z.object({ town: z.string().nullable(), province_name: z.string(), province_slug: z.string() }).nullable(),
})
export const ProvincesAnswer = z.object({ items: z.array(ProvinceView) })
export const ProvinceAnswer = z.object({ province: ProvinceView, items: z.array(StoreCard) })

/** Where a product lies: how much, in words rather than copies. */
export const ProductStores = z.object({
  items: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      city: z.string(),
      province_name: z.string(),
      level: z.enum(['several', 'few', 'none']),
      opening: Opening,
    }),
  ),
})
export type ProductStores = z.output<typeof ProductStores>

export const FindStores = z.object({
  near: z.string().trim().max(80).optional().describe('A postcode, a town or a province of Spain'),
})
export const InProvince = z.object({ province: z.string().max(80).toLowerCase() })
export const StoreCode = z.object({ store_code: z.string().max(10) })
export const StoresOfProduct = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
