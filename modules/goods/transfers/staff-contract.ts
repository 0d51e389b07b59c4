import { z } from 'zod'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { Id, IdOf, NoBody, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { transferStates } from './states.ts'

const Copies = z.coerce.number().int().min(0).max(10_000)
const Step = z.object({ by: z.string(), at: z.iso.datetime() })
const Act = z.string().nullable().describe('Null: it may be done; else the code of the reason')

const Head = z.object({
  id: z.number().int(),
  code: z.string().describe('On the slip, to be scanned'),
  from_store: z.string(),
  from_name: z.string(),
  to_store: z.string(),
  to_name: z.string(),
  state: z.enum(transferStates),
  titles: z.number().int(),
  asked: z.number().int(),
  sent: z.number().int(),
  received: z.number().int(),
  asked_at: z.iso.datetime(),
})

export type { TransferState } from './states.ts'
export type TransferHeadView = z.output<typeof Head>
const Line = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  shelf: z.string().describe('In the store that sends'),
  there: z.number().int().describe('For sale in the store that sends'),
  asked: z.number().int(),
  sent: z.number().int(),
  received: z.number().int(),
})
const Transfer = Head.extend({
  note: z.string(),
  reason: z.string(),
  asked_step: Step,
  answered_step: Step.nullable(),
  finished_step: Step.nullable(),
  lines: z.array(Line),
  acts: z.object({ send: Act, refuse: Act, withdraw: Act, receive: Act }),
})
export type TransferView = z.output<typeof Transfer>

const Lines = z.array(z.object({ product: Id, copies: Copies })).max(500)
const NewTransfer = z.object({
  from_store: StoreCode,
  to_store: StoreCode,
  lines: z
    .array(z.object({ product: Id, copies: Copies.min(1) }))
    .min(1)
    .max(500),
  note: z.string().trim().max(500).default(''),
  send: z.boolean().default(false).describe('The copies leave now: who sends opens it'),
})
export type NewTransfer = z.output<typeof NewTransfer>
const transferList = listCall({
  sorts: ['asked_at'],
  first: '-asked_at',
  filters: {
    store_code: StoreCode.optional(),
    way: z.enum(['in', 'out']).optional(),
    state: z.enum(transferStates).optional(),
    open: z.stringbool().default(false).describe('Those that wait for somebody'),
    code: z.string().trim().max(20).optional(),
  },
  item: Head,
})
export type TransferQuery = z.output<(typeof transferList)['query']>
const ReceiveTransfer = z.object({
  lines: Lines.describe('How many copies have arrived in all, so that saying it twice changes nothing'),
  finish: z.boolean().default(false).describe('Nothing more will come'),
  reason: z.string().trim().max(500).default('').describe('What happened to the copies that did not come'),
})
export type ReceiveTransfer = z.output<typeof ReceiveTransfer>

const TransferId = IdOf('transfer')
export const transferCalls = {
  'GET /transfers/': transferList,
  'POST /transfers/': { body: NewTransfer, answer: Transfer },
  'GET /transfers/:transfer/': { params: TransferId, answer: Transfer },
  'POST /transfers/:transfer/send/': {
    params: TransferId,
    body: z.object({ lines: Lines.nullable().default(null).describe('Null: all that was asked for') }),
    answer: Transfer,
  },
  'POST /transfers/:transfer/refuse/': { params: TransferId, body: WithReason, answer: Transfer },
  'POST /transfers/:transfer/withdraw/': { params: TransferId, body: NoBody, answer: Transfer },
  'POST /transfers/:transfer/receive/': { params: TransferId, body: ReceiveTransfer, answer: Transfer },
} satisfies StaffContract
