import { describe, expect, it } from 'vitest'
import { sum } from '#kernel/money.ts'
import { verifyChain } from '#modules/invoicing/invoices/chain.ts'
import { billing, book, vase } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'

const database = withDatabase()
const { given, bill, billAll } = billing(database)

describe('the invoice of a parcel', () => {
  it('is issued once, however often it is asked for', async () => {
    const order = await given({ lines: [book, vase], shipping_cents: 390 })
    const [parcel = 0] = order.parcels
    const all = await Promise.all([bill(parcel), bill(parcel), bill(parcel)])
    expect(new Set(all.map((item) => item?.number)).size).toBe(1)
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

  it('names the NIF that was written with the order, a guest’s too', async () => {
    const order = await given({ lines: [book], invoice_requested: true, owner_kind: 'guest' })
    await database.sql`update shop_order set tax_id = '99999999R' where id = ${order.id}`
    const [invoice] = await billAll(order)
    expect(invoice).toMatchObject({ kind: 'F1', buyer: { kind: 'person', taxId: '99999999R', name: 'Ana Ruiz' } })
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
          // As much as the law lets a library's book be reduced, by the copy.
          coupon_cents: Math.min(random(90), quantity * Math.floor((unit_cents * 15) / 100)),
          bonus_cents: random(40) / 2,
        }
      }).map((line) => ({ ...line, bonus_cents: Math.floor(line.bonus_cents) }))
      const first = lines.map((line) => random(line.quantity + 1))
      const rest = lines.map((line, index) => line.quantity - (first[index] ?? 0))
      const parcels = [first, rest]
        .filter((copies) => copies.some((copy) => copy > 0))
        .map((copies) => ({ copies, shipping_cents: random(900) }))
      const order = await given({ lines, parcels })
      const invoices = await billAll(order)
      expect(sum(invoices.map((invoice) => invoice?.totalCents ?? 0))).toBe(order.total)
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
