import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import { billing, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { bookEntry, setAside, takeBack, undoBooking } from './book.ts'
import { findEntries, wholeEntry } from './entries.ts'
import { bankCalls } from './staff-contract.ts'
import { takeIn } from './take-in.ts'

const database = withDatabase()
const { given, billAll } = billing(database)
const finance = { by: 'staff:3', now: new Date('2026-11-23T10:00:00Z') }
const around = { billed: billedOrders, onReceipt: async () => {} }
const norma43 = readFileSync(new URL('../../../tests/support/statements/norma43.txt', import.meta.url))
const camt = readFileSync(new URL('../../../tests/support/statements/camt053-08.xml', import.meta.url))

/** Nobody owes anything, and no file was read. */
beforeEach(async () => {
  await database.sql`truncate bank_account, bank_file, receivable cascade`
  await database.sql`update customer set tax_id = null`
})

const account = 'ES2699990001440000001313'
const take = (bytes: Buffer, name = 'extracto.n43', ours = [account]) =>
  database.sql.begin((tx) => takeIn(tx, { name, bytes, ours }, finance))
const bookNow = (entryId: number, parts: { invoice: string; cents: number }[]) =>
  database.sql.begin((tx) => bookEntry(tx, { entryId, parts }, finance, around))
const undo = (booking: number) => database.sql.begin((tx) => undoBooking(tx, booking, finance, around))
const listed = async (query: Record<string, unknown> = {}) =>
  (await findEntries(database.sql, bankCalls['GET /bank/entries/'].query.parse(query))).items
const openOf = async (invoice: string) => {
  const [row] = await database.sql<{ open: number }[]>`
    select r.open_cents::int as open from receivable r join invoice i on i.id = r.invoice_id where i.full_number = ${invoice}`
  return row?.open
}
const owedBy = async (order: number) => {
  const [row] = await database.sql<
    { received: number }[]
  >`select received_cents::int as received from shop_order where id = ${order}`
  return row?.received
}

/** A library that owes invoices of so many books each. */
async function owing(...copies: number[]) {
  const owner_id = await givenCustomer(database.sql, { kind: 'library', library: 'Biblioteca de Vilanova', tax_id: 'P2807900B' })
  await database.sql`insert into billing_profile (customer_id, mode) values (${owner_id}, 'on_dispatch')`
  const invoices = []
  for (const quantity of copies) {
    const order = await given({ lines: [{ ...book, quantity }], owner_id, terms: 'account', payment_state: 'on_account' })
    const [invoice] = await billAll(order)
    invoices.push({ number: invoice!.number, order: order.id, cents: 1_990 * quantity })
  }
  return invoices
}

describe('a file of the bank', () => {
  it('is read once: again it changes nothing, also by two people at once', async () => {
    const both = await Promise.all([take(norma43), take(norma43)])
    expect(both.map(({ again }) => again).toSorted()).toEqual([false, true])
    expect(both[0]!.file).toMatchObject({ format: 'norma43', movements: 4 })
    expect(await take(norma43, 'another name.txt')).toMatchObject({ again: true, file: { name: 'extracto.n43' } })
    expect(await listed()).toHaveLength(4)
  })
  it('adds to another of the same days only what is new', async () => {
    await take(norma43)
    const other = Buffer.concat([norma43, Buffer.from('\r\n')])
    expect((await take(other)).file).toMatchObject({ movements: 4, new_movements: 0 })
    expect((await take(camt, 'camt.xml')).file).toMatchObject({ format: 'camt053', movements: 4, new_movements: 4 })
    expect(await listed({ q: 'librería sur' })).toHaveLength(2)
    expect(await listed({ state: 'outgoing' })).toMatchObject([{ amount: -5, open: 0 }, { amount: -45.99 }].toReversed())
  })
  it('of an account that nobody said is the shop’s is not read before somebody does, and then without asking', async () => {
    await expect(take(norma43, 'extracto.n43', [])).rejects.toMatchObject({
      code: 'bank.account_unknown',
      details: { accounts: 'ES26 9999 0001 4400 0000 1313' },
    })
    expect(await listed()).toEqual([])
    expect((await take(norma43)).file).toMatchObject({ movements: 4, new_movements: 4 })
    expect((await take(camt, 'camt.xml', [])).file).toMatchObject({ format: 'camt053' })
  })
  it('is never changed afterwards, whoever tries', async () => {
    await take(norma43)
    await expect(database.sql`update bank_entry set amount_cents = 1`).rejects.toMatchObject({ code: '23001' })
    await expect(database.sql`delete from bank_entry`).rejects.toMatchObject({ code: '23001' })
  })
})

describe('what came in', () => {
  const first = async () => (await listed({ state: 'to_match', q: 'vilanova' }))[0]!

  it('pays several invoices together, the last in part, and what is short stays open', async () => {
    const [one, two, three] = await owing(2, 1, 3)
    await take(norma43)
    const { entry, proposal } = await first()
    expect(proposal).toMatchObject({
      because: ['customer'],
      parts: [{ invoice: one!.number }, { invoice: two!.number }, { invoice: three!.number, open: 59.7, amount: 42.3 }],
    })
    await bookNow(
      entry,
      proposal!.parts.map(({ invoice, amount }) => ({ invoice, cents: Math.round(amount * 100) })),
    )
    expect([await openOf(one!.number), await openOf(two!.number), await openOf(three!.number)]).toEqual([0, 0, 1_740])
    expect(await owedBy(three!.order)).toBe(4_230)
    expect(await wholeEntry(database.sql, entry)).toMatchObject({
      state: 'booked',
      open: 0,
      acts: { book: 'bank.all_booked', aside: 'bank.partly_booked' },
      bookings: [{ by: 'staff:3', undone_at: null, parts: [{ amount: 39.8 }, { amount: 19.9 }, { amount: 42.3 }] }],
    })
  })

  it('that is more than the invoices goes on waiting with the rest', async () => {
    const [one] = await owing(1)
    await take(norma43)
    const { entry } = await first()
    await bookNow(entry, [{ invoice: one!.number, cents: 1_990 }])
    expect(await first()).toMatchObject({ entry, open: 82.1, state: 'to_match', proposal: null })
  })

  it('is undone as it was booked, once', async () => {
    const [one, two] = await owing(2, 1)
    await take(norma43)
    const { entry } = await first()
    const parts = [one!, two!].map(({ number, cents }) => ({ invoice: number, cents }))
    await bookNow(entry, parts)
    const booking = (await wholeEntry(database.sql, entry)).bookings[0]!.booking
    const outcomes = await Promise.allSettled([undo(booking), undo(booking)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await openOf(one!.number), await openOf(two!.number), await owedBy(one!.order)]).toEqual([3_980, 1_990, 0])
    expect(await first()).toMatchObject({ entry, open: 102 })
    await bookNow(entry, parts)
    expect(await openOf(one!.number)).toBe(0)
  })

  it('never pays more than it brought, though two book it at once', async () => {
    const [one, two] = await owing(4, 4)
    await take(norma43)
    const { entry } = await first()
    const outcomes = await Promise.allSettled(
      [one!, two!].map(({ number, cents }) => bookNow(entry, [{ invoice: number, cents }])),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'bank.over', details: { open_cents: 2_240 } },
    })
    await expect(database.sql`update bank_entry set booked_cents = amount_cents + 1 where id = ${entry}`).rejects.toMatchObject({
      constraint_name: 'bank_entry_booked',
    })
  })

  it('is refused on the same invoice twice, on more than is open, and on what left the account', async () => {
    const [one] = await owing(1)
    await take(norma43)
    const { entry } = await first()
    const whole = { invoice: one!.number, cents: 1_990 }
    await expect(bookNow(entry, [whole, whole])).rejects.toMatchObject({ code: 'bank.twice_named' })
    await expect(bookNow(entry, [{ ...whole, cents: 2_000 }])).rejects.toMatchObject({ code: 'terms.receipt_over' })
    await expect(bookNow(entry, [{ invoice: 'X-1', cents: 1 }])).rejects.toMatchObject({ code: 'terms.no_receivable' })
    const [out] = await listed({ state: 'outgoing' })
    await expect(bookNow(out!.entry, [whole])).rejects.toMatchObject({ code: 'bank.not_incoming' })
  })

  it('is put aside with a reason, waits no more, and comes back', async () => {
    const [one] = await owing(1)
    await take(norma43)
    const { entry } = await first()
    await database.sql.begin((tx) => setAside(tx, entry, 'a rent', finance))
    expect(await listed({ state: 'to_match', q: 'vilanova' })).toEqual([])
    await expect(bookNow(entry, [{ invoice: one!.number, cents: 1 }])).rejects.toMatchObject({ code: 'bank.is_aside' })
    await database.sql.begin((tx) => takeBack(tx, entry))
    expect(await first()).toMatchObject({ entry, state: 'to_match' })
  })

  it('from an account that paid before is known by it', async () => {
    const [one, two] = await owing(1, 2)
    await take(camt, 'camt.xml')
    const [entry] = await listed({ q: 'escuela del sur' })
    expect(entry!.proposal).toMatchObject({ because: ['amount'], sure: false })
    await bookNow(entry!.entry, [{ invoice: one!.number, cents: 1_990 }])
    const again = camt.toString().replaceAll('2026-11-03', '2026-11-04').replaceAll('41.20', '21.30').replaceAll('19.90', '39.80')
    await take(Buffer.from(again), 'next.xml')
    expect((await listed({ q: 'escuela del sur', state: 'to_match' }))[0]).toMatchObject({
      proposal: { because: ['customer', 'amount'], sure: true, parts: [{ invoice: two!.number }] },
    })
  })
})
