import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { billing, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { findReceivables } from './find-receivables.ts'
import { receivableCalls } from './staff-contract.ts'

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
  const found = (query: Record<string, unknown>) =>
    findReceivables(database.sql, receivableCalls['GET /receivables/'].query.parse(query), day('2026-11-23'))
  const all = await found({})
  expect(all.items.map((row) => row.customer_name).toSorted()).toEqual(['Biblioteca de Vilanova', 'Librería Sur, S. L.'])
  expect(all.count).toEqual({ of: 2, more: false })
  expect((await found({ q: 'vilanova' })).items).toMatchObject([
    { customer_name: 'Biblioteca de Vilanova', open: expect.any(Number) },
  ])
  const page = await found({ limit: 1, sort: '-open' })
  expect(await found({ limit: 1, sort: '-open', cursor: page.next })).toMatchObject({
    items: [{ invoice: expect.any(String) }],
    next: null,
  })
})
