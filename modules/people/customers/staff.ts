import { type Day, day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { activateCustomer } from './activation.ts'
import { refuseCustomer } from './refusal.ts'
import { customerSorts, customersById, type FoundCustomer, findCustomers, matchingCustomers } from './staff.sql.ts'
import { customerNames, moveCustomer, renameCustomer } from './staff-change.ts'
import type { FindCustomers } from './staff-contract.ts'
import { customerCalls } from './staff-contract.ts'
import { keepTaxStanding, taxStandingOf } from './tax-standing.ts'

interface CustomerStaffDeps {
  senders: Senders
  /** How many orders each of these customers placed; who placed none may be left out. */
  ordersOf: (db: Db, customerIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Who holds the loyalty card of a number; null: nobody does. */
  holderOf: (db: Db, card: string) => Promise<string | null>
}

/** Numbers of loyalty cards, with or without blanks between their figures. */
const cardIn = (q: string | undefined) => {
  const figures = q?.replace(/\s/g, '') ?? ''
  return /^29\d{11}$/.test(figures) ? figures : null
}

/** What may be decided about an account now, and why what may not. */
function decisionsOn({ kind, activated_at, refused_at, tax_id }: FoundCustomer) {
  const settled = kind === 'private' ? 'staff.not_to_activate' : activated_at !== null ? 'staff.activated_already' : null
  return {
    activate: settled ?? (kind === 'business' && !tax_id ? 'staff.nif_missing' : null),
    refuse: settled ?? (refused_at !== null ? 'staff.refused_already' : null),
  } as const
}

const viewOf = (found: FoundCustomer, orders: ReadonlyMap<string, number>) => {
  const { id, tax_id, created_at, activated_at, ...row } = found
  return {
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
    refused_at: row.refused_at?.toISOString() ?? null,
    refused_by: row.refused_by,
    refusal_reason: row.refusal_reason,
    acts: decisionsOn(found),
  }
}

/** Whom somebody looks for. Everybody is nobody's business. @throws InvalidFields where nothing is said */
export async function customerPage(db: Db, asked: FindCustomers, { ordersOf, holderOf }: Omit<CustomerStaffDeps, 'senders'>) {
  if (!(asked.q || asked.email || asked.nif || asked.waiting || asked.kind)) throw new InvalidFields({ q: 'form.missing' })
  const card = cardIn(asked.q)
  const query = {
    ...asked,
    nif: asked.nif?.replace(/[\s.-]/g, '').toUpperCase(),
    ...(card && { q: undefined, holder: await holderOf(db, card) }),
  }
  const rows = await findCustomers(db, query, walking(db, query, customerSorts(db), { id: db`c.id`, as: 'text' }))
  const orders = await ordersOf(
    db,
    rows.map(({ id }) => id),
  )
  return listPage(db, query, { rows, matching: matchingCustomers(db, query), view: (row) => viewOf(row, orders) })
}

/** One account. @throws NotFound 'staff.customer_unknown' */
export async function customerView(db: Db, id: string, ordersOf: CustomerStaffDeps['ordersOf']) {
  const [row] = await customersById(db, id)
  if (!row) throw new NotFound('staff.customer_unknown')
  return viewOf(row, await ordersOf(db, [id]))
}

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** Accounts: whoever reads one is written down. */
export function customerStaffRoutes(call: StaffCalls, { senders, ordersOf, holderOf }: CustomerStaffDeps) {
  call(customerCalls, 'GET /customers/', {
    action: 'customer.find',
    summary: 'Accounts by name, telephone, card, e-mail or tax id, or those that wait to be activated',
    run: ({ db, query }) => customerPage(db, query, { ordersOf, holderOf }),
  })
  call(customerCalls, 'GET /customers/:customer/', {
    action: 'customer.read',
    summary: 'One account',
    subject,
    run: ({ db, params }) => customerView(db, params.customer, ordersOf),
  })
  call(customerCalls, 'POST /customers/:customer/activate/', {
    action: 'customer.activate',
    summary: 'Opens the account of a library or a business that was looked at, and tells it so (U-12)',
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await activateCustomer(db, params.customer, { by: staff.email, note: body.note, now }, senders)
      return customerView(db, params.customer, ordersOf)
    },
  })
  call(customerCalls, 'POST /customers/:customer/refuse/', {
    action: 'customer.activate',
    summary: 'Does not open the account of a library or a business that was looked at, and tells it why',
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await refuseCustomer(db, params.customer, { by: staff.email, reason: body.reason, now }, senders)
      return customerView(db, params.customer, ordersOf)
    },
  })
  call(customerCalls, 'GET /customers/:customer/tax/', {
    action: 'customer.tax',
    summary: 'What a business has proven of its taxes',
    subject,
    run: ({ db, params }) => taxStandingOf(db, params.customer),
  })
  call(customerCalls, 'PUT /customers/:customer/tax/', {
    action: 'customer.tax',
    summary: 'What a business has proven: its number in VIES, the equivalence scheme it declared',
    subject,
    current: ({ db, params }) => taxStandingOf(db, params.customer),
    run: async ({ db, params, body: { vies, surcharge_since }, now }) => {
      const proof = vies && { consultation: vies.consultation, checkedOn: day(vies.checked_on) }
      await keepTaxStanding(db, params.customer, { proof, surchargeSince: surcharge_since as Day | null }, now)
      return taxStandingOf(db, params.customer)
    },
  })
  call(customerCalls, 'GET /customers/:customer/names/', {
    action: 'customer.read',
    summary: 'What may be changed of an account at its holder’s wish',
    subject,
    run: ({ db, params }) => customerNames(db, params.customer),
  })
  call(customerCalls, 'PUT /customers/:customer/names/', {
    action: 'customer.change',
    summary: 'Another name, telephone or language, of which the customer is told',
    subject,
    current: ({ db, params }) => customerNames(db, params.customer),
    run: async ({ db, params, body: { proof: _proof, ...names } }) => {
      await renameCustomer(db, params.customer, names, senders)
      return customerNames(db, params.customer)
    },
  })
  call(customerCalls, 'POST /customers/:customer/email/', {
    action: 'customer.change',
    summary: 'Another e-mail: a link is sent there, and the account moves once it is answered with the password',
    subject,
    run: async ({ db, params, body, now }) => {
      await moveCustomer(db, params.customer, body.email, { senders, now })
      return { done: true } as const
    },
  })
}
