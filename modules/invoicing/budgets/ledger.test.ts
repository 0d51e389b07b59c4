import { describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import { summariseMonth } from '#modules/invoicing/billing/summarise.ts'
import { openInvoicesOf } from '#modules/invoicing/terms/open-invoices.ts'
import { bookReceipt } from '#modules/invoicing/terms/receipts.ts'
import { remindOfInvoices } from '#modules/invoicing/terms/remind.ts'
import { agreeTerms, termsOf } from '#modules/invoicing/terms/terms.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import { reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { cancelLines } from '#modules/orders/returns/cancel.ts'
import { giveMoneyBack } from '#modules/orders/returns/give-money-back.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { type GivenOrder, givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { assign, openBudget } from './assign.ts'
import { budgetById } from './budgets.ts'
import { warnOfBudgets } from './warn.ts'

const shop = withShop()
const now = new Date('2026-11-21T10:00:00Z')
const staff = { actor: { kind: 'staff', id: 'marta' }, now } as const
const by = { by: 'marta', now }
const deps = () => servicesOf(shop.config, shop.sql)
const doing = <T>(work: (tx: Tx) => Promise<T>) => shop.sql.begin(work) as Promise<T>

let libraries = 10

async function library(assignedCents: number) {
  const customerId = await givenCustomer(shop.sql, {
    kind: 'library',
    library: 'Biblioteca del Molino',
    tax_id: `P18089${++libraries}C`,
  })
  await shop.sql`update customer set activated_at = ${now} where id = ${customerId}`
  await shop.sql.begin((tx) =>
    agreeTerms(
      tx,
      customerId,
      { books_percent: 15, objects_percent: 10, on_account: true, payment_days: 30, credit_limit: null },
      by,
    ),
  )
  const budget = await doing((tx) =>
    openBudget(tx, { customerId, year: 2026, contract: 'C-1', lot: 'Adultos', title: 'Adultos', amountCents: assignedCents }, by),
  )
  return {
    customerId,
    budget: () => budgetById(shop.sql, customerId, budget.id),
    order: (lines: Parameters<typeof givenOrder>[1], change: object = {}) =>
      doing((tx) => givenOrder(tx as never, lines, { onAccount: { customerId, budgetId: budget.id }, ...change })),
  }
}
const leave = (parcelId: number) => doing((tx) => handOver(tx, deps(), { parcelId }, staff))
const bill = (parcelId: number) =>
  doing((tx) => billParcel(tx, servicesOf(shop.config, shop.sql), parcelId, now, { asked: true }))
const cancel = (order: GivenOrder, lineIds: number[]) =>
  doing((tx) => cancelLines(tx, deps(), { number: order.number, lineIds }, staff))
const giveBack = (order: GivenOrder, lineId: number, cents: number) =>
  doing((tx) =>
    giveMoneyBack(tx, deps(), { number: order.number, lines: [{ lineId, cents }], shippingCents: 0, reason: 'broken' }, staff),
  )
let movements = 0
const receive = (invoiceNumber: string, amountCents: number, reference = `bank-${++movements}`) =>
  doing((tx) =>
    bookReceipt(tx, { invoiceNumber, amountCents, receivedOn: day('2026-11-21'), reference, note: '' }, by, {
      billed: billedOrders,
      onReceipt: followMoney,
    }),
  )
const stateOf = async (order: GivenOrder) =>
  (await shop.sql`select payment_state, owed_cents::int as owed from shop_order where id = ${order.id}`)[0]
const problems = async () =>
  (await reconcile(shop.sql))
    .filter(({ name }) =>
      ['account', 'receivable', 'budget', 'order_paid', 'refund_money', 'parcel_left'].some((text) => name.startsWith(text)),
    )
    .flatMap(({ name, first }) => first.map(({ subject, problem }) => `${name} ${subject}: ${problem}`))

describe('the ledger of a budget (L-01)', () => {
  it('commits an order, releases what is called off, moves what is billed and credits what is given back', async () => {
    const mill = await library(100_000)
    const order = await mill.order([{ unitCents: 2000, quantity: 10 }, { unitCents: 1000 }], { shippingCents: 500 })
    expect(await mill.budget()).toMatchObject({ pendingCents: 21_500, invoicedCents: 0, availableCents: 78_500 })
    await cancel(order, [order.lineIds[1]!])
    expect(await mill.budget()).toMatchObject({ pendingCents: 20_500, availableCents: 79_500 })
    await leave(order.parcelIds[0]!)
    expect(await mill.budget()).toMatchObject({ servedCents: 20_500, pendingCents: 0, invoicedCents: 0, availableCents: 79_500 })
    const invoice = await bill(order.parcelIds[0]!)
    expect(invoice).toMatchObject({ kind: 'F1', totalCents: 20_500, reference: { paid: false, due: '2026-12-21' } })
    expect(await mill.budget()).toMatchObject({ servedCents: 0, pendingCents: 0, invoicedCents: 20_500 })
    await giveBack(order, order.lineIds[0]!, 4000)
    expect(await mill.budget()).toMatchObject({ pendingCents: 0, invoicedCents: 16_500, availableCents: 83_500 })
    expect(await shop.sql`select kind from budget_entry where order_id = ${order.id} order by id`).toMatchObject(
      ['committed', 'released', 'invoiced', 'credited'].map((kind) => ({ kind })),
    )
    expect(await problems()).toEqual([])
  })
  it('warns at 80 and 100 %, goes beyond its end, and takes more', async () => {
    const mill = await library(10_000)
    const level = async () => (await mill.budget()).level
    await mill.order([{ unitCents: 7900 }], { shippingCents: 0 })
    expect(await level()).toBe('fine')
    await mill.order([{ unitCents: 100 }], { shippingCents: 0 })
    expect(await level()).toBe('near')
    await mill.order([{ unitCents: 2500 }], { shippingCents: 0 })
    expect(await mill.budget()).toMatchObject({ level: 'beyond', availableCents: -500, usedPercent: 105 })
    const id = (await mill.budget()).id
    const more = { amountCents: 10_000, note: 'modificado', key: 'more' }
    await Promise.all([doing((tx) => assign(tx, id, more, by)), doing((tx) => assign(tx, id, more, by))])
    expect(await mill.budget()).toMatchObject({ level: 'fine', assignedCents: 20_000 })
  })
})

it('tells the holder and whoever looks after the accounts once at each level, each in their language (L-02)', async () => {
  const mill = await library(10_000)
  await shop.sql`
    insert into account_member (id, customer_id, email, name, role, language, invited_at, joined_at, password_hash)
    values ('m-accounts', ${mill.customerId}, 'cuentas@example.com', 'Nuria Prueba', 'accounts', 'ca', ${now}, ${now}, 'x'),
      ('m-asks', ${mill.customerId}, 'pide@example.com', 'Ona Prueba', 'requester', 'ca', ${now}, ${now}, 'x')`
  const senders = deps().senders
  const told = async () => {
    while ((await warnOfBudgets(shop.sql, senders)) > 0);
    return (
      await shop.sql<{ recipient: string; subject: string }[]>`
        select recipient, subject from mail_outbox where template = 'budget-warning' and recipient in ('cuentas@example.com', 'pide@example.com',
          (select email from customer where id = ${mill.customerId})) order by id`
    ).map(({ recipient, subject }) => `${recipient.split('@')[0]} ${subject}`)
  }
  await mill.order([{ unitCents: 7900 }], { shippingCents: 0 })
  expect(await told()).toEqual([])
  await mill.order([{ unitCents: 200 }], { shippingCents: 0 })
  const near = [
    `${mill.customerId} El presupuesto «Adultos · Adultos · 2026» está casi agotado`,
    'cuentas El pressupost «Adultos · Adultos · 2026» està a punt d’exhaurir-se',
  ]
  expect(await told()).toEqual(near)
  expect(await told()).toEqual(near)
  await mill.order([{ unitCents: 2000 }], { shippingCents: 0 })
  expect((await told()).slice(2)).toEqual([
    `${mill.customerId} El presupuesto «Adultos · Adultos · 2026» está agotado`,
    'cuentas El pressupost «Adultos · Adultos · 2026» està exhaurit',
  ])
})

it('reminds of what is overdue, a week apart, three times at most', async () => {
  const mill = await library(100_000)
  const order = await mill.order([{ unitCents: 3000 }], { shippingCents: 0 })
  await leave(order.parcelIds[0]!)
  await bill(order.parcelIds[0]!)
  const on = (text: string) => remindOfInvoices(shop.sql, deps().senders, new Date(`${text}T10:00:00Z`))
  await shop.sql`update receivable set due_on = '2027-06-01' where customer_id <> ${mill.customerId}`
  const runs = []
  for (const text of ['2026-12-21', '2026-12-27', '2026-12-28', '2026-12-30', '2027-01-04', '2027-01-11', '2027-02-01'])
    runs.push(await on(text))
  expect(runs).toEqual([0, 0, 1, 0, 1, 1, 0])
  const [letter] = await shop.sql<{ plain: string }[]>`select plain from mail_outbox where template = 'payment-reminder' limit 1`
  expect(letter?.plain.replaceAll('\u00a0', '')).toContain(shop.config.ISSUER_IBAN)
})

describe('an order on account (L-16)', () => {
  it('is paid as its invoices are, and open again when a receipt was wrong', async () => {
    const mill = await library(100_000)
    const order = await mill.order([{ unitCents: 3000 }], { shippingCents: 0 })
    expect(await termsOf(shop.sql, mill.customerId)).toMatchObject({ exposureCents: 3000 })
    await leave(order.parcelIds[0]!)
    await bill(order.parcelIds[0]!)
    const [{ full_number: fullNumber } = { full_number: '' }] = await openInvoicesOf(shop.sql, mill.customerId, 1)
    await receive(fullNumber, 1000)
    expect(await stateOf(order)).toEqual({ payment_state: 'part_paid', owed: 2000 })
    await expect(receive(fullNumber, 2001)).rejects.toMatchObject({ code: 'terms.receipt_over', details: { open_cents: 2000 } })
    await receive(fullNumber, 2000, 'N43-7')
    await expect(receive(fullNumber, -500, 'N43-7')).rejects.toMatchObject({ code: 'terms.receipt_twice' })
    expect(await stateOf(order)).toEqual({ payment_state: 'paid', owed: 0 })
    expect(await openInvoicesOf(shop.sql, mill.customerId, 10)).toEqual([])
    await receive(fullNumber, -2000)
    expect(await stateOf(order)).toEqual({ payment_state: 'part_paid', owed: 2000 })
    expect(await problems()).toEqual([])
  })
  it('frees its credit when it is called off, and moves no money at a bank', async () => {
    const mill = await library(100_000)
    const order = await mill.order([{ unitCents: 3000 }, { unitCents: 500 }], { shippingCents: 450 })
    await cancel(order, order.lineIds)
    expect(await stateOf(order)).toEqual({ payment_state: 'cancelled', owed: 0 })
    expect(await termsOf(shop.sql, mill.customerId)).toMatchObject({ exposureCents: 0 })
    expect(await mill.budget()).toMatchObject({ pendingCents: 0 })
    expect(
      await shop.sql`select 1 from payment_task t join payment_attempt a on a.id = t.attempt_id where a.order_id = ${order.id}`,
    ).toEqual([])
    expect(await problems()).toEqual([])
  })
})

it('balances after forty random lives, monthly invoices among them, several at once', async () => {
  const mill = await library(1_000_000)
  let seed = 20_261_121
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const orders: GivenOrder[] = []
  for (let life = 0; life < 40; life++)
    orders.push(
      await mill.order(
        Array.from({ length: 1 + below(4) }, () => ({ unitCents: 100 + below(4000), quantity: 1 + below(5) })),
        { shippingCents: below(2) * below(900) },
      ),
    )
  const step = async (order: GivenOrder) => {
    const [parcel] = order.parcelIds
    const act = below(6)
    if (act === 0) return cancel(order, [order.lineIds[below(order.lineIds.length)]!])
    if (act === 1) return leave(parcel!)
    if (act === 2) return bill(parcel!)
    if (act === 3) return giveBack(order, order.lineIds[below(order.lineIds.length)]!, 1 + below(300))
    if (act === 4)
      return doing((tx) =>
        summariseMonth(tx, servicesOf(shop.config, shop.sql), { customerId: mill.customerId, month: '2026-11', now }),
      )
    const [open] = await openInvoicesOf(shop.sql, mill.customerId, 1)
    return open && receive(open.full_number, Math.max(1, below(open.open_cents + 1)))
  }
  for (let round = 0; round < 60; round++)
    for (const told of await Promise.allSettled([0, 1, 2].map(() => step(orders[below(orders.length)]!))))
      if (told.status === 'rejected' && !(told.reason as { kind?: string }).kind) throw told.reason
  expect(await problems()).toEqual([])
  expect(
    (await shop.sql`select count(*)::int as n from budget_entry where kind in ('released', 'invoiced', 'credited')`)[0]!.n,
  ).toBeGreaterThan(30)
  const { assignedCents, invoicedCents, pendingCents, availableCents } = await mill.budget()
  expect(assignedCents - invoicedCents - pendingCents).toBe(availableCents)
})
