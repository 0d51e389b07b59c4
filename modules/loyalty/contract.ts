import { z } from 'zod'

const Day = z.iso.date()
/** Session id and token of a customer (I-24). */
export const Holder = z.object({ id: z.string().max(64).default(''), token: z.string().max(200).default('') })

export const movementKinds = ['earn', 'spend', 'reverse_earn', 'reverse_spend', 'expire', 'adjust'] as const

/** A customer's card and points; 1 point is 1 cent. */
export const Loyalty = z.object({
  card: z.object({ number: z.string(), issued_at: z.string() }).nullable().describe('Null until the customer asks for one'),
  available: z.number().int().describe('Can be spent today'),
  pending: z.number().int().describe('Earned, and to be spent once the order can no longer be returned'),
  movements: z.array(
    z.object({
      kind: z.enum(movementKinds),
      points: z.number().int().describe('Above nothing came in, below went out'),
      order_number: z.string().nullable(),
      made_on: Day,
      available_on: Day.nullable(),
      expires_on: Day.nullable().describe('The day on which they are gone'),
      reason: z.string(),
    }),
  ),
})
export type Loyalty = z.output<typeof Loyalty>

const Name = z.string().trim().min(1).max(120)
const Text = z.string().trim().max(2_000).default('')

/** A promotion for card holders, as staff write it; of several the best counts, never two (K-31). */
export const NewPromotion = z.object({
  name: z.object({ es: Name, ca: Name, en: Name }),
  text: z.object({ es: Text, ca: Text, en: Text }).default({ es: '', ca: '', en: '' }),
  percent: z.number().positive().max(100).multipleOf(0.01),
  scope: z.enum(['all', 'books', 'objects']).default('all'),
  category: z.int().positive().nullable().default(null).describe('Only products of this category and those below it'),
  lot: z.int().positive().nullable().default(null).describe('Only products of this list'),
  valid_from: Day.nullable().default(null).describe('First day, in Madrid'),
  valid_to: Day.nullable().default(null).describe('Last day, in Madrid'),
  active: z.boolean().default(true),
})
export const Promotion = NewPromotion.extend({ id: z.number().int() })
export type Promotion = z.output<typeof Promotion>

/** Points added or taken by hand. */
export const Adjustment = z.object({
  points: z
    .int()
    .min(-100_000)
    .max(100_000)
    .refine((points) => points !== 0),
  reason: z.string().trim().min(3).max(300).describe('The customer reads it'),
})
