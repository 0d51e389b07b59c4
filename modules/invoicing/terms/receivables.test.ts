import { expect, it } from 'vitest'
import { billing, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { openInvoices } from './receivables.sql.ts'

const database = withDatabase()
const { given, billAll } = billing(database)

it('names who owes an invoice: a library, a company, a person', async () => {
  const people = [
    { kind: 'library', library: 'Biblioteca de Vilanova', tax_id: 'P2807900B' },
    { kind: 'business', company: 'Librería Sur, S. L.', tax_id: 'B12345674' },
  ]
  for (const one of people) {
    const owner_id = await givenCustomer(database.sql, one)
    await database.sql`insert into billing_profile (customer_id, mode) values (${owner_id}, 'on_dispatch')`
    await billAll(await given({ lines: [book], owner_id, terms: 'account', payment_state: 'on_account' }))
  }
  const rows = await openInvoices(database.sql, { dueBefore: null, after: null, limit: 10 })
  expect(rows.map((row) => row.customer_name).toSorted()).toEqual(['Biblioteca de Vilanova', 'Librería Sur, S. L.'])
})
