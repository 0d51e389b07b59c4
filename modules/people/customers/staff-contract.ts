import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Done, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
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
  refused_at: z.iso.datetime().nullable().describe('Since when it is looked at and not opened'),
  refused_by: z.string(),
  refusal_reason: z.string().describe('As its holder was told'),
  acts: z.object({
    activate: z.enum(['staff.not_to_activate', 'staff.activated_already', 'staff.nif_missing']).nullable(),
    refuse: z.enum(['staff.not_to_activate', 'staff.activated_already', 'staff.refused_already']).nullable(),
  }),
})

export const Activate = z
  .object({ note: z.string().trim().max(500).default('').describe('What was looked at: a register, a document') })
  .default({ note: '' })
const RefuseAccount = z.object({ reason: Reason.describe('Sent to the holder in these words') })
export const ProveTaxStanding = z.object({
  vies: z
    .object({ consultation: z.string().trim().min(3).max(60), checked_on: z.iso.date() })
    .nullable()
    .default(null),
  surcharge_since: z.iso.date().nullable().default(null),
})

/** As it is read and saved. */
export const KeptTaxStanding = versioned(ProveTaxStanding)

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

/** What staff change of an account at its holder's wish; who a business or a library is, they change themselves. */
const Names = z.object({
  name: z.string().trim().max(80),
  surnames: z.string().trim().max(120),
  contact_person: z.string().trim().max(120),
  phone: z.string().trim().max(30),
  language: z.enum(languages).describe('In which they are written to'),
})
export const CustomerNames = versioned(Names)
const Proof = z.string().trim().min(3).max(300).describe('By what it is known that the holder wants it; kept with the act')
export const RenameCustomer = versioned(Names.extend({ proof: Proof }))
export const MoveCustomer = z.object({ email: z.string().trim().max(254), proof: Proof })

export const customerCalls = {
  'GET /customers/': customerList,
  'GET /customers/:customer/': { params: CustomerParams, answer: StaffCustomer },
  'POST /customers/:customer/activate/': { params: CustomerParams, body: Activate, answer: StaffCustomer },
  'POST /customers/:customer/refuse/': { params: CustomerParams, body: RefuseAccount, answer: StaffCustomer },
  'GET /customers/:customer/tax/': { params: CustomerParams, answer: KeptTaxStanding },
  'PUT /customers/:customer/tax/': { params: CustomerParams, body: KeptTaxStanding, answer: KeptTaxStanding },
  'GET /customers/:customer/names/': { params: CustomerParams, answer: CustomerNames },
  'PUT /customers/:customer/names/': { params: CustomerParams, body: RenameCustomer, answer: CustomerNames },
  'POST /customers/:customer/email/': { params: CustomerParams, body: MoveCustomer, answer: Done },
} satisfies StaffContract
