import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { themeNames } from '#modules/goods/artwork/contract.ts'
import { Id, IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { exclusionKinds } from './contract.ts'

const Day = z.iso.date()
const texts = (longest: number) => {
  const Text = z.string().trim().min(1).max(longest)
  return localized(Text)
}
const position = z.int().min(0).max(100_000).default(0)

/** A partner as staff write it. */
export const NewPartner = z.object({
  name: z.string().trim().min(1).max(120),
  kind: texts(60),
  text: texts(4_000),
  province: z.string().trim().min(1).max(60),
  city: z.string().trim().min(1).max(80),
  address: z.string().trim().max(200).default(''),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  website: z
    .url({ protocol: /^https$/ })
    .regex(/^https:/)
    .max(300)
    .nullable()
    .default(null),
  theme: z.enum(themeNames).default('neutral'),
  position,
  active: z.boolean().default(true),
})
export const Partner = NewPartner.extend({ id: z.number().int() })

/** A partner's offer as staff write it. */
export const NewOffer = z.object({
  partner: z.int().positive(),
  zone: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .describe('Key of a zone'),
  name: texts(120),
  discount: texts(60),
  text: texts(4_000),
  conditions: texts(2_000),
  voucher: z
    .string()
    .regex(/^[A-Z0-9-]{3,30}$/)
    .nullable()
    .default(null)
    .describe('Told to whoever signed in'),
  valid_from: Day.nullable().default(null),
  valid_to: Day.describe('Last day, in Madrid'),
  position,
  active: z.boolean().default(true),
})
export const Offer = NewOffer.extend({ id: z.number().int() })

/** A geographical zone, made or renamed. */
export const Zone = z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/), name: texts(80), position })

/** Products or days to which promotions do not apply. */
export const NewExclusion = z.object({
  kind: z.enum(exclusionKinds),
  name: texts(120),
  text: texts(2_000),
  first_day: Day.nullable().default(null),
  last_day: Day.nullable().default(null),
  codes: z
    .array(z.string().trim().min(1).max(40))
    .max(500)
    .default([])
    .describe('EAN or own code of products that no promotion reaches'),
  category: z.int().positive().nullable().default(null).describe('Nor what is in this section or below it'),
  publisher: z.int().positive().nullable().default(null).describe('Nor what is of this publisher'),
  position,
  active: z.boolean().default(true),
})
export const Exclusion = NewExclusion.extend({ id: z.number().int() })

/** As they are read and saved. */
const KeptPartner = versioned(Partner)
const SavedPartner = versioned(NewPartner)
const KeptOffer = versioned(Offer)
const SavedOffer = versioned(NewOffer)
const KeptZone = versioned(Zone)
const KeptExclusion = versioned(Exclusion)
const SavedExclusion = versioned(NewExclusion)

const partnerList = listCall({
  sorts: ['name', 'position'],
  first: 'position',
  filters: {
    active: z.stringbool().optional(),
    province: z.string().trim().max(60).optional().describe('As it is written, or its address'),
  },
  item: KeptPartner,
})
export type FindPartners = z.output<(typeof partnerList)['query']>

const offerList = listCall({
  sorts: ['valid_to', 'made'],
  first: '-made',
  filters: {
    partner: Id.optional(),
    zone: z.string().max(60).optional(),
    active: z.stringbool().optional(),
    over: z.stringbool().optional().describe('Those whose last day is over, or those that hold or will'),
  },
  item: KeptOffer,
})
export type FindOffers = z.output<(typeof offerList)['query']>

const exclusionList = listCall({
  sorts: ['position'],
  first: 'position',
  filters: { active: z.stringbool().optional(), kind: z.enum(exclusionKinds).optional() },
  item: KeptExclusion,
})
export type FindExclusions = z.output<(typeof exclusionList)['query']>
const OfExclusion = IdOf('exclusion')

const OfPartner = IdOf('partner')
const OfOffer = IdOf('offer')

export const partnerCalls = {
  'GET /partners/': partnerList,
  'GET /partners/:partner/': { params: OfPartner, answer: KeptPartner },
  'POST /partners/': { body: NewPartner, answer: Partner },
  'PUT /partners/:partner/': { params: OfPartner, body: SavedPartner, answer: KeptPartner },
  'GET /offers/': offerList,
  'GET /offers/:offer/': { params: OfOffer, answer: KeptOffer },
  'POST /offers/': { body: NewOffer, answer: Offer },
  'PUT /offers/:offer/': { params: OfOffer, body: SavedOffer, answer: KeptOffer },
  'GET /zones/': { answer: ListOf(KeptZone) },
  'PUT /zones/': { body: KeptZone, answer: KeptZone },
  'GET /exclusions/': exclusionList,
  'GET /exclusions/:exclusion/': { params: OfExclusion, answer: KeptExclusion },
  'POST /exclusions/': { body: NewExclusion, answer: Exclusion },
  'PUT /exclusions/:exclusion/': { params: OfExclusion, body: SavedExclusion, answer: KeptExclusion },
} satisfies StaffContract
