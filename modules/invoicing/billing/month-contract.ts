import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('yyyy-mm')

const Due = z.object({
  customer: z.string(),
  name: z.string(),
  nif: z.string(),
  parcels: z.number().int().describe('Deliveries of the month without an invoice'),
  last_delivered: z.iso.date(),
  notes: z.array(z.string()).describe('Their delivery notes'),
  invoices: z.number().int().describe('How many invoices it makes: for each shop and tax treatment one'),
  total: Euros,
  why_not: z.string().nullable().describe('Why it would not be issued, in words; null where it would'),
})
export type Due = z.output<typeof Due>

const dueList = listCall({
  sorts: ['name'],
  first: 'name',
  filters: {
    month: Month.optional().describe(
      'Unless said, the month before this one; where nothing of that is left, the newest with something',
    ),
  },
  item: Due,
})
export type FindMonth = z.output<(typeof dueList)['query']>

export const monthCalls = {
  'GET /invoices/month/': dueList,
  'POST /invoices/month/': bulkCall({ all: { month: Month }, row: { customer: z.string().max(64) } }),
} satisfies StaffContract
