import { type Day, day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { Done } from '#modules/people/staff/call-contract.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { activateCustomer } from './activation.ts'
import { customerSorts, customersById, type FoundCustomer, findCustomers, matchingCustomers } from './staff.sql.ts'
import type { FindCustomers } from './staff-contract.ts'
import { Activate, CustomerParams, customerCalls, ProveTaxStanding, StaffCustomer } from './staff-contract.ts'
import { keepTaxStanding } from './tax-standing.ts'

interface CustomerStaffDeps {
  senders: Senders
  /** How many orders each of these customers placed; who placed none may be left out. */
  ordersOf: (db: Db, customerIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

const viewOf = ({ id, tax_id, created_at, activated_at, ...row }: FoundCustomer, orders: ReadonlyMap<string, number>) => ({
  kind: row.kind,
  email: row.email,
  name: row.name,
  surnames: row.surnames,
  phone: row.phone,
  country: row.country,
  company: row.company,
  library: row.library,
  contact_person: row.contact_person,
  language: row.language,
  activated_by: row.activated_by,
  activation_note: row.activation_note,
  customer: id,
  nif: tax_id,
  since: created_at.toISOString(),
  activated: activated_at !== null,
  orders: orders.get(id) ?? 0,
})

/** Whom somebody looks for. Everybody is nobody's business. @throws InvalidFields where nothing is said */
export async function customerPage(db: Db, asked: FindCustomers, ordersOf: CustomerStaffDeps['ordersOf']) {
  if (!(asked.q || asked.email || asked.nif || asked.waiting || asked.kind)) throw new InvalidFields({ q: 'form.missing' })
  const query = { ...asked, nif: asked.nif?.replace(/[\s.-]/g, '').toUpperCase() }
  const rows = await findCustomers(db, query, walking(db, query, customerSorts(db), { id: db`c.id`, as: 'text' }))
  const orders = await ordersOf(
    db,
    rows.map(({ id }) => id),
  )
  return listPage(db, query, { rows, matching: matchingCustomers(db, query), view: (row) => viewOf(row, orders) })
}

/** @throws NotFound 'staff.customer_unknown' */
async function customerView(db: Db, id: string, ordersOf: CustomerStaffDeps['ordersOf']) {
  const [row] = await customersById(db, id)
  if (!row) throw new NotFound('staff.customer_unknown')
  return viewOf(row, await ordersOf(db, [id]))
}

/** Accounts: whoever reads one is written down. */
export function customerStaffRoutes(call: StaffCalls, { senders, ordersOf }: CustomerStaffDeps) {
  call(customerCalls, 'GET /customers/', {
    action: 'customer.find',
    summary: 'Accounts by words, e-mail or tax id, or those that wait to be activated',
    run: ({ db, query }) => customerPage(db, query, ordersOf),
  })
  call(customerCalls, 'GET /customers/:customer/', {
    action: 'customer.read',
    summary: 'One account',
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
