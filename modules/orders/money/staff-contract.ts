import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { Done, IdOf, NoBody, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { flagKinds, taskKinds, taskStates } from './contract.ts'

const PaymentFlag = z.object({
  flag: z.number().int(),
  order: z.string(),
  attempt: z.string().nullable(),
  parcel: z.number().int().nullable(),
  kind: z.enum(flagKinds),
  note: z.string(),
  since: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
  settled_by: z
    .string()
    .nullable()
    .describe('A colleague; "retried" where the movement was done after all, "paid" where the customer paid'),
  movement: z
    .object({
      task: z.number().int(),
      kind: z.enum(taskKinds),
      amount: Euros,
      state: z.enum(taskStates),
      failure: z.string().nullable(),
    })
    .nullable()
    .describe('The movement of money that was given up, and what became of it since'),
  acts: z.object({ settle: z.string().nullable(), retry: z.string().nullable() }).describe('Why not; null: it can be done'),
})
export type PaymentFlag = z.output<typeof PaymentFlag>

const flagList = listCall({
  sorts: ['since'],
  first: 'since',
  filters: {
    kind: z.enum(flagKinds).optional(),
    all: z.stringbool().default(false).describe('Those that were settled too'),
  },
  item: PaymentFlag,
})
export type FindFlags = z.output<(typeof flagList)['query']>

export const paymentCalls = {
  'GET /payments/flags/': flagList,
  'GET /payments/flags/:flag/': { params: IdOf('flag'), answer: PaymentFlag },
  'POST /payments/flags/:flag/settle/': { params: IdOf('flag'), body: WithReason, answer: Done },
  'POST /payments/tasks/:task/retry/': { params: IdOf('task'), body: NoBody, answer: Done },
} satisfies StaffContract
