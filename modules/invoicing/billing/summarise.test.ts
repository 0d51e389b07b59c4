import { describe, expect, it } from 'vitest'
import { findInvoice } from '#modules/invoicing/invoices/read.ts'
import { billing, billingSettings, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { type GivenOrder, givenCustomer } from '#tests/support/delivered-order.ts'
import { monthToSummarise, summariseDue } from './summarise.ts'

const database = withDatabase()
const { given, bill, invoicesOf } = billing(database)

describe('the summary invoice of a month', () => {
  it('bills a customer’s deliveries of the month together, once', async () => {
    const library = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca del Valle', tax_id: 'Q2818014I' })
    await database.sql`insert into billing_profile (customer_id, mode) values (${library}, 'monthly')`
    const delivery = (handed_over_at: string) =>
      given({ lines: [{ ...book, quantity: 2 }], parcels: [{ copies: [2], handed_over_at }], owner_id: library })
    const october = [await delivery('2026-09-30T22:00:00Z'), await delivery('2026-10-31T22:59:00Z')]
    const november = await delivery('2026-10-31T23:00:00Z')
    for (const order of [...october, november]) expect(await bill(order.parcels[0] ?? 0)).toBeNull()

    const dueNow = new Date('2026-11-02T08:00:00Z')
    const runs = await Promise.all([
      summariseDue(database.sql, billingSettings, dueNow),
      summariseDue(database.sql, billingSettings, dueNow),
    ])
    expect(runs.toSorted()).toEqual([0, 1])
    const [{ id, kind } = { id: 0, kind: '' }] = await invoicesOf(october[0] as GivenOrder)
    const invoice = await findInvoice(database.sql, id)
    expect(kind).toBe('F1')
    expect(invoice).toMatchObject({ series: 'L', summary: true, operationDate: '2026-10-31', totalCents: 4 * 1990 })
    expect(invoice?.lines.map((line) => line.delivery)).toEqual([
      `Pedido ${october[0]?.number}, entregado el 01/10/2026`,
      `Pedido ${october[1]?.number}, entregado el 31/10/2026`,
    ])
    expect(await invoicesOf(november)).toEqual([])
    expect(await bill(october[0]?.parcels[0] ?? 0)).toMatchObject({ number: invoice?.number })
  })

  it('is refused to an account without NIF or without an address, and everybody else’s goes on', async () => {
    const monthly = async (id: string, tax_id: string, address: boolean) => {
      await givenCustomer(database.sql, { id, kind: 'library', library: 'Biblioteca', ...(tax_id && { tax_id }) })
      await database.sql`insert into billing_profile (customer_id, mode) values (${id}, 'monthly')`
      const order = await given({
        lines: [book],
        parcels: [{ copies: [1], handed_over_at: '2026-08-10T10:00:00Z' }],
        owner_id: id,
      })
      if (!address)
        await database.sql`update shop_order set delivery_address = null, billing_address = null where id = ${order.id}`
      return order
    }
    const withoutNif = await monthly('c-august-1', '', true)
    const withoutAddress = await monthly('c-august-2', 'P2807900B', false)
    const whole = await monthly('c-august-3', 'B12345674', true)
    expect(await summariseDue(database.sql, billingSettings, new Date('2026-09-02T08:00:00Z'))).toBe(1)
    expect(await invoicesOf(withoutNif)).toEqual([])
    expect(await invoicesOf(withoutAddress)).toEqual([])
    expect(await invoicesOf(whole)).toHaveLength(1)
  })

  it('is corrected at once by what was given back before it was made', async () => {
    const customer_id = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca del Mar', tax_id: 'A58818501' })
    await database.sql`insert into billing_profile (customer_id, mode) values (${customer_id}, 'monthly')`
    const order = await given({
      lines: [{ ...book, quantity: 3 }],
      parcels: [{ copies: [3], handed_over_at: '2026-10-10T10:00:00Z' }],
      owner_id: customer_id,
    })
    expect(await bill(order.parcels[0] ?? 0)).toBeNull()
    await database.sql.begin(async (tx) => {
      for (const state of ['approved', 'done', 'requested']) {
        const [refund] = await tx<{ id: number }[]>`
          insert into refund (order_id, state, goods_cents, requested_by) values (${order.id}, ${state}, 1990, 'marta') returning id`
        await tx`insert into refund_line (refund_id, order_line_id, quantity, goods_cents) values (${refund!.id}, ${order.lines[0] ?? 0}, 1, 1990)`
      }
    })
    await summariseDue(database.sql, billingSettings, new Date('2026-11-02T08:00:00Z'))
    const invoices = await invoicesOf(order)
    const totals = await Promise.all(invoices.map(async ({ id }) => (await findInvoice(database.sql, id))?.totalCents))
    expect(totals).toEqual([3 * 1990, -1990, -1990])
  })

  it('is that of the month before, over the new year too', () => {
    expect(['2026-11-02', '2027-01-15'].map((today) => monthToSummarise(today as never))).toEqual(['2026-10', '2026-12'])
  })
})
