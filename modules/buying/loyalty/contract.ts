import { z } from 'zod'
import { inEachLanguage, languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

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

/** Whole cents, above nothing. */
const Amount = Euros.positive().max(100_000).multipleOf(0.01)
const Copies = z.int().min(1).max(20)

/** A promotion as staff write it, for everybody or for card holders; of several the best counts on a line, never two (K-31). */
export const NewPromotion = z.object({
  name: localized(Name),
  text: localized(Text).default(inEachLanguage(() => '')),
  audience: z.enum(['card', 'everyone']).default('card').describe('Who has it without a code'),
  kind: z
    .enum(['percent', 'amount', 'bundle', 'shipping'])
    .default('percent')
    .describe('An amount and free copies are for objects alone; shipping makes delivery free'),
  percent: z.number().positive().max(100).multipleOf(0.01).nullable().default(null),
  amount: Amount.nullable().default(null).describe('Euros off all that it reaches, VAT included'),
  buy: Copies.nullable().default(null).describe('Copies paid of each lot; the dearest'),
  free: Copies.nullable().default(null).describe('Copies of each lot that cost nothing; the cheapest'),
  minimum: Amount.nullable().default(null).describe('Euros that what it reaches must be worth'),
  scope: z.enum(['all', 'books', 'objects']).default('all'),
  category: z.int().positive().nullable().default(null).describe('Only products of this category and those below it'),
  lot: z.int().positive().nullable().default(null).describe('Only products of this list'),
  shop: z.string().max(20).nullable().default(null).describe('Only in this shop: its code, or `main`; null: in all of them'),
  zone: z.string().max(60).nullable().default(null).describe('Free delivery only in this shipping zone'),
  valid_from: Day.nullable().default(null).describe('First day, in Madrid'),
  valid_to: Day.nullable().default(null).describe('Last day, in Madrid'),
  active: z.boolean().default(true),
})
export type NewPromotion = z.output<typeof NewPromotion>
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

/** Of the ledger, a page: the newest first. */
export const MovementPage = z.object({ items: Loyalty.shape.movements, next: z.number().int().nullable() })
export type MovementPage = z.output<typeof MovementPage>
export const MovementsWanted = Holder.extend({
  before: z.int().positive().nullable().default(null).describe('The `next` of the page before'),
})

/** Characters of the observations of a card request (M-11). */
export const longestObservations = 1_000

/** A request for the card (M-07). The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const CardRequestForm = Holder.extend({
  name: z.string().max(300).default(''),
  surnames: z.string().max(400).default(''),
  tax_id: z.string().max(60).default('').describe('Document of identity'),
  phone: z.string().max(100).default(''),
  email: z.string().max(300).default(''),
  address: z.string().max(600).default(''),
  city: z.string().max(300).default(''),
  postcode: z.string().max(40).default(''),
  birth_date: z.string().max(40).default('').describe('dd/mm/yyyy'),
  sector: z.string().max(60).default('').describe('One of /loyalty/sectors/'),
  observations: z.string().max(8_000).default(''),
  pickup_store: z.string().max(10).default('').describe('Code of the store where the card is picked up'),
  info_opt_in: z.boolean().default(false),
  data_protection: z.boolean().default(false),
  captcha: z.string().max(5_000).default(''),
})
export type CardRequestForm = z.output<typeof CardRequestForm>
export const Acknowledgement = z.object({ detail: z.string() })

/** What the form lets choose from: professional sectors in their order (M-08) and the shops that hand cards over (M-12). */
export const CardRequestChoices = z.object({
  sectors: z.array(z.object({ key: z.string(), name: z.string() })),
  stores: z.array(z.object({ key: z.string(), name: z.string(), city: z.string() })),
})
export type CardRequestChoices = z.output<typeof CardRequestChoices>

export const cardRequestStates = ['open', 'issued', 'refused'] as const
/** A card request as staff read it. */
export const CardRequest = z.object({
  id: z.number().int(),
  name: z.string(),
  surnames: z.string(),
  tax_id: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  birth_date: Day,
  sector: z.string(),
  observations: z.string(),
  store: z.string().describe('Where the card is picked up'),
  info: z.boolean(),
  language: z.enum(languages),
  sent_at: z.iso.datetime(),
  state: z.enum(cardRequestStates),
  answer: z.string(),
  card_number: z.string().nullable(),
  customer: z.string().nullable().describe('The account the card would go to; null while nobody has confirmed the address'),
  holds: z.string().nullable().describe('The card that this account has already'),
  acts: z.object({ issue: z.enum(['card.no_account', 'card.closed']).nullable(), refuse: z.literal('card.closed').nullable() }),
})
export type CardRequest = z.output<typeof CardRequest>

/** As they are read and saved. */
export const KeptPromotion = versioned(Promotion)
export const SavedPromotion = versioned(NewPromotion)
