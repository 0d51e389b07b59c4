import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import { bookReceipt } from '#modules/invoicing/terms/receipts.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import { billing, billingSettings, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { findAccounts, sumOwed, wholeAccount } from './accounts.ts'
import { bucketsOf, daysLate } from './buckets.ts'
import { remindAccount } from './remind.ts'
import { owedCalls } from './staff-contract.ts'
import { statementCsv, statementOf, statementPdf } from './statement.ts'

const database = withDatabase()
const { given, bill, credit, invoicesOf } = billing(database)
const now = new Date('2026-11-23T10:00:00Z')
let serial = 0

/** A library that is invoiced as each parcel leaves, 30 days to pay. */
async function library(language = 'es') {
  serial += 1
  const id = await givenCustomer(database.sql, {
    kind: 'library',
    library: `Biblioteca ${serial}`,
    tax_id: `P280790${serial}B`,
    language,
  })
  await database.sql`insert into billing_profile (customer_id, mode) values (${id}, 'on_dispatch')`
  return id
}

/** An order on account, billed on a day. */
async function billed(owner_id: string, on: string) {
  const order = await given({ lines: [book], owner_id, terms: 'account', payment_state: 'on_account' })
  for (const parcel of order.parcels) await bill(parcel, new Date(`${on}T11:00:00Z`))
  const [invoice] = await invoicesOf(order)
  return { order, number: invoice!.full_number, cents: invoice!.total_cents }
}

const pay = (invoiceNumber: string, amountCents: number, on: string) =>
  database.sql.begin((tx) =>
    bookReceipt(
      tx,
      { invoiceNumber, amountCents, receivedOn: day(on), reference: `${invoiceNumber} ${on}`, note: '' },
      { by: 'staff:1', now },
      { billed: billedOrders, onReceipt: followMoney },
    ),
  )

const accounts = (query: Record<string, unknown>) =>
  findAccounts(database.sql, owedCalls['GET /receivables/accounts/'].query.parse(query), now)

describe('what accounts owe', () => {
  it('is told by how late it is, from one day late on', () => {
    const invoices = ['2026-11-23', '2026-11-22', '2026-10-24', '2026-10-23', '2026-08-24'].map((due) => ({
      due_on: day(due),
      open: 100,
    }))
    expect(daysLate(day('2026-11-23'), day('2026-11-23'))).toBe(0)
    expect(bucketsOf(invoices, day('2026-11-23'))).toEqual({
      open: 500,
      not_due: 100,
      to_30: 200,
      to_60: 100,
      to_90: 0,
      over_90: 100,
    })
  })

  it('stands on any day as it stood then: what was paid or corrected later counts later', async () => {
    const id = await library()
    const first = await billed(id, '2026-08-03')
    const second = await billed(id, '2026-11-02')
    await pay(first.number, 1000, '2026-09-15')
    const owed = first.cents / 100
    const left = (first.cents - 1000) / 100
    const on = (when?: string) => wholeAccount(database.sql, id, when, now)
    expect(await on('2026-08-02')).toMatchObject({ open: 0, invoices: [] })
    expect(await on('2026-09-14')).toMatchObject({ open: owed, to_30: owed })
    expect(await on('2026-09-15')).toMatchObject({ open: left, movements: [{ kind: 'invoice' }, { kind: 'receipt' }] })
    expect(await on()).toMatchObject({ open: (first.cents - 1000 + second.cents) / 100, over_90: 0, to_90: left })
    const listed = (await accounts({ on: '2026-09-15', q: `Biblioteca ${serial}` })).items
    expect(listed).toMatchObject([{ customer: id, open: left, to_30: left, invoices: 1 }])
    expect((await accounts({ late: 'true', q: `Biblioteca ${serial}` })).items).toHaveLength(1)
  })

  it('is the same reckoned from all that moved as it is kept, invoice by invoice', async () => {
    const id = await library()
    const { order, number } = await billed(id, '2026-11-04')
    await billed(id, '2026-11-05')
    await pay(number, 500, '2026-11-06')
    await credit({
      orderId: order.id,
      key: 'damaged',
      lines: [{ orderLineId: order.lines[0]!, quantity: 1, goodsCents: 1990, surchargeCents: 0 }],
    })
    const { movements } = await wholeAccount(database.sql, id, undefined, now)
    const [kept] = await database.sql<{ cents: number }[]>`
      select sum(open_cents)::int as cents from receivable where customer_id = ${id}`
    expect(movements.at(-1)!.balance).toBe(kept!.cents / 100)
    const sums = await sumOwed(database.sql, undefined, now)
    const all = (await accounts({})).items
    expect(Math.round(all.reduce((sum, { open }) => sum + open * 100, 0))).toBe(Math.round(sums.open * 100))
    expect(sums.accounts).toBe(all.length)
  })

  it('is put on a statement that begins with what was owed before', async () => {
    const id = await library('ca')
    const { number, cents } = await billed(id, '2026-11-07')
    await pay(number, 90, '2026-11-09')
    const statement = await statementOf(database.sql, id, { from: day('2026-11-08'), until: day('2026-11-23') })
    expect(statement).toMatchObject({ before: cents, balance: cents - 90, lines: [{ kind: 'receipt', cents: -90 }] })
    let csv = ''
    for await (const piece of statementCsv(statement)) csv += piece
    expect(csv).toContain('Pagament rebut;')
    expect(csv).toContain(';0,90;')
    const { issuer } = billingSettings.invoicing
    const pdf = await statementPdf(statement, { name: 'La Botiga', issuer })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('reminding an account', () => {
  const later = new Date('2026-12-20T10:00:00Z')

  it('writes one letter in its language of all that is late, once a day, and keeps that it did', async () => {
    const id = await library('ca')
    const late = await billed(id, '2026-11-10')
    await billed(id, '2026-12-15')
    const remind = () => database.sql.begin((tx) => remindAccount(tx, billingSettings.senders, id, { by: 'staff:1', now: later }))
    await remind()
    await expect(remind()).rejects.toMatchObject({ code: 'receivables.reminded_today' })
    const letters = await database.sql`
      select m.subject, m.plain from mail_outbox m join customer c on c.email = m.recipient
      where c.id = ${id} and m.template = 'account-reminder'`
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      subject: 'Factures vençudes pendents de pagament',
      plain: expect.stringContaining(late.number),
    })
    const account = await wholeAccount(database.sql, id, undefined, later)
    expect(account).toMatchObject({
      reminders: [{ invoices: [late.number], open: late.cents / 100 }],
      acts: { remind: 'receivables.reminded_today' },
    })
    expect(account.invoices.find(({ invoice }) => invoice === late.number)).toMatchObject({
      reminders: 1,
      reminded_on: '2026-12-20',
    })
  })

  it('is refused where nothing is late', async () => {
    const id = await library()
    await billed(id, '2026-12-16')
    await expect(
      database.sql.begin((tx) => remindAccount(tx, billingSettings.senders, id, { by: 'staff:1', now: later })),
    ).rejects.toMatchObject({ code: 'receivables.nothing_late' })
  })
})
