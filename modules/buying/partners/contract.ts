import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Picture } from '#modules/goods/catalogue/contract.ts'

const Day = z.iso.date()
const Slugs = localized(z.string()).describe('The last words of its address, by language')

/** Of a partner, what a list shows (M-18). */
export const PartnerCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  kind: z.string().describe('Museum, theatre, café… in words'),
  city: z.string(),
  province: z.string(),
  province_slug: z.string().describe('In the language asked for, for its address'),
  text: z.string().describe('What it is, in a paragraph'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  art: Picture.describe('A drawing of its theme'),
})
export type PartnerCard = z.output<typeof PartnerCard>

export const ProvinceCount = z.object({ slug: z.string(), slugs: Slugs, name: z.string(), count: z.number().int() })
export const PartnerList = z.object({
  items: z.array(PartnerCard.extend({ promotions: z.number().int().describe('That hold today') })),
  provinces: z.array(ProvinceCount).describe('Every province that has one, whatever was asked for'),
  province: ProvinceCount.nullable().describe('The one asked for'),
})
export type PartnerList = z.output<typeof PartnerList>

export const Zone = z.object({ key: z.string(), name: z.string(), slugs: Slugs })
export type Zone = z.output<typeof Zone>

/** Of a promotion, what a list shows (M-14); one of the shop's own, for card holders, has no partner and no zone. */
export const PromotionCard = z.object({
  id: z.number().int(),
  slugs: Slugs,
  name: z.string(),
  discount: z.string().describe('In words: "15 %", "2 × 1"'),
  text: z.string(),
  valid_from: Day.nullable(),
  valid_to: Day.nullable().describe('Last day, in Madrid; null when there is none'),
  partner: PartnerCard.pick({
    id: true,
    slug: true,
    name: true,
    kind: true,
    city: true,
    province: true,
    province_slug: true,
  }).nullable(),
  art: Picture,
  zone: Zone.nullable(),
})
export type PromotionCard = z.output<typeof PromotionCard>

export const PromotionList = z.object({
  items: z.array(PromotionCard),
  zones: z.array(Zone),
  zone: Zone.nullable().describe('The one asked for'),
})
export type PromotionList = z.output<typeof PromotionList>

export const PromotionDetail = PromotionCard.extend({
  conditions: z.string(),
  banner: Picture,
  place: z
    .object({ address: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() })
    .nullable()
    .describe('Where it is used; null where that is the shop'),
  state: z.enum(['coming', 'current', 'over']),
  has_voucher: z.boolean().describe('Whether there is a code, which is told to whoever signed in (M-17)'),
})
export type PromotionDetail = z.output<typeof PromotionDetail>

export const PartnerDetail = PartnerCard.extend({
  banner: Picture,
  address: z.string(),
  website: z.string().nullable(),
  promotions: z.array(PromotionCard),
})
export type PartnerDetail = z.output<typeof PartnerDetail>

export const exclusionKinds = ['products', 'dates'] as const
export const Exclusions = z.object({
  items: z.array(
    z.object({
      kind: z.enum(exclusionKinds),
      name: z.string(),
      text: z.string(),
      first_day: Day.nullable(),
      last_day: Day.nullable(),
    }),
  ),
})
export type Exclusions = z.output<typeof Exclusions>

/** Session id and token of a customer (I-24). */
export const Bearer = z.object({ id: z.string().max(64).default(''), token: z.string().max(200).default('') })
export const Voucher = z.object({ voucher: z.string() })

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** The last word of an address, in any language and however its letters are cased. */
const Slug = z.string().trim().toLowerCase().max(80)
export const FindPromotions = z.object({ partner: Id.optional(), zone: Slug.optional() })
export const PromotionId = z.object({ promotion: Id })
export const FindPartners = z.object({ province: Slug.optional() })
export const PartnerId = z.object({ partner: Id })
