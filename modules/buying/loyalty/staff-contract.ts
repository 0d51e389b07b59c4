import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import { IdOf, NoBody, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import {
  Adjustment,
  CardRequest,
  cardRequestStates,
  KeptPromotion,
  Loyalty,
  NewPromotion,
  Promotion,
  SavedPromotion,
} from './contract.ts'

const requestList = listCall({
  sorts: ['sent_at'],
  first: '-sent_at',
  filters: {
    state: z.enum([...cardRequestStates, 'all']).default('open'),
    store_code: z.string().max(10).optional().describe('Where the card is picked up'),
  },
  item: CardRequest.omit({ acts: true }),
})
export type FindCardRequests = z.output<(typeof requestList)['query']>
const OfRequest = IdOf('request')
export const RefuseCard = z.object({ answer: z.string().trim().min(3).max(500) })

export const cardRequestCalls = {
  'GET /card-requests/': requestList,
  'GET /card-requests/:request/': { params: OfRequest, answer: CardRequest },
  'POST /card-requests/:request/issue/': { params: OfRequest, body: NoBody, answer: CardRequest },
  'POST /card-requests/:request/refuse/': { params: OfRequest, body: RefuseCard, answer: CardRequest },
} satisfies StaffContract

/** A customer's card as staff see it: with the numbers that were lost, and what may be done now. */
export const StaffLoyalty = Loyalty.extend({
  former: z.array(z.object({ number: z.string(), blocked_at: z.iso.datetime(), reason: z.string(), by: z.string() })),
  may_give: z.number().int().describe('Points that whoever asks may still give alone today; each is worth one cent'),
  acts: z.object({
    issue: z.literal('card.has_one').nullable(),
    adjust: z.literal('loyalty.no_card').nullable(),
    replace: z.literal('loyalty.no_card').nullable(),
  }),
})
export type StaffLoyalty = z.output<typeof StaffLoyalty>

/** What a till sold, in euros, as its receipt says. */
export const TillSale = z.object({
  receipt: z.string().trim().min(1).max(40).describe('The number of the till’s receipt; it counts once'),
  objects: Euros.max(10_000).default(0).describe('Objects, before points'),
  books: Euros.max(10_000).default(0).describe('Books at their full price; those with a discount earn no points here'),
  points: z.int().min(0).max(1_000_000).default(0).describe('Points that pay objects, each one cent'),
})
export type TillSale = z.output<typeof TillSale>
export const TillPoints = z.object({
  earned: z.number().int(),
  spent: z.number().int(),
  available: z.number().int().describe('Left to be spent today'),
  pending: z.number().int(),
})
export type TillPoints = z.output<typeof TillPoints>
const OfCard = z.object({ card: z.string().regex(/^29[0-9]{11}$/) })

const promotionList = listCall({
  sorts: ['made'],
  first: '-made',
  filters: {
    active: z.stringbool().optional(),
    audience: z.enum(['card', 'everyone']).optional(),
    holds: z.stringbool().optional().describe('Those that hold today, or those that do not'),
    turning: z.stringbool().default(false).describe('Those that begin or end within seven days'),
  },
  item: KeptPromotion,
})
export type FindPromotions = z.output<(typeof promotionList)['query']>

const OfPromotion = IdOf('promotion')

export const loyaltyCalls = {
  'GET /promotions/': promotionList,
  'GET /promotions/:promotion/': { params: OfPromotion, answer: KeptPromotion },
  'POST /promotions/': { body: NewPromotion, answer: Promotion },
  'PUT /promotions/:promotion/': { params: OfPromotion, body: SavedPromotion, answer: KeptPromotion },
  'GET /customers/:customer/points/': { params: CustomerParams, answer: StaffLoyalty },
  'POST /customers/:customer/points/': { params: CustomerParams, body: Adjustment, answer: StaffLoyalty },
  'POST /scan/cards/:card/points/': { params: OfCard, body: TillSale, answer: TillPoints },
  'POST /customers/:customer/card/': { params: CustomerParams, body: NoBody, answer: StaffLoyalty },
  'POST /customers/:customer/card/replace/': {
    params: CustomerParams,
    body: z.object({ reason: Reason.max(300) }),
    answer: StaffLoyalty,
  },
} satisfies StaffContract
