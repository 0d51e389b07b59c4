import { z } from 'zod'
import { inEachLanguage, languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { Done, Id, IdOf, ListOf, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { registrationStates, statuses } from './contract.ts'
import { accessibilities, paidWays } from './offered-contract.ts'

const instant = z.iso.datetime()
const Address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(|https?:\/\/\S+|\/\S*)$/)
const Text = (most: number, least = 0) => localized(z.string().trim().min(least).max(most))
const noText = inEachLanguage(() => '')

/** What staff write of a type. */
export const NewActivityType = z.object({ name: Text(80, 1), position: z.number().int().min(0).max(1000).default(0) })
export type NewActivityType = z.output<typeof NewActivityType>

/** A type as staff see it. */
export const StaffActivityType = NewActivityType.extend({
  id: z.number().int(),
  used: z.boolean().describe('There is an activity of it'),
})
export type StaffActivityType = z.output<typeof StaffActivityType>
const KeptActivityType = versioned(StaffActivityType, ['used'])
const SavedActivityType = versioned(NewActivityType)

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
  paid: z.enum(paidWays).default('door').describe('How the price is paid; of no matter where it is free'),
  pay_url: Address.default('').describe('Where it is paid by a link'),
  refund_hours: z
    .number()
    .int()
    .min(0)
    .max(720)
    .nullable()
    .default(48)
    .describe('Paid online: until so many hours before it begins places are given back with their money; null: never'),
  accessibility: z.array(z.enum(accessibilities)).max(accessibilities.length).default([]),
  spoken: z.array(z.enum(languages)).max(languages.length).default([]).describe('The languages in which it is held'),
  takes_registrations: z.boolean().default(true),
  limited_places: z.number().int().min(1).max(10_000).nullable().default(null).describe('How many; null without a limit'),
  website: Address.default(''),
  leaflet: Address.default(''),
  theme: z.string().trim().max(40).default('neutral'),
  title: Text(160, 1),
  subtitle: Text(240).default(noText),
  place: Text(200, 1),
  hours: Text(200).default(noText).describe('Opening hours of what lasts several days; its times say the rest'),
  centre: Text(160).default(noText),
  presentation: Text(10_000).default(noText),
  programme: Text(10_000).default(noText),
  products: z
    .array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
    .max(12)
    .default([])
    .describe('Books and objects that belong to it'),
  signed_copies: z.boolean().default(false).describe('Whether copies of its books are signed to order'),
  signed_until: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('The last day on which signed copies are ordered, before the day it begins; null: three days before'),
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
  language: z.enum(languages),
  registered_at: instant,
  ticket: z.string().describe('What is scanned at the door'),
  companions: z.array(z.string()).describe('Who comes along, by name'),
  order: z.string().nullable().describe('The number of the order that pays for it'),
  came: z.number().int().nullable().describe('With how many; null before somebody said so'),
  came_at: instant.nullable(),
})
export type Registration = z.output<typeof Registration>

const Publish = z.object({ published: z.boolean() })
const CallOff = z.object({ reason: z.string().trim().max(500).default('') })

/** As they are read and saved; who comes is no matter of its editors. */
const KeptActivity = versioned(StaffActivity, ['taken', 'waiting', 'status'])
const SavedActivity = versioned(NewActivity)

const activityList = listCall({
  sorts: ['starts_at', 'made'],
  first: '-made',
  filters: {
    type: Id.optional(),
    store_code: z.string().trim().max(10).optional(),
    published: z.stringbool().optional(),
    called_off: z.stringbool().optional(),
  },
  item: KeptActivity,
})
export type FindActivities = z.output<(typeof activityList)['query']>

const registrationList = listCall({
  sorts: ['registered_at', 'name'],
  first: 'registered_at',
  filters: {
    state: z.enum(registrationStates).optional(),
    here: z.stringbool().optional().describe('Those who came, or those who did not'),
  },
  item: Registration,
})
export type FindRegistrations = z.output<(typeof registrationList)['query']>

/** The days of one series; a course of a year, week by week. */
export const mostInSeries = 60
const Series = z.object({
  every: z.enum(['week', 'fortnight', 'month']).describe('The same weekday; of a month the same one, such as its second Tuesday'),
  until: z.iso.date().describe('The last day on which it may be'),
  published: z.boolean().default(false).describe('Whether visitors see them at once'),
})
export type Series = z.output<typeof Series>
const Made = z.object({ id: z.number().int(), starts_at: instant })
export type Made = z.output<typeof Made>

const Told = z.object({
  people: z.number().int().describe('Who is written to'),
  letters: z.array(z.object({ language: z.enum(languages), people: z.number().int(), subject: z.string(), text: z.string() })),
})
export type Told = z.output<typeof Told>

const ofActivity = { params: IdOf('activity') }

export const agendaCalls = {
  'GET /agenda/': activityList,
  'GET /agenda/:activity/': { ...ofActivity, answer: KeptActivity },
  'POST /agenda/': { body: NewActivity, answer: StaffActivity },
  'PUT /agenda/:activity/': { ...ofActivity, body: SavedActivity, answer: KeptActivity },
  'POST /agenda/:activity/told/': { ...ofActivity, body: NewActivity, answer: Told },
  'POST /agenda/:activity/publish/': { ...ofActivity, body: Publish, answer: StaffActivity },
  'POST /agenda/:activity/series/': { ...ofActivity, body: Series, answer: ListOf(Made) },
  'POST /agenda/:activity/cancel/': { ...ofActivity, body: CallOff, answer: StaffActivity },
  'POST /agenda/:activity/cancel/told/': { ...ofActivity, body: CallOff, answer: Told },
  'GET /agenda/:activity/registrations/': { ...ofActivity, ...registrationList },
  'GET /agenda/:activity/registrations/export/': { ...ofActivity, file: ['text/csv'] },
  'POST /agenda/registrations/:registration/cancel/': { params: IdOf('registration'), answer: Numbered },
  'GET /agenda/types/': { answer: ListOf(KeptActivityType) },
  'POST /agenda/types/': { body: NewActivityType, answer: Numbered },
  'PUT /agenda/types/:type/': { params: IdOf('type'), body: SavedActivityType, answer: KeptActivityType },
  'DELETE /agenda/types/:type/': { params: IdOf('type'), answer: Done },
} satisfies StaffContract
