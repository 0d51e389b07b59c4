import { type Day, day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { Done, ListOf } from '#modules/people/staff/call-contract.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { activateCustomer } from './activation.ts'
import { findCustomers } from './staff.sql.ts'
import { Activate, CustomerParams, FindCustomers, ProveTaxStanding, StaffCustomer } from './staff-contract.ts'
import { keepTaxStanding } from './tax-standing.ts'

interface CustomerStaffDeps {
  senders: Senders
  /** How many orders each of these customers placed; who placed none may be left out. */
  ordersOf: (db: Db, customerIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

type Wanted = Parameters<typeof findCustomers>[1]

async function customerViews(db: Db, wanted: Wanted, ordersOf: CustomerStaffDeps['ordersOf']) {
  const rows = await findCustomers(db, wanted)
  const orders = await ordersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, tax_id, created_at, activated_at, ...row }) => ({
    ...row,
    customer: id,
    nif: tax_id,
    since: created_at.toISOString(),
    activated: activated_at !== null,
    orders: orders.get(id) ?? 0,
  }))
}

/** @throws NotFound 'staff.customer_unknown' */
async function customerView(db: Db, id: string, ordersOf: CustomerStaffDeps['ordersOf']) {
  const [view] = await customerViews(db, { id, limit: 1 }, ordersOf)
  if (!view) throw new NotFound('staff.customer_unknown')
  return view
}

/** Accounts: whoever reads one is written down. */
export function customerStaffRoutes(call: StaffCalls, { senders, ordersOf }: CustomerStaffDeps) {
  call('GET', '/customers/', {
    action: 'customer.find',
    summary: 'Accounts by e-mail or tax id, or those that wait to be activated',
    query: FindCustomers,
    answer: ListOf(StaffCustomer),
    subject: ({ query }) => `customer ${query.email ?? query.nif ?? 'waiting'}`,
    run: async ({ db, query }) => ({
      items: await customerViews(db, { ...query, nif: query.nif?.replace(/[\s.-]/g, '').toUpperCase() }, ordersOf),
    }),
  })
  call('GET', '/customers/:customer/', {
    action: 'customer.read',
    summary: 'One account',
    params: CustomerParams,
    answer: StaffCustomer,
    subject: ({ params }) => `customer ${params.customer}`,
    run: ({ db, params }) => customerView(db, params.customer, ordersOf),
  })
  call('POST', '/customers/:customer/activate/', {
    action: 'customer.activate',
    summary: 'Opens the account of a library or a business that was looked at, and tells it so (U-12)',
    params: CustomerParams,
    body: Activate,
    answer: StaffCustomer,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, body, staff, now }) => {
      await activateCustomer(db, params.customer, { by: staff.email, note: body.note, now }, senders)
      return customerView(db, params.customer, ordersOf)
    },
  })
  call('PUT', '/customers/:customer/tax/', {
    action: 'customer.tax',
    summary: 'What a business has proven: its number in VIES, the equivalence scheme it declared',
    params: CustomerParams,
    body: ProveTaxStanding,
    answer: Done,
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, body: { vies, surcharge_since }, now }) => {
      const proof = vies && { consultation: vies.consultation, checkedOn: day(vies.checked_on) }
      await keepTaxStanding(db, params.customer, { proof, surchargeSince: surcharge_since as Day | null }, now)
      return { done: true } as const
    },
  })
}
