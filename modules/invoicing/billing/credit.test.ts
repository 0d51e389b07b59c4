import { describe, expect, it } from 'vitest'
import { billing, billingSettings, book, noon, vase } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { type GivenOrder, givenCustomer } from '#tests/support/delivered-order.ts'
import { creditRefund } from './credit-refund.ts'

const database = withDatabase()
const { given, bill, billAll, credit } = billing(database)

describe('a corrective invoice', () => {
  it('takes back what was refunded and names the invoice it corrects', async () => {
    const order = await given({ lines: [{ ...book, quantity: 2 }, vase], shipping_cents: 390 })
    const [original] = await billAll(order)
    const lines = [{ orderLineId: order.lines[0] ?? 0, quantity: 1, goodsCents: 1990, surchargeCents: 0 }]
    const [invoice, ...more] = await credit({ key: 'credit:1', orderId: order.id, lines, shippingCents: 390 })
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ kind: 'R5', series: 'RS', correctsId: original?.id, totalCents: -(1990 + 390) })
    expect(invoice?.reference.invoices).toEqual([{ number: original?.number, date: original?.issueDate }])
    expect(invoice?.lines[0]).toMatchObject({ quantity: -1, grossCents: -1990 })
    expect(await credit({ key: 'credit:1', orderId: order.id, lines, shippingCents: 390 })).toMatchObject([
      { number: invoice?.number },
    ])
  })

  it('of a full invoice is an R1 in that invoice’s own corrective series', async () => {
    const company = await givenCustomer(database.sql, { kind: 'business', company: 'Sur, S. L.', tax_id: 'A58818501' })
    const order = await given({ lines: [book], owner_id: company })
    await billAll(order)
    const [invoice] = await credit({
      key: 'credit:2',
      orderId: order.id,
      lines: [{ orderLineId: order.lines[0] ?? 0, quantity: 1, goodsCents: 1990, surchargeCents: 0 }],
    })
    expect(invoice).toMatchObject({ kind: 'R1', series: 'RF', prices: 'net', buyer: { taxId: 'A58818501' } })
  })

  it('passes over what was never invoiced, and corrects each invoice it touches', async () => {
    const order = await given({
      lines: [{ ...book, quantity: 3 }],
      parcels: [{ copies: [1] }, { copies: [1] }, { copies: [1], handed_over_at: null }],
    })
    const line = { orderLineId: order.lines[0] ?? 0, quantity: 3, goodsCents: 3 * 1990, surchargeCents: 0 }
    await bill(order.parcels[0] ?? 0)
    await bill(order.parcels[1] ?? 0)
    const invoices = await credit({ key: 'credit:3', orderId: order.id, lines: [line] })
    expect(invoices.map((invoice) => invoice.totalCents)).toEqual([-1990, -1990])
    expect(await credit({ key: 'credit:4', orderId: order.id, lines: [line] })).toEqual([])
  })

  it('never takes back more than was billed, even when the database is asked directly', async () => {
    const order = await given({ lines: [book] })
    const [invoice] = await billAll(order)
    const over = (gross: number) => database.sql`
      insert into billed_line (invoice_id, order_id, parcel_id, quantity, gross_cents, vat_percent, corrects_id)
      select invoice_id, order_id, parcel_id, 0, ${-gross}, vat_percent, id from billed_line where invoice_id = ${invoice?.id ?? 0}`
    await expect(over(1991)).rejects.toThrow('more is taken back than was billed')
  })

  it('gives back the recargo with the price', async () => {
    const order = await given({ lines: [{ quantity: 1, unit_cents: 10_400, surcharge_percent: 0.5 }], surcharge_cents: 50 })
    await billAll(order)
    const [invoice] = await credit({
      key: 'credit:5',
      orderId: order.id,
      lines: [{ orderLineId: order.lines[0] ?? 0, quantity: 1, goodsCents: 10_400, surchargeCents: 50 }],
    })
    expect(invoice).toMatchObject({ totalCents: -10_450, surchargeCents: -50, vatCents: -400 })
  })
})

describe('a refund', () => {
  const refunded = (order: GivenOrder, given: { line?: number; quantity?: number; goods?: number; shipping?: number }) =>
    database.sql.begin(async (tx) => {
      const [refund] = await tx<{ id: number }[]>`
        insert into refund (order_id, goods_cents, shipping_cents, requested_by)
        values (${order.id}, ${given.goods ?? 0}, ${given.shipping ?? 0}, 'marta') returning id`
      if (given.goods)
        await tx`insert into refund_line (refund_id, order_line_id, quantity, goods_cents)
          values (${refund!.id}, ${order.lines[given.line ?? 0] ?? 0}, ${given.quantity ?? 1}, ${given.goods})`
      await tx`update parcel set shipping_refunded_cents = shipping_refunded_cents + ${given.shipping ?? 0}
        where id = ${order.parcels[given.line ?? 0] ?? 0}`
      if (given.shipping)
        await tx`insert into refund_shipping (refund_id, parcel_id, cents)
          values (${refund!.id}, ${order.parcels[given.line ?? 0] ?? 0}, ${given.shipping})`
      const first = await creditRefund(tx, billingSettings, refund!.id, noon)
      expect((await creditRefund(tx, billingSettings, refund!.id, noon)).map((invoice) => invoice.number)).toEqual(
        first.map((invoice) => invoice.number),
      )
      return first
    })

  it('corrects what was invoiced, shipping too', async () => {
    const order = await given({ lines: [{ ...book, quantity: 2 }], shipping_cents: 390 })
    await billAll(order)
    expect(await refunded(order, { goods: 1990, shipping: 390 })).toMatchObject([{ kind: 'R5', totalCents: -2380 }])
  })

  it('of what never left corrects nothing, neither goods nor the shipping of another parcel', async () => {
    const order = await given({
      lines: [book, vase],
      parcels: [
        { copies: [1, 0], shipping_cents: 390 },
        { copies: [0, 1], shipping_cents: 300, handed_over_at: null },
      ],
    })
    await bill(order.parcels[0] ?? 0)
    await database.sql`update parcel set state = 'cancelled' where id = ${order.parcels[1] ?? 0}`
    await database.sql`update order_line set fulfilment = 'cancelled' where id = ${order.lines[1] ?? 0}`
    expect(await refunded(order, { line: 1, goods: 1250, shipping: 300 })).toEqual([])
    expect(await refunded(order, { line: 0, goods: 1990, shipping: 390 })).toMatchObject([{ totalCents: -2380 }])
  })

  it('of the shipping of one parcel corrects it at the rate of what lay in that parcel', async () => {
    const order = await given({
      lines: [book, vase],
      parcels: [
        { copies: [1, 0], shipping_cents: 390 },
        { copies: [0, 1], shipping_cents: 363 },
      ],
    })
    const [, ofVase] = await billAll(order)
    const invoices = await refunded(order, { line: 1, shipping: 242 })
    // 21 % of what lies in 2.42 €: the vase's rate, not the book's 4 %.
    expect(invoices).toMatchObject([{ correctsId: ofVase?.id, totalCents: -242, vatCents: -42 }])
  })

  it('of money without copies corrects the price', async () => {
    const order = await given({ lines: [book] })
    await billAll(order)
    const [invoice] = await refunded(order, { goods: 300, quantity: 0 })
    expect(invoice).toMatchObject({ totalCents: -300 })
    expect(invoice?.lines[0]).toMatchObject({ quantity: 0, grossCents: -300 })
  })
})
