import { z } from 'zod'
import { type Day, day } from '#kernel/days.ts'
import { NotFound } from '#kernel/errors.ts'
import { billingModes } from '#modules/invoicing/billing/contract.ts'
import { saveBillingProfile } from '#modules/invoicing/billing/profile.ts'
import { activateCustomer } from '#modules/people/customers/activation.ts'
import { keepTaxStanding } from '#modules/people/customers/tax-standing.ts'
import type { Senders } from '#modules/platform/mail/letter.ts'
import type { StaffCalls } from './call.ts'
import { Limit } from './contract.ts'
import { type FoundCustomer, findCustomers } from './customers.sql.ts'

const CustomerView = z.object({
  customer: z.string(),
  kind: z.enum(['private', 'business', 'library']),
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
/** A unit of the common directory of public bodies. */
const Unit = z.string().trim().max(20)
const Done = z.object({ done: z.literal(true) })
const CustomerId = z.object({ customer: z.string().max(64) })

const customerView = ({ id, tax_id, created_at, activated_at, ...row }: FoundCustomer): z.output<typeof CustomerView> => ({
  ...row,
  customer: id,
  nif: tax_id,
  since: created_at.toISOString(),
  activated: activated_at !== null,
})

/** Accounts: whoever reads one is written down. */
export function customerRoutes(call: StaffCalls, { senders }: { senders: Senders }) {
  call('GET', '/customers/', {
    action: 'customer.find',
    summary: 'Accounts by e-mail or tax id, or those that wait to be activated',
    query: z
      .object({
        email: z.string().max(254).optional(),
        nif: z.string().max(20).optional(),
        waiting: z.stringbool().optional(),
        limit: Limit,
      })
      .refine((query) => query.email !== undefined || query.nif !== undefined || query.waiting === true),
    answer: z.object({ items: z.array(CustomerView) }),
    subject: ({ query }) => `customer ${query.email ?? query.nif ?? 'waiting'}`,
    run: async ({ db, query }) => ({
      items: (await findCustomers(db, { ...query, nif: query.nif?.replace(/[\s.-]/g, '').toUpperCase() })).map(customerView),
    }),
  })
  call('GET', '/customers/:customer/', {
    action: 'customer.read',
    summary: 'One account',
    params: CustomerId,
    answer: CustomerView,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params }) => {
      const [row] = await findCustomers(db, { id: params.customer, limit: 1 })
      if (!row) throw new NotFound('staff.customer_unknown')
      return customerView(row)
    },
  })
  call('POST', '/customers/:customer/activate/', {
    action: 'customer.activate',
    summary: 'Opens the account of a library or a business that was looked at, and tells it so (U-12)',
    params: CustomerId,
    body: z
      .object({ note: z.string().trim().max(500).default('').describe('What was looked at: a register, a document') })
      .default({ note: '' }),
    answer: CustomerView,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, body, staff, now }) => {
      await activateCustomer(db, params.customer, { by: staff.email, note: body.note, now }, senders)
      const [row] = await findCustomers(db, { id: params.customer, limit: 1 })
      return customerView(row!)
    },
  })
  call('PUT', '/customers/:customer/tax/', {
    action: 'customer.tax',
    summary: 'What a business has proven: its number in VIES, the equivalence scheme it declared',
    params: CustomerId,
    body: z.object({
      vies: z
        .object({ consultation: z.string().trim().min(3).max(60), checked_on: z.iso.date() })
        .nullable()
        .default(null),
      surcharge_since: z.iso.date().nullable().default(null),
    }),
    answer: Done,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, body: { vies, surcharge_since }, now }) => {
      const proof = vies && { consultation: vies.consultation, checkedOn: day(vies.checked_on) }
      await keepTaxStanding(db, params.customer, { proof, surchargeSince: surcharge_since as Day | null }, now)
      return { done: true } as const
    },
  })
  call('PUT', '/customers/:customer/billing/', {
    action: 'customer.billing',
    summary: 'How an institution or a company is invoiced: by the month, to which DIR3 units, under which contract',
    params: CustomerId,
    body: z.object({
      monthly: z.boolean().default(false),
      mode: z.enum(billingModes).nullable().default(null).describe('Wins over monthly; by the terms of each order unless given'),
      dir3: z.object({ accounting: Unit, managing: Unit, processing: Unit }).nullable().default(null),
      contract: z.string().trim().max(60).default(''),
      file_number: z.string().trim().max(60).default(''),
    }),
    answer: Done,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, body }) => {
      await saveBillingProfile(db, params.customer, body)
      return { done: true } as const
    },
  })
}
