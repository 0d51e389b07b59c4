import { expect, it } from 'vitest'
import { sentence } from '#api/messages.ts'
import { billing, billingSettings, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { summariseMonth } from './summarise.ts'
import { billLeftParcel, unbilledParcelsOf } from './unbilled-parcels.ts'

const database = withDatabase()
const { given } = billing(database)
const now = new Date('2026-11-02T08:00:00Z')
const handed_over_at = '2026-10-10T10:00:00Z'

/** An order of a library that is invoiced as agreed: one parcel that left with two copies, one that is still here with one. */
async function ordered(mode: string, tax_id: string) {
  const owner_id = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca del Azahar', tax_id })
  await database.sql`insert into billing_profile (customer_id, mode) values (${owner_id}, ${mode})`
  const order = await given({
    lines: [{ ...book, quantity: 3 }],
    parcels: [
      { copies: [2], handed_over_at },
      { copies: [1], handed_over_at: null },
    ],
    owner_id,
  })
  return { ...order, owner_id }
}
const look = (number: string) =>
  database.sql.begin((tx) =>
    unbilledParcelsOf(tx, { ...billingSettings, sentence: ({ code }, language) => sentence(code, language) }, number, {
      language: 'en',
      now,
    }),
  )
const issue = (parcel: number) => database.sql.begin((tx) => billLeftParcel(tx, billingSettings, parcel, now))
const issued = async () => (await database.sql<{ n: number }[]>`select count(*)::int as n from invoice`)[0]!.n

it('a parcel that left is looked at with what its invoice would say, and nothing of the look stays', async () => {
  const { number, parcels } = await ordered('monthly', 'B12345674')
  const before = await issued()
  expect(await look(number)).toEqual([
    {
      parcel: parcels[0],
      position: 1,
      by_month: true,
      would_be: { kind: 'F1', name: 'Biblioteca del Azahar', nif: 'B12345674', total: 39.8 },
      why_not: null,
    },
  ])
  expect(await issued()).toBe(before)
})

it('invoiced by itself, it leaves the invoice of its month, and is invoiced once though two people do it together', async () => {
  const { number, parcels, owner_id } = await ordered('monthly', 'Q2818014I')
  const outcomes = await Promise.allSettled([issue(parcels[0]!), issue(parcels[0]!)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'invoice.parcel_done' } })
  expect(await look(number)).toEqual([])
  const month = await database.sql.begin((tx) =>
    summariseMonth(tx, billingSettings, { customerId: owner_id, month: '2026-10', now }),
  )
  expect(month).toEqual([])
})

it('what is invoiced on request is invoiced without a request of its customer', async () => {
  const { parcels } = await ordered('on_request', 'A58818501')
  expect(await issue(parcels[0]!)).toMatchObject({ kind: 'F1', totalCents: 3980 })
})

it('is refused while the parcel is here, and where nothing is known to name its buyer by: the look says so before', async () => {
  const { parcels } = await ordered('monthly', 'P2807900B')
  await expect(issue(parcels[1]!)).rejects.toMatchObject({ code: 'invoice.parcel_here' })
  const nameless = await ordered('monthly', '')
  await expect(issue(nameless.parcels[0]!)).rejects.toMatchObject({ code: 'invoice.buyer_incomplete' })
  expect(await look(nameless.number)).toMatchObject([{ would_be: null, why_not: expect.stringContaining('tax number') }])
})
