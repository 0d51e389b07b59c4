import { z } from 'zod'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { Id, IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'

const Remark = z.object({
  id: z.number().int(),
  code: z.string().describe('As it was scanned'),
  product: z.number().int().nullable(),
  title: z.string(),
  remark: z.string(),
  store_code: z.string().nullable(),
  made_by: z.string(),
  made_at: z.iso.datetime(),
})

export const NewRemark = z.object({
  code: z.string().trim().max(60).default(''),
  product: Id.nullable().default(null),
  remark: z.string().trim().min(3).max(500),
  store_code: StoreCode.nullable().default(null),
})
export type NewRemark = z.output<typeof NewRemark>

const Remarks = ListOf(Remark)

export const remarkCalls = {
  'POST /title-remarks/': { body: NewRemark, answer: Remark },
  'GET /title-remarks/': { answer: Remarks },
  'POST /title-remarks/:remark/close/': {
    params: IdOf('remark'),
    body: z.object({ answer: z.string().trim().max(500).default('') }),
    answer: Remarks,
  },
} satisfies StaffContract
