import { expect, it } from 'vitest'
import { billing, book, vase } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { agreedTaxes } from './agreed-taxes.ts'
import { insertGivenBackShipping } from './parcels.sql.ts'
import { wholeOrder } from './whole-order.ts'

const database = withDatabase()
const { given } = billing(database)

it('taxes shipping that is given back alone as the goods of the parcel whose shipping it was, the second too', async () => {
  const order = await given({
    lines: [book, vase],
    parcels: [
      { copies: [1, 0], shipping_cents: 390 },
      { copies: [0, 1], shipping_cents: 363 },
    ],
  })
  const told = await database.sql.begin(async (tx) => {
    const before = await wholeOrder(tx, order.id)
    for (const parcel of before.parcels) await insertGivenBackShipping(tx, parcel, 121)
    return { before: agreedTaxes(before).rows, after: agreedTaxes(await wholeOrder(tx, order.id)).rows }
  })
  expect(told.before.map(({ percent, base, vat }) => [percent, base + vat])).toEqual([
    [4, book.unit_cents + 390],
    [21, vase.unit_cents + 363],
  ])
  expect(told.after).toEqual(told.before)
})
