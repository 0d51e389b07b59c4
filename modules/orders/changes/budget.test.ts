import { beforeAll, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import { budgetById } from '#modules/invoicing/budgets/budgets.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { atDesk } from '#tests/support/desk.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { library: atLibrary, list, desk, eanOf } = atDesk(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

/** A library with a budget, without a discount and with no shipping to pay: prices are those of the shelf. */
async function library(assigned: number, limit: number | null = null) {
  const who = await atLibrary({ assigned, limit })
  await shop.sql`update trade_terms set books_percent = 0 where customer_id = ${who.id}`
  return { ...who, left: async () => (await budgetById(shop.sql, who.id, who.budget)).availableCents }
}

/** An order that a library placed for 3 × 20.00 and 30.00 on its budget, and how the order desk changes it. */
async function ordered(who: Awaited<ReturnType<typeof library>>) {
  const { list: id } = await list(who)
  for (const [product, quantity] of [
    [await book(2000), 3],
    [await book(3000), 1],
  ] as const)
    await desk(who, 'add', { list: id, ean: await eanOf(product), quantity })
  await desk(who, 'settle', { list: id, budget: who.budget, address: who.address, reference: 'EXP-7', name: 'Enero' })
  const { order: number, total } = (await desk(who, 'order', { list: id })).body
  expect(total).toBe(90)
  const { call } = await hire(['order_desk'])
  const read = async () => (await call('GET', `/orders/${number}/change/`)).body
  const preview = (wish: object) => call('POST', `/orders/${number}/change/preview/`, { keep_shipping: true, ...wish })
  const carryOut = async (wish: object) =>
    call('POST', `/orders/${number}/change/`, {
      keep_shipping: true,
      ...wish,
      reason: 'the library telephoned',
      version: (await read()).version,
    })
  const whole = async () => (await call('GET', `/orders/${number}/`)).body
  const [first, second] = (await read()).lines.map(({ line }: { line: number }) => line)
  const [{ parcel }] = (await whole()).parcels
  return { number, first, second, parcel, call, read, preview, carryOut }
}
const book = (cents: number) => givenProduct(shop.sql, { price_cents: cents })
const entriesOf = (number: string) =>
  shop.sql<{ kind: string; pending: number }[]>`
    select e.kind, e.pending_cents::int as pending from budget_entry e join shop_order o on o.id = e.order_id
    where o.number = ${number} order by e.id`

it('moves the budget by the difference, in the change itself, and shows it before', async () => {
  const mill = await library(20_000)
  const order = await ordered(mill)
  expect(await mill.left()).toBe(11_000)
  const wish = { lines: [{ line: order.first, quantity: 1 }], add: [{ product: await book(2500), quantity: 2 }] }
  expect((await order.preview(wish)).body).toMatchObject({
    budget: { title: 'Fondo local', left: { before: 110, after: 100 } },
    total: { before: 90, after: 100 },
    on_account: true,
    to_pay: 0,
    to_give_back: 0,
  })
  expect(await mill.left()).toBe(11_000)
  expect((await order.carryOut(wish)).body).toMatchObject({ outcome: { budget: { left: { after: 100 } } } })
  expect(await mill.left()).toBe(10_000)
  expect((await order.carryOut({ lines: [{ line: order.second, quantity: 0 }] })).status).toBe(200)
  expect(await mill.left()).toBe(13_000)
  const kinds = (await entriesOf(order.number)).map(({ kind, pending }) => `${kind} ${pending}`)
  expect(kinds).toEqual(['committed 9000', 'committed 1000', 'released -3000'])
  await expectBooksBalance(shop.sql)
})

it('is delivered and invoiced as it was changed', async () => {
  const mill = await library(50_000)
  const order = await ordered(mill)
  const swap = { lines: [{ line: order.first, quantity: 2 }], add: [{ product: await book(2650), quantity: 1 }] }
  expect((await order.carryOut(swap)).status).toBe(200)
  expect((await order.call('POST', `/parcels/${order.parcel}/hand-over/`, {})).status).toBe(200)
  const [note] = await shop.sql<{ copies: number; total: number; budget_id: number }[]>`
    select copies, total_cents::int as total, budget_id from delivery_note where parcel_id = ${order.parcel}`
  expect(note).toEqual({ copies: 4, total: 9650, budget_id: mill.budget })
  expect(await budgetById(shop.sql, mill.id, mill.budget)).toMatchObject({ servedCents: 9650, pendingCents: 0, invoicedCents: 0 })
  const invoice = await shop.sql.begin((tx) =>
    billParcel(tx, servicesOf(shop.config, shop.sql), order.parcel, new Date(), { asked: true }),
  )
  expect(invoice).toMatchObject({ totalCents: 9650 })
  expect(await budgetById(shop.sql, mill.id, mill.budget)).toMatchObject({
    pendingCents: 0,
    invoicedCents: 9650,
    availableCents: 40_350,
  })
  await expectBooksBalance(shop.sql)
})

it('is refused with what is left where the budget has no room, and what makes it cost less is not', async () => {
  const mill = await library(9500)
  const order = await ordered(mill)
  const swap = { lines: [{ line: order.first, quantity: 2 }], add: [{ product: await book(2650), quantity: 1 }] }
  const refused = await order.preview(swap)
  expect(refused.body.code).toBe('budget.beyond')
  expect(refused.body.detail).toContain('€5.00 left, and the change costs €6.50 more')
  expect((await order.carryOut(swap)).body.code).toBe('budget.beyond')
  expect(await mill.left()).toBe(500)
  await shop.sql`update budget set closed_at = now() where id = ${mill.budget}`
  expect((await order.preview({ add: [{ product: await book(100), quantity: 1 }] })).body.code).toBe('budget.closed')
  expect((await order.carryOut({ lines: [{ line: order.first, quantity: 1 }] })).status).toBe(200)
  expect(await mill.left()).toBe(4500)
  await expectBooksBalance(shop.sql)
})

it('of two orders changed at once takes what is left of one budget for one of them alone', async () => {
  const mill = await library(19_000)
  const orders = [await ordered(mill), await ordered(mill)]
  const more = await book(800)
  const answers = await Promise.all(orders.map((order) => order.carryOut({ add: [{ product: more, quantity: 1 }] })))
  expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['budget.beyond', 'done'])
  expect(await mill.left()).toBe(200)
  await expectBooksBalance(shop.sql)
})

it('changed twice at once is changed once, and its budget says what that came to', async () => {
  const mill = await library(30_000)
  const order = await ordered(mill)
  const { version } = await order.read()
  const to = (quantity: number) =>
    order.call('POST', `/orders/${order.number}/change/`, {
      lines: [{ line: order.first, quantity }],
      keep_shipping: true,
      reason: 'telephoned',
      version,
    })
  const answers = await Promise.all([to(1), to(2)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await mill.left()).toBe(answers[0]?.status === 200 ? 25_000 : 23_000)
  await expectBooksBalance(shop.sql)
})

it('stays within the credit agreed', async () => {
  const mill = await library(100_000, 10_000)
  const order = await ordered(mill)
  expect((await order.preview({ add: [{ product: await book(1100), quantity: 1 }] })).body.code).toBe('terms.over_limit')
  const swap = { lines: [{ line: order.first, quantity: 2 }], add: [{ product: await book(2900), quantity: 1 }] }
  expect((await order.carryOut(swap)).status).toBe(200)
  expect(await mill.left()).toBe(90_100)
})

it('never goes beyond its budget, whoever writes it: the database refuses what a changed order costs more', async () => {
  const mill = await library(9500)
  const order = await ordered(mill)
  const beyond = shop.sql.begin(async (tx) => {
    await tx`insert into order_change (order_id, reason) select id, 'by hand' from shop_order where number = ${order.number}`
    await tx`update parcel set shipping_cents = shipping_cents + 600 where id = ${order.parcel}`
  })
  await expect(beyond).rejects.toMatchObject({ constraint_name: 'budget_not_overspent_by_change' })
})
