import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Picture, ProductCard } from '#modules/goods/catalogue/contract.ts'
import { accessibilities, paidWays } from './offered-contract.ts'

/** What the shop says of an activity (T-04); `invoiced` is the name of those that are over. */
export const statuses = ['in_progress', 'upcoming', 'cancelled', 'invoiced'] as const
export type Status = (typeof statuses)[number]

/** Places that one registration may ask for. */
export const mostPlaces = 6

const instant = z.iso.datetime()
const Localized = localized(z.string())
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
  hours: z.string().describe('Opening hours in words, of what lasts several days'),
  free: z.boolean(),
  status: z.enum(statuses),
  /** Whether nobody more can come; the waiting list is open. */
  full: z.boolean(),
  img: Picture,
  signed_until: z.iso
    .date()
    .nullable()
    .describe('Until when copies signed there can be ordered; null where they cannot, any more'),
})
export type ActivityCard = z.output<typeof ActivityCard>

/** The whole activity (T-02). */
export const Activity = ActivityCard.extend({
  slugs,
  'img-detail': Picture,
  presentation: z.string().describe('Markdown'),
  programme: z.string().describe('Markdown'),
  prices: z.array(z.object({ label: z.string(), price: z.number().describe('Euros') })),
  paid: z.enum(paidWays).nullable().describe('How the price is paid; null where it is free'),
  pay_url: z.string().describe('Where it is paid by a link'),
  refund_hours: z
    .number()
    .int()
    .nullable()
    .describe('Paid online, places are given back with their money until so many hours before; null: they are not'),
  accessibility: z.array(z.enum(accessibilities)),
  spoken: z.array(z.enum(languages)).describe('The languages in which it is held'),
  centre: z.string(),
  store: z.object({ code: z.string(), name: z.string(), address: z.string(), city: z.string(), postcode: z.string() }).nullable(),
  leaflet: z.string().describe('An address: the one that staff gave, else what the shop prints of it'),
  website: z.string(),
  limited_places: z.boolean(),
  /** Null without a limit. */
  places_left: z.number().int().nullable(),
  /** Whether people sign up for it, and may do so now. */
  takes_registrations: z.boolean(),
  registration_open: z.boolean(),
  /** Copies that are signed to order; null where none are. */
  signing: z
    .object({
      until: z.iso.date().describe('The last day on which they are ordered'),
      open: z.boolean().describe('Whether they can be ordered now'),
      products: z.array(z.number().int()).describe('Of its books those that can be signed'),
    })
    .nullable(),
  /** Books and objects that belong to it. */
  related: z.array(ProductCard),
  /** What else is on: first of its type, then the next. */
  further: z.array(ActivityCard),
})
export type Activity = z.output<typeof Activity>

/** Which of them: where, in which language, for how much, and open to whom. */
const wanted = {
  city: z.string().trim().max(80).optional().describe('Of the store in which it is'),
  spoken: z.enum(languages).optional().describe('The language in which it is held'),
  price: z.enum(['free', 'paid']).optional(),
  accessibility: z.enum(accessibilities).optional(),
}
export const ActivityQuery = z.object({
  type: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  date: z.string().max(10).optional().describe('yyyy-mm-dd'),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .describe('yyyy-mm'),
  author: z.coerce
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('Whose books belong to it: signings, readings, presentations'),
  product: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe('What belongs to it'),
  signed: z.stringbool().optional().describe('true: where signed copies can be ordered now'),
  ...wanted,
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

/** What one can choose from among those that are ahead. */
export const AgendaChoices = z.object({
  cities: z.array(z.string()),
  spoken: z.array(z.enum(languages)),
  accessibilities: z.array(z.enum(accessibilities)),
})
export type AgendaChoices = z.output<typeof AgendaChoices>

/** What was on, the last first, each with the books that belonged to it. */
export const PastQuery = ActivityQuery.pick({ page: true, limit: true })
export const PastActivities = Activities.extend({
  items: z.array(ActivityCard.extend({ read: z.array(ProductCard).describe('What was read or shown there') })),
})
export type PastActivities = z.output<typeof PastActivities>

/** The days of a month on which something happens, and the months that there is something to see in. */
export const MonthQuery = ActivityQuery.pick({ type: true, month: true })
export const Month = z.object({
  month: z.string(),
  days: z.array(
    z.object({ date: z.string(), count: z.number().int(), begin: z.number().int().describe('Of those, how many begin on it') }),
  ),
  previous: z.string().nullable(),
  next: z.string().nullable(),
})
export type Month = z.output<typeof Month>

/** The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const Register = Caller.extend({
  activity: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  name: z.string().max(300).default(''),
  email: z.string().max(300).default(''),
  phone: z.string().max(100).default(''),
  places: z.coerce.number().int().min(0).max(1000).default(1),
  tickets: z
    .array(z.coerce.number().int().min(0).max(1000))
    .max(8)
    .default([])
    .describe('Places of each price of what is paid online, in the order of its prices; `places` is their sum then'),
  companions: z.array(z.string().max(300)).max(50).default([]).describe('Who comes along, by name'),
  gift_card: z.string().max(60).default('').describe('The code of a gift card that pays, as far as it goes'),
  conditions: z.boolean().default(false).describe('The conditions of purchase, where something is paid'),
  /** Wait for places if there are not enough. */
  waiting_list: z.boolean().default(false),
  privacy_accepted: z.boolean().default(false),
  captcha: z.string().max(5_000).default(''),
})
export type Register = z.output<typeof Register>
/** `held`: the places are kept until the order that pays for them is paid or ends. */
export const registrationStates = ['held', 'confirmed', 'waiting', 'cancelled'] as const
export const Registered = z.object({
  detail: z.string(),
  state: z.enum(registrationStates),
  order: z.object({ number: z.string(), key: z.string() }).nullable().describe('What is to be paid; `key` opens its page'),
})
export type Registered = z.output<typeof Registered>

export const RegistrationKey = z.object({ key: z.string().max(200) })
export const Acknowledgement = z.object({ detail: z.string() })
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
  ticket: z.string().nullable().describe('What is scanned at the door; null without a place'),
  qr: z.array(z.string()).describe('The same as the rows of a QR code, a letter x for each dark square; empty without a place'),
  companions: z.array(z.string()),
  paid: z.number().describe('Euros; 0 where nothing was paid here'),
  given_back: z.boolean().describe('Whether giving the places back now brings the money back'),
})
export type OwnRegistration = z.output<typeof OwnRegistration>

export const ById = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
