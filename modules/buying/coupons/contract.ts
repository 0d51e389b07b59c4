import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

const Day = z.iso.date()
const Title = localized(z.string().trim().min(1))
/** Whole cents, above nothing. */
const Amount = Euros.positive().max(100_000).multipleOf(0.01)
const Uses = z.int().min(1).max(1_000_000)

/** What staff decide of a coupon; its code stands apart, because it never changes. */
export const CouponTerms = z.object({
  title: Title.describe('What the basket calls it'),
  kind: z.enum(['percent', 'amount']),
  percent: z.number().positive().max(100).multipleOf(0.01).nullable().default(null),
  amount: Amount.nullable().default(null).describe('Euros, VAT included'),
  scope: z.enum(['all', 'books', 'objects']).default('all'),
  minimum: Amount.nullable().default(null).describe('Euros that the products of the basket must be worth'),
  valid_from: Day.nullable().default(null).describe('First day, in Madrid'),
  valid_to: Day.nullable().default(null).describe('Last day, in Madrid'),
  uses_in_all: Uses.nullable().default(null),
  uses_per_customer: Uses.nullable().default(1),
  email: z.email().nullable().default(null).describe('Whose it is; null for everyone’s'),
  first_purchase_only: z.boolean().default(false),
  active: z.boolean().default(true),
})
export type CouponTerms = z.output<typeof CouponTerms>

/** Letters, digits and hyphens, in any case. */
export const CouponCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/)
export const NewCoupon = CouponTerms.extend({ coupon_code: CouponCode })
export type NewCoupon = z.output<typeof NewCoupon>

/** A batch of codes for one use each, drawn by the shop. */
export const NewBatch = CouponTerms.omit({ uses_in_all: true, email: true }).extend({
  batch: z.string().trim().min(1).max(80).describe('What the batch is called'),
  prefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{2,12}$/)
    .describe('How its codes begin'),
  copies: z.int().min(1).max(10_000),
})
export type NewBatch = z.output<typeof NewBatch>

export const Coupon = CouponTerms.extend({
  id: z.number().int(),
  coupon_code: z.string(),
  batch: z.string(),
})
export type Coupon = z.output<typeof Coupon>
/** As it is read and saved. */
export const KeptCoupon = versioned(Coupon)
export const SavedCoupon = versioned(CouponTerms)

/** What a coupon has done: its uses, the newest first, and their sum without those that were given back. */
export const CouponReport = z.object({
  coupon: KeptCoupon,
  uses: z.number().int(),
  discounted: Euros,
  items: z.array(
    z.object({
      order_number: z.string(),
      email: z.string(),
      amount: Euros,
      used_at: z.string(),
      released_at: z.string().nullable(),
    }),
  ),
})
export type CouponReport = Omit<z.output<typeof CouponReport>, 'coupon'> & { coupon: Coupon }
