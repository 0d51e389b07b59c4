import { describe, expect, it } from 'vitest'
import { findInvoice } from '#modules/invoicing/invoices/read.ts'
import { billing, book, vase } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'

const database = withDatabase()
const { given, billAll, credit, ask, invoicesOf } = billing(database)

describe('a request for an invoice', () => {
  it('after hand-over puts one full invoice in the place of the simplified ones', async () => {
    const order = await given({ lines: [{ ...book, quantity: 2 }, vase], parcels: [{ copies: [1, 1] }, { copies: [1, 0] }] })
    const simplified = await billAll(order)
    const { isNew, request } = await ask(order)
    expect(isNew).toBe(true)
    const all = await invoicesOf(order)
    expect(all.map((item) => [item.kind, item.replaced])).toEqual([
      ['F2', true],
      ['F2', true],
      ['F3', false],
    ])
    const full = await findInvoice(database.sql, all[2]?.id ?? 0)
    expect(full).toMatchObject({ series: 'F', totalCents: order.total, buyer: { taxId: '12345678Z', name: 'Ana Ruiz' } })
    expect(full?.reference.invoices.map((invoice) => invoice.number)).toEqual(simplified.map((item) => item?.number))
    expect(await ask(order, { name: 'Somebody else' })).toMatchObject({
      isNew: false,
      request: { id: request.id, name: 'Ana Ruiz' },
    })
    expect(await invoicesOf(order)).toHaveLength(3)
  })

  it('is answered once when it is sent twice at the same time', async () => {
    const order = await given({ lines: [book] })
    await billAll(order)
    const all = await Promise.all([ask(order), ask(order), ask(order)])
    expect(all.filter((requestAnswer) => requestAnswer.isNew)).toHaveLength(1)
    expect((await invoicesOf(order)).map((invoice) => invoice.kind)).toEqual(['F2', 'F3'])
  })

  it('before hand-over is kept, and the parcel’s invoice becomes full', async () => {
    const order = await given({ lines: [book], parcels: [{ copies: [1], handed_over_at: null }] })
    await ask(order, { nif: ' b-12.345.674 ', name: 'Librería Sur, S. L.' })
    expect(await invoicesOf(order)).toEqual([])
    const [invoice] = await billAll(order)
    expect(invoice).toMatchObject({ kind: 'F1', series: 'F', prices: 'net', buyer: { taxId: 'B12345674', kind: 'business' } })
  })

  it('is for what is left after a refund, and a later refund corrects it', async () => {
    const order = await given({ lines: [{ ...book, quantity: 2 }] })
    await billAll(order)
    const line = { orderLineId: order.lines[0] ?? 0, quantity: 1, goodsCents: 1990, surchargeCents: 0 }
    await credit({ key: 'credit:6', orderId: order.id, lines: [line] })
    await ask(order)
    const all = await invoicesOf(order)
    expect(all.map((item) => [item.kind, item.total_cents, item.replaced])).toEqual([
      ['F2', 3980, true],
      ['R5', -1990, true],
      ['F3', 1990, false],
    ])
    const [later] = await credit({ key: 'credit:7', orderId: order.id, lines: [line] })
    expect(later).toMatchObject({ kind: 'R1', series: 'RF', totalCents: -1990, correctsId: all[2]?.id })
  })

  it('is refused for what has its full invoice, is cancelled or was given back whole', async () => {
    const company = await givenCustomer(database.sql, { kind: 'business', company: 'Norte, S. L.', tax_id: 'B85955367' })
    const full = await given({ lines: [book], owner_id: company })
    await billAll(full)
    await expect(ask(full)).rejects.toMatchObject({ code: 'invoice.already_full' })
    const cancelled = await given({ lines: [book], payment_state: 'cancelled' })
    await expect(ask(cancelled)).rejects.toMatchObject({ code: 'invoice.order_cancelled' })
    const back = await given({ lines: [book] })
    await billAll(back)
    await credit({
      key: 'credit:8',
      orderId: back.id,
      lines: [{ orderLineId: back.lines[0] ?? 0, quantity: 1, goodsCents: 1990, surchargeCents: 0 }],
    })
    await expect(ask(back)).rejects.toMatchObject({ code: 'invoice.nothing_left' })
  })

  it('belongs to the order’s owner, and names each field that is wrong', async () => {
    const order = await given({ lines: [book] })
    await expect(ask(order, {}, 'somebody-else')).rejects.toMatchObject({ code: 'order.unknown' })
    await expect(ask(order, { nif: '12345678A', postcode: '99999', name: '' })).rejects.toMatchObject({
      fields: { nif: 'invoice.tax_id_invalid', postcode: 'invoice.postcode_invalid', name: 'form.missing' },
    })
    await expect(ask(order, { nif: 'FR40303265046', country: 'FR' })).rejects.toMatchObject({
      fields: { nif: 'invoice.tax_id_invalid' },
    })
  })
})
