import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { Done, Id, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

/**
 * How an order is paid that a colleague makes: by a link, in part before (by a link or at the till), when it is collected, or by invoice
 * where that was agreed.
 */
export const waysToPay = ['link', 'deposit_link', 'deposit_till', 'collection', 'account'] as const
export type WayToPay = (typeof waysToPay)[number]

/** Whom it is for: an account, or somebody with a name and an e-mail or telephone. */
export const Who = z.object({
  customer: z.string().max(64).nullable().default(null).describe('An account'),
  name: z.string().trim().max(120).default(''),
  email: z.string().trim().max(254).default(''),
  phone: z.string().trim().max(30).default(''),
  language: z.enum(languages).default('es'),
})
export type Who = z.output<typeof Who>

export const WishedLine = z.object({ product: Id, copies: z.int().min(1).max(99) })

export const Wish = z.object({
  lines: z.array(WishedLine).min(1).max(60),
  who: Who,
  store_code: StoreCode.describe('The store that makes it'),
  collect_at: StoreCode.nullable().default(null).describe('Where it is collected; null: it is sent to the address'),
  address: DeliveryAddress.nullable().default(null),
  shipment: z.enum(['single', 'split']).default('single'),
})
export type Wish = z.output<typeof Wish>

export const Money = z.number().positive().max(100_000).multipleOf(0.01)
export const Receipt = z.string().trim().max(40)

export const MakeOrder = Wish.extend({
  key: z.uuid().describe('A new one for each order meant; the same one finds the same order'),
  pays: z.enum(waysToPay),
  deposit: Money.nullable().default(null).describe('Euros paid before, with a deposit'),
  till_receipt: Receipt.default('').describe('The number on the receipt of the store’s till, of a deposit taken there'),
  budget: Id.nullable().default(null).describe('Of the account, where it is paid by invoice'),
  comments: z.string().trim().max(500).default(''),
  expected_total: Euros.optional().describe('What the customer was told; refused when it costs something else now'),
})
export type MakeOrder = z.output<typeof MakeOrder>

const WhyNot = z.string().nullable().describe('Why not, as a sentence; null where it can be')

export const Reckoned = z.object({
  lines: z.array(
    z.object({
      product: z.number().int(),
      title: z.string(),
      ean: z.string(),
      copies: z.number().int(),
      unit: Euros.nullable(),
      total: Euros,
      special: z.boolean().describe('No copy is at hand: it is ordered, and follows later'),
      promised: z.iso.date().nullable(),
      why_not: WhyNot,
    }),
  ),
  goods: Euros,
  discounts: Euros,
  shipping: Euros.nullable().describe('Null while nobody knows it'),
  total: Euros,
  promised: z.iso.date().nullable(),
  ready_soon: z.boolean().describe('Within two hours'),
  split: z.object({ shipping: Euros.nullable(), promised: z.iso.date().nullable() }).nullable().describe('In two parcels'),
  why_not: WhyNot,
  pays: z.record(z.enum(waysToPay), WhyNot),
})
export type Reckoned = z.output<typeof Reckoned>

/** What is told and printed of an order that was made. */
export const MadeOrder = z.object({
  number: z.string(),
  customer: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  made_by: z.string(),
  made_in: z.object({ code: z.string(), name: z.string() }),
  made_at: z.iso.datetime(),
  collect_at: z.object({ code: z.string(), name: z.string(), address: z.string(), city: z.string() }).nullable(),
  address: DeliveryAddress.nullable(),
  concluded: z.enum(['distance', 'counter']),
  payment_state: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      author: z.string().nullable(),
      ean: z.string(),
      copies: z.number().int(),
      total: Euros,
      special: z.boolean(),
    }),
  ),
  shipping: Euros,
  total: Euros,
  paid: Euros,
  left: Euros.describe('What is still to be paid'),
  due_now: Euros.describe('What its link asks for'),
  promised: z.iso.date().nullable(),
  pay_link: z.string().nullable().describe('Where it is paid, while it waits for that'),
  pay_until: z.iso.datetime().nullable(),
})
export type MadeOrder = z.output<typeof MadeOrder>

const FoundPerson = z.object({
  customer: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  card: z.string().nullable().describe('Their loyalty card'),
  address: DeliveryAddress.nullable().describe('Their main address, where what is sent to them mostly goes'),
})
export type FoundPerson = z.output<typeof FoundPerson>

const OwedByTill = z.object({
  refund: z.string(),
  order: z.string(),
  store_code: z.string(),
  amount: Euros,
  since: z.iso.datetime(),
})

const owedList = listCall({
  sorts: ['since'],
  first: 'since',
  filters: { store_code: z.string().trim().max(10).optional() },
  item: OwedByTill,
})
export type FindOwedByTills = z.output<(typeof owedList)['query']>

export const RefundKey = z.object({ refund: z.string().min(1).max(80) })

export const madeOrderCalls = {
  'POST /made-orders/people/': {
    body: z.object({
      q: z.string().trim().min(2).max(100).describe('A name, e-mail, telephone, a loyalty card, or the id of an account'),
    }),
    answer: ListOf(FoundPerson),
  },
  'POST /made-orders/reckon/': { body: Wish, answer: Reckoned },
  'POST /made-orders/': { body: MakeOrder, answer: MadeOrder },
  'GET /made-orders/:number/': { params: OrderNumber, answer: MadeOrder },
  'POST /made-orders/:number/pay-link/': { params: OrderNumber, answer: MadeOrder },
  'POST /orders/:number/till/': {
    params: OrderNumber,
    body: z.object({ amount: Money, till_receipt: Receipt.min(1), store_code: StoreCode }),
    answer: StaffOrder,
  },
  'GET /till-refunds/': owedList,
  'POST /till-refunds/:refund/give/': {
    params: RefundKey,
    body: z.object({ till_receipt: Receipt.min(1) }),
    answer: Done,
  },
} satisfies StaffContract
