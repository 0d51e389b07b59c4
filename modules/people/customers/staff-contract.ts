import { z } from 'zod'
import { Limit } from '#modules/people/staff/call-contract.ts'
import { customerKinds } from './contract.ts'

/** Whose account it is. */
export const CustomerParams = z.object({ customer: z.string().max(64) })

export const FindCustomers = z
  .object({
    email: z.string().max(254).optional(),
    nif: z.string().max(20).optional(),
    waiting: z.stringbool().optional(),
    limit: Limit,
  })
  .refine((query) => query.email !== undefined || query.nif !== undefined || query.waiting === true)

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
