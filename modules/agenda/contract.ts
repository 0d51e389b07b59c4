import { z } from 'zod'
import { Picture } from '#modules/catalogue/contract.ts'

/** What the shop says of an activity (T-04); `invoiced` is the name of those that are over. */
export const statuses = ['in_progress', 'upcoming', 'cancelled', 'invoiced'] as const
export type Status = (typeof statuses)[number]

/** Places that one registration may ask for. */
export const mostPlaces = 6

const instant = z.iso.datetime()
const Localized = z.object({ es: z.string(), ca: z.string(), en: z.string() })
const slugs = Localized.describe('How the address names it in each language')

export const ActivityType = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  slugs,
  /** Activities of it that are ahead. */
  count: z.number().int(),
})
export type ActivityType = z.output<typeof ActivityType>
export const ActivityTypes = z.object({ items: z.array(ActivityType) })

/** An activity in a list (T-03). */
export const ActivityCard = z.object({
  id: z.number().int(),
  title: z.string(),
  subtitle: z.string(),
  slug: z.string(),
  type: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }),
  starts_at: instant,
  ends_at: instant,
  place: z.string(),
  free: z.boolean(),
  status: z.enum(statuses),
  /** Whether nobody more can come; the waiting list is open. */
  full: z.boolean(),
  img: Picture,
})
export type ActivityCard = z.output<typeof ActivityCard>

/** The whole activity (T-02). */
export const Activity = ActivityCard.extend({
  slugs,
  'img-detail': Picture,
  presentation: z.string().describe('Markdown'),
  programme: z.string().describe('Markdown'),
  prices: z.array(z.object({ label: z.string(), price: z.number().describe('Euros') })),
  centre: z.string(),
  store: z.object({ code: z.string(), name: z.string(), address: z.string(), city: z.string(), postcode: z.string() }).nullable(),
  leaflet: z.string(),
  website: z.string(),
  limited_places: z.boolean(),
  /** Null without a limit. */
  places_left: z.number().int().nullable(),
  /** Whether people sign up for it, and may do so now. */
  takes_registrations: z.boolean(),
  registration_open: z.boolean(),
})
export type Activity = z.output<typeof Activity>

export const ActivityQuery = z.object({
  type: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  date: z.string().max(10).optional().describe('yyyy-mm-dd'),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .describe('yyyy-mm'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})
export const Activities = z.object({
  items: z.array(ActivityCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
})
export type Activities = z.output<typeof Activities>

/** The days of a month on which something happens, and the months that there is something to see in. */
export const MonthQuery = ActivityQuery.pick({ type: true, month: true })
export const Month = z.object({
  month: z.string(),
  days: z.array(z.object({ date: z.string(), count: z.number().int() })),
  previous: z.string().nullable(),
  next: z.string().nullable(),
})
export type Month = z.output<typeof Month>

/** The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const Register = z.object({
  activity: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  name: z.string().max(300).default(''),
  email: z.string().max(300).default(''),
  phone: z.string().max(100).default(''),
  places: z.coerce.number().int().min(0).max(1000).default(1),
  /** Wait for places if there are not enough. */
  waiting_list: z.boolean().default(false),
  privacy_accepted: z.boolean().default(false),
  captcha: z.string().max(5_000).default(''),
})
export type Register = z.output<typeof Register>
export const registrationStates = ['confirmed', 'waiting', 'cancelled'] as const
export const Registered = z.object({ detail: z.string(), state: z.enum(registrationStates) })

export const RegistrationKey = z.object({ key: z.string().max(200) })
export const Said = z.object({ detail: z.string() })
/** A registration as the link of its letter shows it: what for, and nothing of whom. */
export const OwnRegistration = z.object({
  title: z.string(),
  slug: z.string(),
  activity: z.number().int(),
  starts_at: instant,
  ends_at: instant,
  place: z.string(),
  places: z.number().int(),
  state: z.enum(registrationStates),
})
export type OwnRegistration = z.output<typeof OwnRegistration>

const Address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(|https?:\/\/\S+|\/\S*)$/)
const Text = (most: number, least = 0) =>
  z.object({
    es: z.string().trim().min(least).max(most),
    ca: z.string().trim().min(least).max(most),
    en: z.string().trim().min(least).max(most),
  })
const noText = { es: '', ca: '', en: '' }

/** What staff write of a type. */
export const NewActivityType = z.object({ name: Text(80, 1), position: z.number().int().min(0).max(1000).default(0) })
export type NewActivityType = z.output<typeof NewActivityType>

/** What staff write of an activity. */
export const NewActivity = z.object({
  type: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  starts_at: instant,
  ends_at: instant,
  store_code: z.string().trim().max(10).nullable().default(null),
  prices: z
    .array(z.object({ price: z.number().min(0.01).max(10_000).describe('Euros'), label: Text(80, 1) }))
    .max(8)
    .default([])
    .describe('None where it is free'),
  takes_registrations: z.boolean().default(true),
  limited_places: z.number().int().min(1).max(10_000).nullable().default(null).describe('How many; null without a limit'),
  website: Address.default(''),
  leaflet: Address.default(''),
  theme: z.string().trim().max(40).default('neutral'),
  title: Text(160, 1),
  subtitle: Text(240).default(noText),
  place: Text(200, 1),
  centre: Text(160).default(noText),
  presentation: Text(10_000).default(noText),
  programme: Text(10_000).default(noText),
})
export type NewActivity = z.output<typeof NewActivity>

/** An activity as staff see it. */
export const StaffActivity = NewActivity.extend({
  id: z.number().int(),
  published: z.boolean(),
  status: z.enum(statuses),
  taken: z.number().int(),
  waiting: z.number().int().describe('Places that people wait for'),
})
export type StaffActivity = z.output<typeof StaffActivity>

export const Registration = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  places: z.number().int(),
  state: z.enum(registrationStates),
  language: z.enum(['es', 'ca', 'en']),
  registered_at: instant,
})
export type Registration = z.output<typeof Registration>
