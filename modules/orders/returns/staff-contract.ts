import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { paymentMeans, refundStates } from '#modules/orders/money/contract.ts'
import { actorKinds, OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { Id, IdOf, NoBody, Reason, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { returnKinds, returnStates } from './states.ts'

const Copies = z.number().int().min(0).max(9_999)
const Money = z.number().min(0).max(1_000_000).multipleOf(0.01).describe('EUR, VAT included')

export const CancelLines = z.object({ lines: z.array(Id).min(1).max(200), reason: Reason })

export const AskReturn = z.object({
  kind: z.enum(['return', 'claim']).default('return'),
  lines: z
    .array(z.object({ line: Id, quantity: Copies.min(1) }))
    .min(1)
    .max(200),
  reason: Reason,
})
export const AnswerReturn = z.object({ accept: z.boolean(), answer: z.string().trim().max(1_000).default('') })
export const ReceiveReturn = z.object({
  store_code: z.string().max(10),
  lines: z
    .array(z.object({ line: Id, received: Copies, restock: z.boolean().default(true) }))
    .min(1)
    .max(200),
})
export const GiveMoneyBack = z.object({
  lines: z
    .array(z.object({ line: Id, amount: Money }))
    .max(200)
    .default([]),
  shipping: Money.default(0),
  reason: Reason,
})

export const ReturnView = z.object({
  return: z.number().int(),
  order: z.string(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  reason: z.string(),
  answer: z.string(),
  late: z.boolean(),
  requested_at: z.iso.datetime(),
  code: z.string().describe('What its label says'),
  label_sent: z.iso.datetime().nullable(),
  acts: z.object({ label: z.string().nullable() }),
  answer_by: z.iso
    .date()
    .nullable()
    .describe('The last day to answer a complaint by law; null for what is none, or was answered'),
  lines: z.array(
    z.object({
      line: z.number().int(),
      title: z.string(),
      quantity: z.number().int(),
      received: z.number().int().nullable(),
      restock: z.boolean().nullable(),
    }),
  ),
})
export type ReturnView = z.output<typeof ReturnView>

const Reasoned = z.string().nullable()
export const RefundView = z.object({
  refund: z.number().int(),
  order: z.string(),
  return: z.number().int().nullable(),
  state: z.enum(refundStates),
  amount: Euros,
  goods: Euros,
  shipping: Euros,
  surcharge: Euros,
  reason: z.string(),
  second_person: z.boolean().describe('Another person of finance has to approve it'),
  requested_by: z.string().describe('The name of a colleague; otherwise as it is kept'),
  requested_as: z.enum(actorKinds),
  approved_by: z.string().nullable(),
  requested_at: z.iso.datetime(),
  goodwill: z.boolean().describe('Nothing came back for it: it may be refused'),
  means: z.array(z.object({ means: z.enum(paymentMeans), amount: Euros })).describe('By what it goes back, or went'),
  order_paid: Euros.describe('EUR its order was paid with, or owes on account'),
  order_given_back: Euros.describe('EUR of its order that were given back, or are on their way'),
  order_waiting: Euros.describe('EUR of its order that wait for a second person, this one included'),
  refused_by: z.string().nullable(),
  refused_because: z.string().nullable(),
  acts: z.object({ approve: Reasoned, refuse: Reasoned }),
})
export type RefundView = z.output<typeof RefundView>

const returnList = listCall({
  sorts: ['requested_at'],
  first: '-requested_at',
  filters: {
    order: z.string().max(20).optional(),
    state: z.enum(returnStates).optional(),
    kind: z.enum(returnKinds).optional(),
  },
  item: ReturnView,
})
export type FindReturns = z.output<(typeof returnList)['query']>
const refundList = listCall({
  sorts: ['requested_at', 'amount'],
  first: '-requested_at',
  filters: {
    order: z.string().max(20).optional(),
    state: z.enum(refundStates).optional(),
    second_person: z.stringbool().optional(),
  },
  item: RefundView,
})
export type FindRefunds = z.output<(typeof refundList)['query']>

const OfReturn = IdOf('return')
export const returnCalls = {
  'POST /orders/:number/cancel/': { params: OrderNumber, body: CancelLines, answer: StaffOrder },
  'POST /orders/cancel-unpaid/': bulkCall({ all: { reason: Reason }, row: OrderNumber.shape }),
  'GET /returns/': returnList,
  'POST /orders/:number/returns/': { params: OrderNumber, body: AskReturn, answer: ReturnView },
  'GET /returns/:return/': { params: OfReturn, answer: ReturnView },
  'POST /returns/:return/answer/': { params: OfReturn, body: AnswerReturn, answer: ReturnView },
  'POST /returns/:return/receive/': { params: OfReturn, body: ReceiveReturn, answer: ReturnView },
} satisfies StaffContract

export const refundCalls = {
  'GET /refunds/': refundList,
  'POST /orders/:number/refund/': { params: OrderNumber, body: GiveMoneyBack, answer: RefundView },
  'GET /refunds/:refund/': { params: IdOf('refund'), answer: RefundView },
  'POST /refunds/:refund/approve/': { params: IdOf('refund'), body: NoBody, answer: RefundView },
  'POST /refunds/:refund/refuse/': { params: IdOf('refund'), body: WithReason, answer: RefundView },
  'POST /refunds/approve/': bulkCall({ all: {}, row: {} }),
  'POST /refunds/refuse/': bulkCall({ all: { reason: Reason }, row: {} }),
} satisfies StaffContract
