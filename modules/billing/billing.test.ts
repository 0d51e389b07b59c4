import { describe, expect, it } from 'vitest'
import { cents, sum } from '#kernel/money.ts'
import { verifyChain } from '#modules/invoices/chain.ts'
import { findInvoice } from '#modules/invoices/read.ts'
import { withDatabase } from '#tests/support/database.ts'
import { type GivenOrder, givenCustomer, givenDeliveredOrder, type OrderToGive } from '#tests/support/delivered-order.ts'
import { testInvoicing } from '#tests/support/invoicing.ts'
import { billParcel } from './bill-parcel.ts'
import { type Credit, creditInvoices } from './credit.ts'
import { creditRefund } from './credit-refund.ts'
import type { BillingSettings } from './deps.ts'
import { requestInvoice } from './request-invoice.ts'
import { monthToSummarise, summariseDue } from './summarise.ts'

const database = withDatabase()
const noon = new Date('2026-11-21T11:00:00Z')
const settings: BillingSettings = {
  invoicing: testInvoicing,
  senders: () => ({
    name: 'La Tienda del Palacio',
    tagline: 'Tienda oficial',
    address: 'Granada',
    email: 'hola@palaceshop.example',
    phone: '900 555 013',
    url: 'https://shop.example',
  }),
  secret: 'a secret of these tests',
  publicUrl: 'https://shop.example',
}

const given = async (order: OrderToGive) => {
  await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
  return givenDeliveredOrder(database.sql, order)
}
const bill = (parcelId: number, now = noon) => database.sql.begin((tx) => billParcel(tx, settings, parcelId, now))
const billAll = async (order: GivenOrder) => {
  const invoices = []
  for (const parcel of order.parcels) invoices.push(await bill(parcel))
  return invoices
}
const credit = (change: Omit<Credit, 'shippingCents'> & { shippingCents?: number }) =>
  database.sql.begin((tx) =>
    creditInvoices(tx, settings, { ...change, shippingCents: cents(change.shippingCents ?? 0) } as Credit, noon),
  )
const fiscal = {
  name: 'Ana Ruiz',
  nif: '12345678Z',
  street: 'Calle Real, 1',
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
  country: 'ES',
}
const ask = (order: GivenOrder, data: Partial<typeof fiscal> = {}, owner = order.owner) =>
  requestInvoice(database.sql, settings, {
    number: order.number,
    data: { ...fiscal, ...data },
    mayAct: (one) => one.owner_id === owner,
    now: noon,
  })
const invoicesOf = async (order: GivenOrder) =>
  database.sql<{ id: number; kind: string; full_number: string; total_cents: number; replaced: boolean }[]>`
    select distinct i.id, i.kind, i.full_number, i.total_cents, exists (select from invoice_replacement r where r.replaced_id = i.id) as replaced
    from invoice i join billed_line b on b.invoice_id = i.id where b.order_id = ${order.id} order by i.id`

const book = { quantity: 1, unit_cents: 1990 }
const vase = { quantity: 1, unit_cents: 1250, vat_percent: 21 }

describe('the invoice of a parcel', () => {
  it('is issued once, however often it is asked for', async () => {
    const order = await given({ lines: [book, vase], shipping_cents: 390 })
    const [parcel = 0] = order.parcels
    const all = await Promise.all([bill(parcel), bill(parcel), bill(parcel)])
    expect(new Set(all.map((one) => one?.number)).size).toBe(1)
    expect(all[0]).toMatchObject({ kind: 'F2', series: 'S', buyer: null, totalCents: order.total, operationDate: '2026-11-21' })
    const [line] = await database.sql`select invoicing from order_line where id = ${order.lines[0] ?? 0}`
    expect(line?.invoicing).toBe('invoiced')
  })

  it('shares shipping over the rates of its goods', async () => {
    const order = await given({ lines: [{ quantity: 3, unit_cents: 1990 }, vase], shipping_cents: 390 })
    const [invoice] = await billAll(order)
    expect(invoice?.vat.map(({ percent, base, vat }) => [percent, base, vat])).toEqual([
      [4, 6050, 242],
      [21, 1089, 229],
    ])
    expect(invoice?.lines.filter((line) => line.kind === 'shipping').map((line) => line.grossCents)).toEqual([322, 68])
  })

  it('carries a retailer’s recargo', async () => {
    const order = await given({
      lines: [
        { quantity: 1, unit_cents: 10_400, surcharge_percent: 0.5 },
        { quantity: 1, unit_cents: 6050, vat_percent: 21, surcharge_percent: 5.2 },
      ],
      surcharge_cents: 310,
    })
    const [invoice] = await billAll(order)
    expect(invoice).toMatchObject({ surchargeCents: 310, totalCents: order.total })
    expect(invoice?.vat.map((row) => row.surcharge)).toEqual([50, 260])
  })

  it('is full for a company, in net prices, and for a library in its own series with its DIR3 units', async () => {
    const company = await givenCustomer(database.sql, { kind: 'business', company: 'Librería Sur, S. L.', tax_id: 'B12345674' })
    const [full] = await billAll(await given({ lines: [book], owner_id: company }))
    expect(full).toMatchObject({
      kind: 'F1',
      series: 'F',
      prices: 'net',
      buyer: { name: 'Librería Sur, S. L.', taxId: 'B12345674' },
    })
    const library = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca de Vilanova', tax_id: 'P2807900B' })
    await database.sql`
      insert into billing_profile (customer_id, dir3_accounting, dir3_managing, dir3_processing) values (${library}, 'L01', 'L02', 'L03')`
    const [served] = await billAll(
      await given({ lines: [{ ...book, quantity: 3, unit_cents: 2000, coupon_cents: 900 }], owner_id: library }),
    )
    expect(served).toMatchObject({ kind: 'F1', series: 'L', buyer: { kind: 'public_body', dir3: { managing: 'L02' } } })
    expect([served?.baseCents, served?.vatCents, served?.totalCents]).toEqual([4904, 196, 5100])
  })

  it('is full and without VAT for an export', async () => {
    const order = await given({
      lines: [{ quantity: 1, unit_cents: 1918, vat_percent: 0 }],
      tax_treatment: 'export',
    })
    expect((await billAll(order))[0]).toMatchObject({ kind: 'F1', treatment: 'export', vatCents: 0, totalCents: 1918 })
  })

  it('stays simplified when a wish ticked at checkout brought no fiscal data', async () => {
    const [invoice] = await billAll(await given({ lines: [book], invoice_requested: true }))
    expect(invoice?.kind).toBe('F2')
  })

  it('agrees with the order to the cent, whatever it holds and however it travels', async () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let turn = 0; turn < 40; turn++) {
      const lines = Array.from({ length: 1 + random(4) }, () => {
        const [quantity, unit_cents] = [1 + random(5), 95 + random(5000)]
        return {
          quantity,
          unit_cents,
          vat_percent: [4, 21][random(2)] ?? 4,
          coupon_cents: random(90),
          bonus_cents: random(40) / 2,
        }
      }).map((line) => ({ ...line, bonus_cents: Math.floor(line.bonus_cents) }))
      const first = lines.map((line) => random(line.quantity + 1))
      const rest = lines.map((line, place) => line.quantity - (first[place] ?? 0))
      const parcels = [first, rest]
        .filter((copies) => copies.some((one) => one > 0))
        .map((copies) => ({ copies, shipping_cents: random(900) }))
      const order = await given({ lines, parcels })
      const invoices = await billAll(order)
      expect(sum(invoices.map((one) => one?.totalCents ?? 0))).toBe(order.total)
      for (const invoice of invoices) expect(sum(invoice?.lines.map((line) => line.baseCents) ?? [])).toBe(invoice?.baseCents)
    }
    expect((await verifyChain(database.sql)).faults).toEqual([])
  }, 60_000)

  it('tells the customer where to find it', async () => {
    const order = await given({ lines: [book], language: 'ca' })
    const [invoice] = await billAll(order)
    const [letter] = await database.sql`select subject, plain from mail_outbox where recipient = ${`${order.owner}@example.com`}`
    expect(letter?.subject).toBe(`La factura de la vostra comanda ${order.number}`)
    expect(letter?.plain).toContain(invoice?.number)
    expect(letter?.plain).toContain(`https://shop.example/ca/privat/comandes/${order.number}?key=`)
  })
})

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
    expect(invoices.map((one) => one.totalCents)).toEqual([-1990, -1990])
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

describe('a request for an invoice', () => {
  it('after hand-over puts one full invoice in the place of the simplified ones', async () => {
    const order = await given({ lines: [{ ...book, quantity: 2 }, vase], parcels: [{ copies: [1, 1] }, { copies: [1, 0] }] })
    const simplified = await billAll(order)
    const { isNew, request } = await ask(order)
    expect(isNew).toBe(true)
    const all = await invoicesOf(order)
    expect(all.map((one) => [one.kind, one.replaced])).toEqual([
      ['F2', true],
      ['F2', true],
      ['F3', false],
    ])
    const full = await findInvoice(database.sql, all[2]?.id ?? 0)
    expect(full).toMatchObject({ series: 'F', totalCents: order.total, buyer: { taxId: '12345678Z', name: 'Ana Ruiz' } })
    expect(full?.reference.invoices.map((one) => one.number)).toEqual(simplified.map((one) => one?.number))
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
    expect(all.filter((one) => one.isNew)).toHaveLength(1)
    expect((await invoicesOf(order)).map((one) => one.kind)).toEqual(['F2', 'F3'])
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
    expect(all.map((one) => [one.kind, one.total_cents, one.replaced])).toEqual([
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
      fields: { nif: 'invoice.tax_id_invalid', postcode: 'invoice.postcode_invalid', name: 'invoice.field_missing' },
    })
    await expect(ask(order, { nif: 'FR40303265046', country: 'FR' })).rejects.toMatchObject({
      fields: { nif: 'invoice.tax_id_invalid' },
    })
  })
})

describe('the summary invoice of a month', () => {
  it('bills a customer’s deliveries of the month together, once', async () => {
    const library = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca del Valle', tax_id: 'Q2818014I' })
    await database.sql`insert into billing_profile (customer_id, monthly) values (${library}, true)`
    const delivery = (handed_over_at: string) =>
      given({ lines: [{ ...book, quantity: 2 }], parcels: [{ copies: [2], handed_over_at }], owner_id: library })
    const october = [await delivery('2026-09-30T22:00:00Z'), await delivery('2026-10-31T22:59:00Z')]
    const november = await delivery('2026-10-31T23:00:00Z')
    for (const order of [...october, november]) expect(await bill(order.parcels[0] ?? 0)).toBeNull()

    const dueNow = new Date('2026-11-02T08:00:00Z')
    const runs = await Promise.all([summariseDue(database.sql, settings, dueNow), summariseDue(database.sql, settings, dueNow)])
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

  it('is that of the month before, over the new year too', () => {
    expect(['2026-11-02', '2027-01-15'].map((today) => monthToSummarise(today as never))).toEqual(['2026-10', '2026-12'])
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
      const first = await creditRefund(tx, settings, refund!.id, noon)
      expect((await creditRefund(tx, settings, refund!.id, noon)).map((one) => one.number)).toEqual(
        first.map((one) => one.number),
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

  it('of money without copies corrects the price', async () => {
    const order = await given({ lines: [book] })
    await billAll(order)
    const [invoice] = await refunded(order, { goods: 300, quantity: 0 })
    expect(invoice).toMatchObject({ totalCents: -300 })
    expect(invoice?.lines[0]).toMatchObject({ quantity: 0, grossCents: -300 })
  })
})
