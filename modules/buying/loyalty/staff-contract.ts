import { z } from 'zod'
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

const promotionList = listCall({
  sorts: ['made'],
  first: '-made',
  filters: {
    active: z.stringbool().optional(),
    audience: z.enum(['card', 'everyone']).optional(),
    holds: z.stringbool().optional().describe('Those that hold today, or those that do not'),
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
  'POST /customers/:customer/card/': { params: CustomerParams, body: NoBody, answer: StaffLoyalty },
  'POST /customers/:customer/card/replace/': {
    params: CustomerParams,
    body: z.object({ reason: Reason.max(300) }),
    answer: StaffLoyalty,
  },
} satisfies StaffContract
