import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { Picture, ProductCard } from '#modules/goods/catalogue/contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

/** Upper bounds of the campaign's price ranges in euros, each exclusive and holding the ones before it (M-21, M-22). */
export const giftBounds = [25, 50, 100, 200, 300] as const

export const Texts = localized(z.string())

export const GiftCategory = z.object({
  id: z.number().int(),
  key: z.string(),
  title: z.string(),
  text: z.string(),
  slug: z.string(),
  /** For the addresses of the same page in other languages. */
  slugs: Texts,
  theme: z.string(),
  art: Picture,
})
export type GiftCategory = z.output<typeof GiftCategory>

export const GiftCampaign = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  theme: z.string(),
  art: Picture,
  /** Month and day, every year. */
  from_day: z.string(),
  to_day: z.string(),
  in_season: z.boolean(),
})
export type GiftCampaign = z.output<typeof GiftCampaign>

export const CampaignsAnswer = z.object({
  /** The one that was asked for, else the first in season. */
  current: GiftCampaign.nullable(),
  items: z.array(GiftCampaign),
  categories: z.array(GiftCategory.extend({ count: z.number().int(), products: z.array(ProductCard) })),
  ranges: z.array(z.object({ under: z.number().int(), count: z.number().int() })),
})
export type CampaignsAnswer = z.output<typeof CampaignsAnswer>

/** Typed by a visitor: what cannot be used is told in the answer, which shows the list without it. */
export const Typed = z.string().trim().max(20)
/** At the field of what was typed and cannot be used, what is wanted there. */
export const DeliveryWords = z.object({ arrives_by: z.string().optional(), postcode: z.string().optional() })
export type DeliveryWords = z.output<typeof DeliveryWords>
export const StoreCode = z.string().regex(/^[A-Z0-9]{2,10}$/)
/** Stores that hand over orders, for a choice. */
export const PickupStores = z.array(z.object({ code: z.string(), name: z.string(), city: z.string() }))

/** A category or price that is none is no filter: an address typed by hand shows the list. */
export const GiftsQuery = z.object({
  category: z.coerce.number().int().min(1).max(1_000_000_000).optional().catch(undefined),
  under: z.coerce
    .number()
    .refine((bound) => (giftBounds as readonly number[]).includes(bound))
    .optional()
    .catch(undefined),
  arrives_by: Typed.optional().describe('Only what is at the postcode by this day, as 2026-12-24'),
  postcode: Typed.optional().describe('Spanish postcode; the shop’s own where none is given'),
  pickup_store: StoreCode.optional().catch(undefined).describe('Where it would be collected, instead of a postcode'),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})
export type GiftsQuery = z.output<typeof GiftsQuery>

export const GiftsAnswer = z.object({
  category: GiftCategory.nullable(),
  items: z.array(ProductCard.extend({ arrives_on: z.iso.date().nullable() })),
  total: z.number().int(),
  /** Of how many, the most sold, the day of arrival was worked out, where it was not of all. */
  looked_at: z.number().int().nullable(),
  page: z.number().int(),
  pages: z.number().int(),
  categories: z.array(GiftCategory.extend({ count: z.number().int(), selected: z.boolean() })),
  ranges: z.array(z.object({ under: z.number().int(), count: z.number().int(), selected: z.boolean() })),
  under: z.number().int().nullable(),
  /** Day and postcode as they were typed. */
  arrives_by: z.string().nullable(),
  postcode: z.string().nullable(),
  pickup_store: z.string().nullable(),
  refused: DeliveryWords.describe('What was typed and left out, with what is wanted instead'),
  stores: PickupStores,
})
export type GiftsAnswer = z.output<typeof GiftsAnswer>

const key = z.string().regex(/^[a-z0-9-]{2,60}$/)

/** How many products stand with each category: none where the page shows only its tiles; `campaign` asks for one on any day. */
export const CampaignsQuery = z.object({
  products: z.coerce.number().int().min(0).max(12).default(0),
  campaign: key.optional(),
})

const written = (most: number) => z.string().trim().min(1).max(most)
const texts = (most: number) => localized(written(most))
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .describe('Month and day: 12-24')

/** What staff write of a category: its words in three languages, and a lot or a saved query of the product list. */
export const GiftCategoryWish = z.object({
  theme: z.string().max(40),
  lot_id: z.number().int().positive().nullable().default(null),
  query: z.string().max(400).nullable().default(null),
  active: z.boolean().default(true),
  position: z.number().int().min(0).max(999),
  titles: texts(80),
  slugs: localized(slug),
  texts: texts(600),
})
export type GiftCategoryWish = z.output<typeof GiftCategoryWish>

export const GiftCampaignWish = z.object({
  theme: z.string().max(40),
  from_day: monthDay,
  to_day: monthDay,
  active: z.boolean().default(true),
  position: z.number().int().min(0).max(999),
  titles: texts(80),
  texts: texts(800),
  addresses: PageSlugs.nullable().default(null).describe('A page of its own, in and out of season; null: none'),
  category_keys: z.array(key).max(24).default([]).describe('In this order; none named: all of them'),
})
export type GiftCampaignWish = z.output<typeof GiftCampaignWish>

/** What decides which gifts a campaign shows, and the day it is looked at; as it is typed, not as it is kept. */
export const CampaignTrial = GiftCampaignWish.pick({
  from_day: true,
  to_day: true,
  active: true,
  position: true,
  category_keys: true,
}).extend({ on: z.iso.date() })
export type CampaignTrial = z.output<typeof CampaignTrial>

/** Gifts that a visitor would come upon: how many can be had now, and the first of them. */
const Found = z.object({
  count: z.number().int(),
  gifts: z.array(z.object({ id: z.number().int(), title: z.string(), price: z.number().nullable().describe('EUR') })),
})
export type Found = z.output<typeof Found>
const ranges = z.array(z.object({ under: z.number().int().describe('EUR'), count: z.number().int() }))

export const CampaignTried = z.object({
  standing: z
    .enum(['shown', 'off', 'out_of_season', 'behind'])
    .describe('On that day: what visitors see, or why they do not; `behind` another campaign that comes first'),
  first: z.string().nullable().describe('The campaign that visitors see that day, whichever it is'),
  categories: z.array(Found.extend({ key, title: z.string() })),
  ranges,
})
export type CampaignTried = z.output<typeof CampaignTried>

export const CategoryTrial = GiftCategoryWish.pick({ lot_id: true, query: true })
export type CategoryTrial = z.output<typeof CategoryTrial>
export const CategoryTried = Found.extend({ ranges })
export type CategoryTried = z.output<typeof CategoryTried>

export const GiftKey = z.object({ key })
export const StaffGiftCategory = GiftCategoryWish.extend({ id: z.number().int(), key })
export const StaffGiftCampaign = GiftCampaignWish.extend({ id: z.number().int(), key })
/** As they are read and saved. */
export const KeptGiftCategory = versioned(StaffGiftCategory)
export const SavedGiftCategory = versioned(GiftCategoryWish)
export const KeptGiftCampaign = versioned(StaffGiftCampaign)
export const SavedGiftCampaign = versioned(GiftCampaignWish)
/** What a shop begins with: database/demo/gifts.json. */
export const GiftsFile = z.object({
  campaigns: z.array(GiftCampaignWish.extend({ key })),
  categories: z.array(GiftCategoryWish.extend({ key })),
})
