import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { customerKinds } from './contract.ts'

/** Whose account it is. */
export const CustomerParams = z.object({ customer: z.string().max(64) })

export const StaffCustomer = z.object({
  customer: z.string(),
  kind: z.enum(customerKinds),
  email: z.string(),
  name: z.string(),
  surnames: z.string(),
  phone: z.string(),
  nif: z.string().nullable(),
  country: z.string(),
  company: z.string(),
  library: z.string(),
  contact_person: z.string(),
  language: z.string(),
  since: z.iso.datetime(),
  activated: z.boolean(),
  orders: z.number().int(),
  activated_by: z.string().nullable(),
  activation_note: z.string(),
})

export const Activate = z
  .object({ note: z.string().trim().max(500).default('').describe('What was looked at: a register, a document') })
  .default({ note: '' })
export const ProveTaxStanding = z.object({
  vies: z
    .object({ consultation: z.string().trim().min(3).max(60), checked_on: z.iso.date() })
    .nullable()
    .default(null),
  surcharge_since: z.iso.date().nullable().default(null),
})

const customerList = listCall({
  sorts: ['since'],
  first: '-since',
  filters: {
    email: z.string().max(254).optional(),
    nif: z.string().max(20).optional(),
    kind: z.enum(customerKinds).optional(),
    waiting: z.stringbool().optional(),
  },
  item: StaffCustomer,
})
export type FindCustomers = z.output<(typeof customerList)['query']>

export const customerCalls = {
  'GET /customers/': customerList,
  'GET /customers/:customer/': { params: CustomerParams, answer: StaffCustomer },
} satisfies StaffContract
