import { describe, expect, it } from 'vitest'
import { summariseDue } from '#modules/invoicing/billing/summarise.ts'
import { budgetTitle } from '#modules/invoicing/budgets/for-papers.ts'
import { facturaeXml } from '#modules/invoicing/invoices/facturae.ts'
import { findInvoice } from '#modules/invoicing/invoices/read.ts'
import { claimedOf } from '#modules/orders/claims/claimed.ts'
import { billing, billingSettings, book, noon, vase } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { issueAsked, requestNoteInvoice } from './note-invoice.ts'
import { noteDetail } from './read-notes.ts'
import { writeDeliveryNote } from './write-note.ts'

const database = withDatabase()
const { given, bill, invoicesOf, ask: asksForOrder } = billing(database)
const link = (order: string, path: string) => `/api/order/${order}/${path}`
const write = (parcelId: number, now = noon) => database.sql.begin((tx) => writeDeliveryNote(tx, parcelId, now))
const cents = (euros: number) => Math.round(euros * 100)

let serial = 0
const nextTaxId = () => `Q28180${String(++serial).padStart(2, '0')}I`

/** A library that buys on account, 45 days after each invoice. */
async function library(change: object = {}): Promise<string> {
  const id = await givenCustomer(database.sql, {
    kind: 'library',
    library: 'Biblioteca del Valle',
    tax_id: nextTaxId(),
    activated_at: noon,
    ...change,
  })
  await database.sql`
    insert into trade_terms (customer_id, books_percent, on_account, payment_days, agreed_by, agreed_at) values (${id}, 15, true, 45, 'marta', ${noon})`
  return id
}
const onAccount = { terms: 'account', payment_state: 'on_account' } as const
const ask = (customerId: string, code: string) =>
  requestNoteInvoice(database.sql, billingSettings, { customerId, code, by: 'compras@valle.example', now: noon })

describe('a delivery note (L-04)', () => {
  it('says of each line what was charged, to the cent, and in all what its invoice says', async () => {
    const owner_id = await library()
    // 15 % of three books at 19.99, and what does not divide; a vase at another rate, and shipping.
    const order = await given({
      ...onAccount,
      owner_id,
      reference: 'PED-77',
      lines: [
        { quantity: 3, unit_cents: 1999, promotion_cents: 897, author: 'Ana Ruiz' },
        { quantity: 7, unit_cents: 995, promotion_cents: 1043 },
        vase,
      ],
      parcels: [
        { copies: [2, 7, 1], shipping_cents: 495 },
        { copies: [1, 0, 0], shipping_cents: 0 },
      ],
    })
    const code = (await write(order.parcels[0] ?? 0)) ?? ''
    expect(code).toMatch(/^A-2026-\d{6}$/)
    const note = await noteDetail(database.sql, owner_id, code, { link, claimedOf, budgetTitle })
    expect(note).toMatchObject({ order: order.number, reference: 'PED-77', copies: 10, shipping: 4.95 })
    expect(note.lines[0]).toMatchObject({
      article: '9788400000000',
      authors: 'Ana Ruiz',
      quantity: 2,
      price: 19.99,
      // Of each copy 2.99 at most may be let off.
      discount: 15,
      vat_percent: 4,
      surcharge: 0,
      total: 34,
    })
    for (const line of note.lines) expect(cents(line.taxable_base) + cents(line.vat)).toBe(cents(line.total))
    const goods = note.lines.reduce((all, line) => all + cents(line.total), 0)
    expect(goods + 495).toBe(cents(note.total_price_incl_vat))
    expect(note.invoice.state).toBe('not_requested')

    const asked = await ask(owner_id, code)
    const [issued] = await invoicesOf(order)
    const invoice = await findInvoice(database.sql, issued?.id ?? 0)
    expect(asked.invoice_number).toBe(invoice?.number)
    expect({ base: invoice?.baseCents, vat: invoice?.vatCents, total: invoice?.totalCents }).toEqual({
      base: cents(note.taxable_base),
      vat: cents(note.vat),
      total: cents(note.total_price_incl_vat),
    })
    expect(invoice?.lines.filter(({ kind }) => kind === 'product').map((line) => line.baseCents)).toEqual(
      note.lines.map((line) => cents(line.taxable_base)),
    )
    expect(invoice?.reference).toMatchObject({ own: 'PED-77', paid: false, due: '2027-01-05', notes: [{ number: code }] })
  })

  it('is written once, numbered without a gap whatever fails between, and anew each year', async () => {
    const owner_id = await library()
    const of = async () => (await given({ ...onAccount, owner_id, lines: [book] })).parcels[0] ?? 0
    const [one, other, third] = [await of(), await of(), await of()]
    const first = await write(one)
    await expect(
      database.sql.begin(async (tx) => {
        await writeDeliveryNote(tx, other, noon)
        throw new Error('the carrier never came')
      }),
    ).rejects.toThrow('the carrier never came')
    const both = await Promise.all([write(other), write(other), write(third)])
    expect(new Set(both).size).toBe(2)
    const numbers = [first, ...new Set(both)].map((code) => Number(code?.slice(-6))).toSorted((a, b) => a - b)
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
    expect(await write(await of(), new Date('2026-12-31T23:30:00Z'))).toBe('A-2027-000001')
  })

  it('goes with no parcel of a private customer or a guest', async () => {
    const order = await given({ lines: [book], owner_id: await givenCustomer(database.sql) })
    expect(await write(order.parcels[0] ?? 0)).toBeNull()
    const guests = await given({ lines: [book], owner_kind: 'guest' })
    expect(await write(guests.parcels[0] ?? 0)).toBeNull()
  })

  it('stays as it was written', async () => {
    const owner_id = await library()
    const code = await write((await given({ ...onAccount, owner_id, lines: [book] })).parcels[0] ?? 0)
    await expect(database.sql`update delivery_note set copies = 9 where code = ${code}`).rejects.toThrow('stays')
    await expect(database.sql`delete from delivery_note where code = ${code}`).rejects.toThrow()
  })
})

describe('the invoice of a delivery note (L-06)', () => {
  it('is not made at hand-over of what is bought on account, but when it is asked for, once', async () => {
    const owner_id = await library()
    const order = await given({ ...onAccount, owner_id, lines: [book] })
    const code = (await write(order.parcels[0] ?? 0)) ?? ''
    expect(await bill(order.parcels[0] ?? 0)).toBeNull()
    const both = await Promise.all([ask(owner_id, code), ask(owner_id, code)])
    expect(new Set(both.map((note) => note.invoice_number)).size).toBe(1)
    expect(await invoicesOf(order)).toHaveLength(1)
  })

  it('is made for what has left, and for what leaves later, once the invoice of the whole order was asked for', async () => {
    const owner_id = await library()
    const order = await given({
      ...onAccount,
      owner_id,
      lines: [{ ...book, quantity: 2 }],
      parcels: [{ copies: [1] }, { copies: [1], handed_over_at: null }],
    })
    const code = (await write(order.parcels[0] ?? 0)) ?? ''
    await asksForOrder(order, { nif: 'B12345674', name: 'Fundación del Valle' })
    expect((await noteDetail(database.sql, owner_id, code, { link, claimedOf, budgetTitle })).invoice.state).toBe('issued')
    await database.sql`update parcel set state = 'handed_over', handed_over_at = ${noon} where id = ${order.parcels[1] ?? 0}`
    await write(order.parcels[1] ?? 0)
    expect(await bill(order.parcels[1] ?? 0)).toMatchObject({ kind: 'F1', buyer: { name: 'Fundación del Valle' } })
  })

  it('is made by the month when nobody asked; what was asked for is not billed twice', async () => {
    const owner_id = await library()
    const parcel = { copies: [1], handed_over_at: '2026-10-20T10:00:00Z' }
    const orders = [
      await given({ ...onAccount, owner_id, lines: [book], parcels: [parcel], reference: 'R-1' }),
      await given({ ...onAccount, owner_id, lines: [vase], parcels: [parcel] }),
      await given({ ...onAccount, owner_id, lines: [book], parcels: [parcel] }),
    ]
    const codes = []
    for (const order of orders) codes.push(await write(order.parcels[0] ?? 0))
    await ask(owner_id, codes[2] ?? '')
    expect(await summariseDue(database.sql, billingSettings, new Date('2026-11-02T08:00:00Z'))).toBe(1)
    const [summary] = await invoicesOf(orders[0]!)
    const invoice = await findInvoice(database.sql, summary?.id ?? 0)
    expect(invoice).toMatchObject({ summary: true, totalCents: 1990 + 1250 })
    expect(invoice?.reference).toMatchObject({ paid: false, due: '2026-12-17' })
    expect(invoice?.reference.notes?.map(({ number }) => number)).toEqual(codes.slice(0, 2))
    expect(invoice?.lines[0]?.delivery).toContain('R-1')
    expect((await noteDetail(database.sql, owner_id, codes[0] ?? '', { link, claimedOf, budgetTitle })).invoice).toMatchObject({
      state: 'issued',
      number: invoice?.number,
      due: '2026-12-17',
      paid: false,
    })
  })

  it('waits as requested while nothing names its buyer, and is made once staff have the tax number', async () => {
    const owner_id = await library({ tax_id: null })
    const code = (await write((await given({ ...onAccount, owner_id, lines: [book] })).parcels[0] ?? 0)) ?? ''
    await ask(owner_id, code)
    expect((await noteDetail(database.sql, owner_id, code, { link, claimedOf, budgetTitle })).invoice.state).toBe('requested')
    expect(await issueAsked(database.sql, billingSettings, noon)).toBe(0)
    await database.sql`update customer set tax_id = ${nextTaxId()} where id = ${owner_id}`
    expect(await issueAsked(database.sql, billingSettings, noon)).toBe(1)
    expect((await noteDetail(database.sql, owner_id, code, { link, claimedOf, budgetTitle })).invoice.state).toBe('issued')
  })

  it('tells a public body’s accounting its units, contract, file, reference, delivery note and due date', async () => {
    const owner_id = await library()
    await database.sql`
      insert into billing_profile (customer_id, dir3_accounting, dir3_managing, dir3_processing, contract, file_number)
      values (${owner_id}, 'L01080001', 'L01080002', 'L01080003', 'CONTRATO-9', 'EXP-114')`
    const order = await given({ ...onAccount, owner_id, lines: [book], reference: 'PED-78' })
    const code = (await write(order.parcels[0] ?? 0)) ?? ''
    await ask(owner_id, code)
    const invoice = await findInvoice(database.sql, (await invoicesOf(order))[0]?.id ?? 0)
    const xml = facturaeXml(invoice!)
    for (const part of [
      'L01080002',
      '<ReceiverContractReference>CONTRATO-9<',
      '<ReceiverTransactionReference>PED-78<',
      '<FileReference>EXP-114<',
      `<DeliveryNoteNumber>${code}<`,
      '<DeliveryNoteDate>2026-11-21<',
      '<InstallmentDueDate>2027-01-05<',
      '<TotalOutstandingAmount>19.90<',
    ])
      expect(xml).toContain(part)
  })
})
