import { z } from 'zod'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { Id, IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

const Remark = z.object({
  id: z.number().int(),
  code: z.string().describe('As it was scanned'),
  product: z.number().int().nullable(),
  title: z.string(),
  remark: z.string(),
  store_code: z.string().nullable(),
  made_by: z.string(),
  made_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  answer: z.string().describe('What was done about it'),
})

export const NewRemark = z.object({
  code: z.string().trim().max(60).default(''),
  product: Id.nullable().default(null),
  remark: z.string().trim().min(3).max(500),
  store_code: StoreCode.nullable().default(null),
})
export type NewRemark = z.output<typeof NewRemark>

const remarkList = listCall({
  sorts: ['made_at'],
  first: 'made_at',
  filters: { store_code: StoreCode.optional(), all: z.stringbool().default(false).describe('Those that were dealt with too') },
  item: Remark,
})
export type FindRemarks = z.output<(typeof remarkList)['query']>

export const remarkCalls = {
  'POST /title-remarks/': { body: NewRemark, answer: Remark },
  'GET /title-remarks/': remarkList,
  'POST /title-remarks/:remark/close/': {
    params: IdOf('remark'),
    body: z.object({ answer: z.string().trim().max(500).default('') }),
    answer: Remark,
  },
} satisfies StaffContract
