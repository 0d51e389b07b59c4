import { describe, expect, it } from 'vitest'
import { atDesk, type Library } from '#tests/support/desk.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { library, member, list, desk, eanOf } = atDesk(shop)

/** A list with copies of products, charged to the library's budget and sent to its centre. */
async function listed(
  who: Library,
  lines: readonly { product: number; quantity?: number }[],
  by: { id: string; token: string } = who,
) {
  const { list: id } = await list(by)
  for (const { product, quantity = 1 } of lines) await desk(by, 'add', { list: id, ean: await eanOf(product), quantity })
  await desk(by, 'settle', { list: id, budget: who.budget, address: who.address, reference: 'EXP-7', name: 'Enero' })
  return id as number
}
const orderOf = async (number: string) =>
  (
    await shop.sql<
      { id: number; promotion_cents: number; total_cents: number }[]
    >`select * from shop_order where number = ${number}`
  )[0]!
const ordersOf = async (who: Library) => (await shop.sql`select id from shop_order where owner_id = ${who.id}`).length
const emailsTo = async (recipient: string) =>
  (await shop.sql<{ template: string }[]>`select template from mail_outbox where recipient = ${recipient} order by id`).map(
    (letter) => letter.template,
  )

describe('a list that is ordered', () => {
  it('is an order on account: priced, charged to its budget, its copies taken, prepared at once, its list closed', async () => {
    const who = await library()
    const [book, later] = [await givenProduct(shop.sql, { price_cents: 2_000 }), await givenProduct(shop.sql, { stock: 0 })]
    const id = await listed(who, [
      { product: book, quantity: 4 },
      { product: later, quantity: 120 },
    ])
    const shown = await list(who)
    const placed = await desk(who, 'order', { list: id, expected_total: shown.sums.total })
    expect(placed.body).toMatchObject({ total: shown.sums.total, leftovers: null })
    const order = await orderOf(placed.body.order)
    expect(order).toMatchObject({
      terms: 'account',
      payment_state: 'on_account',
      budget_id: who.budget,
      reference: 'EXP-7',
      owner_id: who.id,
      placed_by: null,
    })
    expect(order.promotion_cents).toBeGreaterThan(0)
    const lines = await shop.sql`select fulfilment, quantity from order_line where order_id = ${order.id} order by position`
    expect(lines).toMatchObject([{ fulfilment: 'preparing' }, { fulfilment: 'preparing', quantity: 120 }])
    expect(await shop.sql`select state, order_id from desk_list where id = ${id}`).toMatchObject([
      { state: 'ordered', order_id: order.id },
    ])
    expect(await shop.sql`select pending_cents from budget where id = ${who.budget}`).toMatchObject([
      { pending_cents: order['total_cents'] },
    ])
    expect((await shop.sql`select stock from product where id = ${book}`)[0]).toMatchObject({ stock: 6 })
    expect(await emailsTo(`${who.id}@example.com`)).toEqual(['order-confirmation'])
    expect(await shop.sql`select 1 from cart where owner_id = ${who.id} and closed_at is null`).toHaveLength(0)
  })
  it('is off its budget once, and its own order warns of none of its lines (L-02)', async () => {
    const who = await library({ assigned: 10_000 })
    const book = await givenProduct(shop.sql, { price_cents: 2_000 })
    const id = await listed(who, [{ product: book, quantity: 3 }])
    const { total } = (await list(who)).sums
    await desk(who, 'order', { list: id })
    const after = await list(who, { list: id })
    expect(after).toMatchObject({ state: 'ordered', over_budget: false, counts: { bought: 0 } })
    expect(after.items[0]).toMatchObject({ budget_after: null, over_budget: false, earlier: [] })
    expect(after.budgets[0].available).toBe(Math.round(10_000 - total * 100) / 100)
    const next = await list(who, { list: await listed(who, [{ product: book }]) })
    expect(next.items[0].earlier).toMatchObject([{ kind: 'pending', copies: 3 }])
  })
  it('leaves its budget and its place to the next list, unless the budget was closed', async () => {
    const who = await library()
    const book = await givenProduct(shop.sql, { price_cents: 2_000 })
    await desk(who, 'order', { list: await listed(who, [{ product: book }]) })
    expect(await list(who)).toMatchObject({ state: 'open', budget: who.budget, address: who.address, reference: '' })
    await shop.sql`update budget set closed_at = now() where id = ${who.budget}`
    const { list: another } = (await desk(who, 'create', { name: 'Febrero' })).body
    expect(await list(who, { list: another })).toMatchObject({ budget: null, address: who.address })
  })
  it('is one order however often it is clicked', async () => {
    const who = await library()
    const id = await listed(who, [{ product: await givenProduct(shop.sql) }])
    const placed = await Promise.all(Array.from({ length: 5 }, () => desk(who, 'order', { list: id })))
    expect(new Set(placed.map((answer) => answer.body.order)).size).toBe(1)
    expect(await ordersOf(who)).toBe(1)
  })
  it('leaves the basket of its people alone', async () => {
    const who = await library()
    const signed = { id: who.id, token: who.token }
    const product = await givenProduct(shop.sql)
    const cart = (await shop.call('POST', '/cart/', signed)).body.pk
    await shop.call('POST', '/cart/line/', { ...signed, cart, product, quantity: 2 })
    const id = await listed(who, [{ product }])
    expect((await desk(who, 'order', { list: id })).status).toBe(200)
    expect((await shop.call('POST', '/cart/recover-last-cart/', signed)).body).toMatchObject({
      pk: cart,
      cart_lines: [{ quantity: 2 }],
    })
  })
  it('leaves what is parked or unclear in a list of its own', async () => {
    const who = await library()
    const [book, parked] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const id = await listed(who, [{ product: book }, { product: parked }])
    const line = (await list(who)).items.find((item: { product: { pk: number } }) => item.product.pk === parked).line
    await desk(who, 'line', { list: id, line, act: 'park' })
    const { leftovers } = (await desk(who, 'order', { list: id })).body
    expect(await list(who, { list: leftovers })).toMatchObject({ name: 'Enero', lines: 1, counts: { parked: 1, found: 0 } })
  })
  it('is refused with what cannot be had, beyond the credit agreed, at another total, empty, and without terms', async () => {
    const who = await library({ limit: 10_000 })
    const few = await givenProduct(shop.sql, { kind: 'object', stock: 2, price_cents: 9_000 })
    const id = await listed(who, [{ product: few, quantity: 3 }])
    expect((await desk(who, 'order', { list: id })).body.code).toBe('desk.lines_unavailable')
    const { items } = await list(who)
    expect(items[0]).toMatchObject({ notice: 'stock_short', most: 2 })
    await desk(who, 'line', { list: id, line: items[0].line, act: 'quantity', quantity: 2 })
    expect((await desk(who, 'order', { list: id, expected_total: 1 })).body.code).toBe('terms.over_limit')
    await desk(who, 'line', { list: id, line: items[0].line, act: 'quantity', quantity: 1 })
    expect((await desk(who, 'order', { list: id, expected_total: 1 })).body.code).toBe('order.total_moved')
    await desk(who, 'line', { list: id, line: items[0].line, act: 'park' })
    expect((await desk(who, 'order', { list: id })).body.code).toBe('desk.empty')
    expect(await ordersOf(who)).toBe(0)
    const cash = await library({ onAccount: false })
    const book = await givenProduct(shop.sql, { stock: 0 })
    const theirs = await listed(cash, [{ product: book, quantity: 120 }])
    expect((await desk(cash, 'order', { list: theirs })).body.code).toBe('terms.not_on_account')
    const { body } = await desk(cash, 'basket', { list: theirs })
    const cart = await shop.call('POST', '/cart/recover-cart/', { id: cash.id, token: cash.token, cart_id: body.cart })
    expect(cart.body.cart_lines).toMatchObject([{ quantity: 99 }])
  })
  it('warns of a budget at its end and is ordered all the same by whoever decides (L-02)', async () => {
    const who = await library({ assigned: 1_000 })
    const id = await listed(who, [{ product: await givenProduct(shop.sql), quantity: 5 }])
    expect(await list(who)).toMatchObject({ over_budget: true, may: { order: true } })
    expect((await desk(who, 'order', { list: id })).status).toBe(200)
    expect((await shop.sql`select available_cents from budget where id = ${who.budget}`)[0]!['available_cents']).toBeLessThan(0)
  })
})

describe('a list of somebody who may not order alone', () => {
  it('goes to an approver with a word, who changes it and orders it in both names; the requester is told', async () => {
    const who = await library()
    const [asks, decides] = [await member(who, 'requester'), await member(who, 'approver')]
    const id = await listed(who, [{ product: await givenProduct(shop.sql) }], asks)
    expect((await list(asks)).may).toMatchObject({ order: false, submit: true, approve: false })
    expect((await desk(asks, 'order', { list: id })).body.code).toBe('access.needs_approval')
    expect((await desk(asks, 'submit', { list: id, letter: 'Para el club de lectura' })).status).toBe(200)
    expect(await emailsTo(`${decides.member}@example.com`)).toEqual(['desk-approval-asked'])
    const { line } = (await list(asks, { list: id })).items[0]
    expect((await desk(asks, 'line', { list: id, line, act: 'quantity', quantity: 9 })).status).toBe(403)
    const waiting = (await desk(decides, 'lists', { states: ['awaiting'] })).body.items
    expect(waiting).toMatchObject([{ list: id, letter: 'Para el club de lectura', own: false }])
    expect((await desk(decides, 'line', { list: id, line, act: 'quantity', quantity: 2 })).status).toBe(200)
    const placed = await desk(decides, 'order', { list: id })
    expect(await orderOf(placed.body.order)).toMatchObject({ placed_by: asks.member, approved_by: decides.member })
    expect(await emailsTo(`${asks.member}@example.com`)).toEqual(['desk-list-approved'])
  })
  it('is one order when two approve at once', async () => {
    const who = await library()
    const asks = await member(who, 'requester')
    const deciders = [await member(who, 'approver'), await member(who, 'approver'), who]
    const id = await listed(who, [{ product: await givenProduct(shop.sql) }], asks)
    await desk(asks, 'submit', { list: id })
    await Promise.all([...deciders, ...deciders].map((decider) => desk(decider, 'order', { list: id })))
    expect(await ordersOf(who)).toBe(1)
  })
  it('comes back with a reason, is mended and sent again; of a decision and its opposite one counts', async () => {
    const who = await library()
    const [asks, decides] = [await member(who, 'requester'), await member(who, 'approver')]
    const id = await listed(who, [{ product: await givenProduct(shop.sql) }], asks)
    await desk(asks, 'submit', { list: id })
    expect((await desk(asks, 'send-back', { list: id, reason: 'x' })).status).toBe(403)
    expect((await desk(decides, 'send-back', { list: id, reason: 'Ya hay tres' })).status).toBe(200)
    expect(await emailsTo(`${asks.member}@example.com`)).toEqual(['desk-list-returned'])
    expect(await list(asks, { list: id })).toMatchObject({ state: 'open', reason: 'Ya hay tres', may: { edit: true } })
    await desk(asks, 'submit', { list: id })
    const both = await Promise.all([desk(decides, 'order', { list: id }), desk(who, 'send-back', { list: id, reason: 'No' })])
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await ordersOf(who)).toBe(both[0].status === 200 ? 1 : 0)
  })
  it('is ordered directly within the own limit, but not beyond the budget', async () => {
    const who = await library({ assigned: 3_000 })
    const asks = await member(who, 'requester', 5_000)
    const cheap = await givenProduct(shop.sql, { price_cents: 1_000 })
    const id = await listed(who, [{ product: cheap, quantity: 4 }], asks)
    expect((await desk(asks, 'order', { list: id })).body.code).toBe('desk.over_budget')
    const [line] = (await list(asks, { list: id })).items
    await desk(asks, 'line', { list: id, line: line.line, act: 'quantity', quantity: 2 })
    expect((await desk(asks, 'order', { list: id })).status).toBe(200)
  })
})

describe('what the account has already', () => {
  it('is said of each title: the same, another edition, still to come, on another list; of nobody else’s', async () => {
    const [who, other] = [await library(), await library()]
    const [work] = await shop.sql<{ id: number }[]>`insert into work (key) values ('cuentos') returning id`
    const [paperback, hardback] = [
      await givenProduct(shop.sql, { format_code: 'R' }),
      await givenProduct(shop.sql, { format_code: 'C' }),
    ]
    await shop.sql`update product set work_id = ${work!.id} where id in (${paperback}, ${hardback})`
    const first = await listed(who, [{ product: hardback, quantity: 2 }])
    const { order } = (await desk(who, 'order', { list: first })).body
    await desk(other, 'order', { list: await listed(other, [{ product: paperback }]) })
    const second = await listed(who, [{ product: paperback }])
    const [line] = (await list(who, { list: second })).items
    expect(line.earlier).toMatchObject([{ kind: 'pending', same_edition: false, edition: 'Hardback', copies: 2, order }])
    await shop.sql`update order_line set fulfilment = 'delivered' where order_id = (select id from shop_order where number = ${order})`
    const third = (await desk(who, 'create', { name: 'Otra' })).body.list
    await desk(who, 'add', { list: third, ean: await eanOf(hardback) })
    const shown = await list(who, { list: third, only: 'bought' })
    expect(shown.counts.bought).toBe(1)
    expect(shown.items[0].earlier).toMatchObject([
      { kind: 'bought', same_edition: true, copies: 2, order },
      { kind: 'listed', same_edition: false, list: second, edition: 'Paperback' },
    ])
  })
})
