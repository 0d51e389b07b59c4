import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { paymentMeans } from '#modules/orders/money/contract.ts'
import { orderKinds } from '#modules/orders/order/contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

const Range = {
  from: z.iso.date().optional().describe('First day, in Madrid; the last where nothing is said'),
  to: z.iso.date().optional().describe('Last day, in Madrid; today where nothing is said'),
}

const Taking = z.object({
  taking: z.string(),
  at: z.iso.datetime(),
  order: z.string(),
  shop: z.string(),
  shop_name: z.string().nullable().describe('Null of the main shop, whose name is a setting'),
  store_code: z.string().nullable().describe('The store whose till took it; null where a bank did, or a gift card'),
  means: z.enum(paymentMeans),
  kind: z.enum(['taken', 'given_back']),
  sold: z.enum(orderKinds),
  amount: z.number().describe('EUR; what was given back is negative'),
})
export type Taking = z.output<typeof Taking>

const takingList = listCall({
  sorts: ['at', 'amount'],
  first: '-at',
  filters: {
    shop: z.string().max(10).optional(),
    store_code: z.string().max(10).optional(),
    means: z.enum(paymentMeans).optional(),
    kind: z.enum(['taken', 'given_back']).optional(),
    sold: z.enum(orderKinds).optional(),
  },
  item: Taking,
})
export type FindTakings = z.output<(typeof takingList)['query']>

const Sum = z.object({
  taken: Euros,
  given_back: Euros,
  kept: z.number().describe('EUR, what was taken less what was given back'),
  movements: z.number().int(),
})

const Day = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  all: Sum,
  parts: z
    .array(
      Sum.extend({
        shop: z.string(),
        shop_name: z.string().nullable().describe('Null of the main shop, whose name is a setting'),
        store_code: z.string().nullable(),
        means: z.enum(paymentMeans),
      }),
    )
    .describe('By shop, till and means'),
  gift_cards: z.object({
    sold: Euros,
    handed_out: Euros,
    redeemed: Euros,
    given_back: Euros.describe('EUR that went back onto gift cards'),
    annulled: Euros,
  }),
  agrees: z.boolean().describe('That the parts are what the orders say of themselves'),
  lapsing: z
    .array(z.object({ order: z.string(), amount: Euros, until: z.iso.datetime() }))
    .describe('Amounts held on cards that lapse within 48 hours, the first first'),
})
export type FinanceDay = z.output<typeof Day>

export const takingCalls = {
  'GET /takings/': takingList,
  'GET /takings/day/': { query: z.object(Range), answer: Day },
} satisfies StaffContract
