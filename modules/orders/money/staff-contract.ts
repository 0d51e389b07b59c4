import { z } from 'zod'
import { Done, IdOf, NoBody, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { flagKinds } from './contract.ts'

const PaymentFlag = z.object({
  flag: z.number().int(),
  order: z.string(),
  attempt: z.string().nullable(),
  parcel: z.number().int().nullable(),
  kind: z.enum(flagKinds),
  note: z.string(),
  since: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
  settled_by: z.string().nullable(),
})

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
  'POST /payments/flags/:flag/settle/': { params: IdOf('flag'), body: WithReason, answer: Done },
  'POST /payments/tasks/:task/retry/': { params: IdOf('task'), body: NoBody, answer: Done },
} satisfies StaffContract
