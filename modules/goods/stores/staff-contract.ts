import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { storeServices } from './contract.ts'
import { spansPattern, weekdaysPattern } from './hours.ts'

const Text = (most: number) => z.string().trim().max(most)
const StoreCode = z.string().regex(/^T\d{3}$/)
const Spans = z.string().regex(spansPattern)
const Texts = z.object({ about: Text(4_000).default(''), directions: Text(1_000).default('') })
const Note = localized(Text(200)).partial()
export const StoreData = z.object({
  name: Text(120).min(1),
  province: Text(80).min(1),
  city: Text(80).min(1),
  address: Text(200).min(1),
  postcode: z.string().regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/),
  phone: Text(40),
  email: z.email().max(254),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  latitude: z.number().min(27).max(44).nullable(),
  longitude: z.number().min(-19).max(5).nullable(),
  hours: z.record(z.string().regex(weekdaysPattern), Spans).describe('"mon-fri": "10:00-14:00, 17:00-20:30"'),
  pickup: z.boolean(),
  exit_capacity: z
    .number()
    .int()
    .min(0)
    .max(100)
    .default(6)
    .describe('Baskets of visitors that it gets ready at its exit in half an hour'),
  published: z.boolean(),
  time_zone: z.enum(['Europe/Madrid', 'Atlantic/Canary']),
  services: z.array(z.enum(storeServices)).max(storeServices.length),
  position: z.number().int().min(0).max(10_000),
  texts: localized(Texts).partial(),
})
export const Exceptions = z.object({
  days: z
    .array(z.object({ day: z.iso.date(), hours: Spans.or(z.literal('')).describe('Empty: closed'), note: Note.default({}) }))
    .max(200),
})
export const StoreAnswer = StoreData.extend({
  store_code: z.string(),
  hours: z.record(z.string(), z.string()),
  website: z.string().nullable(),
  email: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  postcode: z.string(),
  time_zone: z.string(),
  days: z.array(z.object({ day: z.string(), hours: z.string(), note: Note })),
})
export type StoreAnswer = z.input<typeof StoreAnswer>
const OfStore = z.object({ store: StoreCode })

/** As they are read and saved. */
const KeptStore = versioned(StoreAnswer)
const SavedStore = versioned(StoreData)
const SavedDays = versioned(Exceptions)

export const storeCalls = {
  'GET /stores/': { answer: ListOf(KeptStore) },
  'PUT /stores/:store/': { params: OfStore, body: SavedStore, answer: KeptStore },
  'PUT /stores/:store/days/': { params: OfStore, body: SavedDays, answer: KeptStore },
} satisfies StaffContract
