import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { noon } from '#tests/support/billing.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { trading } from '#tests/support/trading.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { library, delivered } = trading(shop)

let desk: Colleague
beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  desk = await hire(['trade_desk'])
})

const at = '2026-11-20T10:00:00Z'
const request = async (customer: string, asked: string) =>
  (
    await shop.sql<{ id: number }[]>`
      insert into bookseller_request (customer_id, asked, quantity, language, asked_at)
      values (${customer}, ${asked}, 1, 'es', ${at}) returning id`
  )[0]!.id
const budget = async (customer: string, { year = 2026, assigned = 100_000, spent = 0 } = {}) => {
  const [row] = await shop.sql<{ id: number }[]>`
    insert into budget (customer_id, year, title, contract, lot) values (${customer}, ${year}, 'Novela', 'C-1', '1') returning id`
  await shop.sql`
    insert into budget_entry (budget_id, kind, assigned_cents, pending_cents, actor, key)
    values (${row!.id}, 'assigned', ${assigned}, ${spent}, 'marta', ${`given:${row!.id}`})`
  return row!.id
}
const work = async (query = '') =>
  (await desk.call('GET', `/trade/?limit=200${query}`)).body.items as { kind: string; record: string; customer: string }[]

describe('the trade desk', () => {
  it('has what waits of every kind in one queue by age, and of the accounts that a colleague looks after alone', async () => {
    const mine = await library({ library: 'Biblioteca del Realejo' })
    const other = await library()
    const waiting = await library({ activated_at: null })
    await shop.sql`delete from trade_terms where customer_id = ${waiting}`
    const asked = await request(mine, 'Un libro agotado')
    await request(other, 'Otro libro')
    const near = await budget(mine, { spent: 85_000 })
    await budget(other, { spent: 10_000 })
    await desk.call('POST', `/accounts/${mine}/keeper/`, { mine: true })
    const of = (items: Awaited<ReturnType<typeof work>>, customer: string) =>
      items.filter((row) => row.customer === customer).map(({ kind, record }) => ({ kind, record }))
    const all = await work()
    expect(of(all, mine)).toEqual([
      { kind: 'request', record: String(asked) },
      { kind: 'budget', record: String(near) },
    ])
    expect(of(all, waiting)).toEqual([{ kind: 'account', record: waiting }])
    expect((await work('&keeper=me')).map(({ customer }) => customer)).toEqual([mine, mine])
    expect((await work('&kind=budget')).map(({ kind }) => kind)).toEqual(['budget'])
    expect((await work('&q=realejo')).map(({ customer }) => customer)).toEqual([mine, mine])
    expect((await desk.call('GET', '/waiting/')).body.items.map(({ queue }: { queue: string }) => queue)).toContain(
      'budgets_nearly_used',
    )
  })

  it('is told of an account whose orders leave no room below its limit', async () => {
    const owing = await library()
    await shop.sql`update trade_terms set credit_limit_cents = 1500 where customer_id = ${owing}`
    await delivered(owing, { lines: [{ quantity: 2, unit_cents: 1000 }] })
    await shop.sql`update shop_order set account_due_cents = 2000 where owner_id = ${owing}`
    expect((await work('&kind=limit')).map(({ customer }) => customer)).toEqual([owing])
    const waits = (await desk.call('GET', '/waiting/')).body.items
    expect(waits.find(({ queue }: { queue: string }) => queue === 'accounts_beyond')).toMatchObject({ count: 1, sum: 5 })
    await shop.sql`update trade_terms set credit_limit_cents = 2001 where customer_id = ${owing}`
    expect(await work('&kind=limit')).toEqual([])
  })

  it('sees an account on one page: orders, notes, requests and what colleagues noted, and nothing of a private customer', async () => {
    const id = await library({ library: 'Biblioteca del Zaidín' })
    const { order, note } = await delivered(id, { lines: [{ quantity: 2, unit_cents: 1000 }] })
    await request(id, 'Cartas completas')
    await desk.call('POST', `/accounts/${id}/notes/`, { kind: 'call', text: 'Prefieren un envío al mes.' })
    const { body } = await desk.call('GET', `/accounts/${id}/`)
    expect(body).toMatchObject({
      library: 'Biblioteca del Zaidín',
      state: 'open',
      kept_by_me: false,
      notes: [{ kind: 'call', text: 'Prefieren un envío al mes.' }],
      notes_of_delivery: { more: false, items: [{ note, order: order.number }] },
      requests: { items: [{ asked: 'Cartas completas', state: 'open' }] },
      acts: { activate: 'staff.activated_already', refuse: 'staff.activated_already' },
    })
    expect(body.last_contact).not.toBeNull()
    const [row] = (await desk.call('GET', '/accounts/?q=zaidin')).body.items
    expect(row).toMatchObject({ customer: id, state: 'open', on_account: true, budget_used: null })
    const reader = await library({ kind: 'private', library: '', activated_at: null, tax_id: null })
    expect((await desk.call('GET', `/accounts/${reader}/`)).status).toBe(404)
    expect((await desk.call('POST', `/accounts/${reader}/notes/`, { text: 'Algo' })).status).toBe(404)
  })

  it('does not open an account and says why in its language; what the account then says of itself is looked at again', async () => {
    const id = await library({ library: 'Ateneo', activated_at: null, language: 'ca' })
    await shop.sql`delete from trade_terms where customer_id = ${id}`
    const refused = await desk.call('POST', `/customers/${id}/refuse/`, { reason: 'El NIF és d’una altra entitat.' })
    expect(refused.body).toMatchObject({
      activated: false,
      refusal_reason: 'El NIF és d’una altra entitat.',
      acts: { refuse: 'staff.refused_already' },
    })
    expect(await shop.sql`select language from mail_outbox where template = 'account-refused'`).toEqual([{ language: 'ca' }])
    expect((await work('&kind=account')).filter(({ customer }) => customer === id)).toEqual([])
    await shop.sql`update customer set tax_id = 'Q2818999I' where id = ${id}`
    expect((await work('&kind=account')).filter(({ customer }) => customer === id)).toHaveLength(1)
    await desk.call('POST', `/customers/${id}/refuse/`, { reason: 'Sigue sin cuadrar.' })
    expect((await desk.call('POST', `/customers/${id}/activate/`, { note: 'Carta del ayuntamiento' })).body).toMatchObject({
      activated: true,
      refused_at: null,
      refusal_reason: '',
    })
  })

  it('invites somebody into an account in the language chosen, and not into one that is not open', async () => {
    const id = await library()
    const invited = { name: 'Rosa', email: 'rosa@biblioteca.example', role: 'requester', language: 'en' }
    expect((await desk.call('POST', `/customers/${id}/members/`, invited)).body.items).toMatchObject([
      { name: 'Rosa', state: 'invited' },
    ])
    expect((await desk.call('POST', `/customers/${id}/members/`, invited)).status).toBe(400)
    const closed = await library({ activated_at: null })
    expect((await desk.call('POST', `/customers/${closed}/members/`, { ...invited, email: 'x@biblioteca.example' })).status).toBe(
      403,
    )
  })
})

describe('budgets of a new year', () => {
  it('are copied for many libraries at once, the former closed, and what stands in the way of one is said of that one', async () => {
    const [a, b] = [await budget(await library()), await budget(await library())]
    const round = { year: 2027, amount: 'same', close: true }
    expect((await desk.call('POST', '/budgets/next-year/', { ...round, rows: [{ id: a }, { id: b }] })).body).toEqual({
      done: [a, b],
      refused: [],
    })
    expect((await desk.call('POST', '/budgets/next-year/', { ...round, rows: [{ id: a }] })).body.refused).toMatchObject([
      { id: a, code: 'budget.exists' },
    ])
    expect(
      (await desk.call('POST', '/budgets/next-year/', { ...round, year: 2026, rows: [{ id: a }] })).body.refused,
    ).toMatchObject([{ code: 'budget.not_later' }])
    const { items } = (await desk.call('GET', '/budgets/?year=2027')).body
    expect(items).toMatchObject([{ assigned: 1000, closed: false, lot: '1' }, { assigned: 1000 }])
    expect((await desk.call('GET', '/budgets/?year=2026&closed=true')).body.count.of).toBe(2)
  })
})

describe('an order for a library', () => {
  it('is placed on its terms from its budget, names the colleague, and is one however often it is sent', async () => {
    const id = await library()
    const own = await budget(id)
    const product = await givenProduct(shop.sql)
    const wish = { lines: [{ product, copies: 3 }], collect_at: 'T013', budget: own }
    const reckoned = (await desk.call('POST', `/accounts/${id}/orders/reckon/`, wish)).body
    expect(reckoned).toMatchObject({ why_not: null, budget_left: Math.round((1000 - reckoned.total) * 100) / 100 })
    const sent = { ...wish, key: randomUUID(), store_code: 'T013', reference: 'B-7', expected_total: reckoned.total }
    const { body } = await desk.call('POST', `/accounts/${id}/orders/`, sent)
    expect((await desk.call('POST', `/accounts/${id}/orders/`, sent)).body).toEqual(body)
    const [order] = await shop.sql`
      select made_by, made_in, owner_id, terms, budget_id, reference, payment_state from shop_order where number = ${body.number}`
    expect(order).toEqual({
      made_by: desk.id,
      made_in: 'T013',
      owner_id: id,
      terms: 'account',
      budget_id: own,
      reference: 'B-7',
      payment_state: 'on_account',
    })
    expect((await desk.call('GET', `/accounts/${id}/`)).body.open_orders.items).toMatchObject([
      { number: body.number, copies: 3 },
    ])
  })

  it('is read by the trade desk, that of a private customer is not', async () => {
    const own = (await delivered(await library(), { lines: [{ quantity: 1, unit_cents: 1000 }] })).order.number
    const reader = await library({ kind: 'private', library: '', activated_at: null, tax_id: null })
    const other = (await delivered(reader, { lines: [{ quantity: 1, unit_cents: 1000 }] })).order.number
    const { items } = (await desk.call('GET', '/account-orders/?limit=200')).body
    const numbers = items.map(({ number }: { number: string }) => number)
    expect([numbers.includes(own), numbers.includes(other)]).toEqual([true, false])
    expect((await desk.call('GET', `/account-orders/${own}/`)).body).toMatchObject({ number: own, terms: 'account' })
    expect((await desk.call('GET', `/account-orders/${other}/`)).status).toBe(404)
    expect((await desk.call('GET', `/orders/${own}/`)).status).toBe(403)
  })

  it('is refused beyond its budget, from the budget of another, and for an account that is not open', async () => {
    const id = await library()
    const product = await givenProduct(shop.sql)
    const small = await budget(id, { assigned: 500 })
    const wish = { lines: [{ product, copies: 3 }], collect_at: 'T013' }
    const order = async (customer: string, budgetId: number | null) => {
      const { total } = (await desk.call('POST', `/accounts/${id}/orders/reckon/`, wish)).body
      const body = { ...wish, budget: budgetId, key: randomUUID(), store_code: 'T013', expected_total: total }
      return (await desk.call('POST', `/accounts/${customer}/orders/`, body)).body.code
    }
    expect(await order(id, small)).toBe('accounts.over_budget')
    expect(await shop.sql`select from shop_order where owner_id = ${id}`).toHaveLength(0)
    expect(await order(id, await budget(await library()))).toBe('budget.unknown')
    expect(await order(await library({ activated_at: null }), null)).toBe('customer.not_looked_at')
  })
})

describe('delivery notes and the year', () => {
  it('are found by number, account and state, shown with their lines and printed in the language of their account', async () => {
    const id = await library({ library: 'Biblioteca de Beiro' })
    const { note, order } = await delivered(id, { lines: [{ quantity: 2, unit_cents: 1000 }] })
    for (const query of [`q=${note}`, 'q=beiro', `customer=${id}`, `order=${order.number}`])
      expect((await desk.call('GET', `/delivery-notes/?${query}`)).body.items.map((row: { note: string }) => row.note)).toEqual([
        note,
      ])
    expect((await desk.call('GET', `/delivery-notes/?customer=${id}&state=issued`)).body.items).toEqual([])
    expect((await desk.call('GET', `/delivery-notes/${note}/`)).body).toMatchObject({
      customer: id,
      state: 'not_requested',
      lines: [{ quantity: 2 }],
    })
    for (const as of ['pdf', 'xlsx']) {
      const file = await shop.app.inject({
        url: `/api/staff/delivery-notes/${note}/paper/?as=${as}`,
        headers: { authorization: `Bearer ${desk.token}` },
      })
      expect(file.statusCode).toBe(200)
      expect(file.rawPayload.subarray(0, 2).toString()).toBe(as === 'pdf' ? '%P' : 'PK')
    }
  })

  it('say what a year brought an account and nobody else, line by line as a file too', async () => {
    const id = await library()
    const own = await delivered(id, { lines: [{ quantity: 2, unit_cents: 1000 }] })
    await delivered(await library(), { lines: [{ quantity: 9, unit_cents: 1000 }] })
    const year = noon.getFullYear()
    const { body } = await desk.call('GET', `/accounts/${id}/years/${year}/`)
    expect(body).toMatchObject({ years: [year], notes: 1, orders: 1, titles: 1, copies: 2, budgets: [{ name: '', copies: 2 }] })
    expect(body.publishers[0].total).toBe(body.budgets[0].total)
    const { items } = (await desk.call('GET', `/accounts/${id}/years/${year}/titles/`)).body
    expect(items).toMatchObject([{ note: own.note, order: own.order.number, copies: 2 }])
    expect((await desk.call('GET', `/accounts/${id}/years/${year - 1}/`)).body).toMatchObject({ notes: 0, total: 0, titles: 0 })
    for (const which of [year, year - 1]) {
      const paper = await shop.app.inject({
        url: `/api/staff/accounts/${id}/years/${which}/paper/`,
        headers: { authorization: `Bearer ${desk.token}` },
      })
      expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await desk.call('GET', `/accounts/nobody/years/${year}/paper/`)).status).toBe(404)
  })
})

it('a standing order is seen with what it proposes, rests and goes on at its library’s wish, and no other budget bears it', async () => {
  const id = await library()
  const [row] = await shop.sql<{ id: number }[]>`
    insert into standing_order (customer_id, words, ran_on) values (${id}, 'alhambra', '2026-11-21') returning id`
  const [listed] = (await desk.call('GET', `/standing-orders/?customer=${id}`)).body.items
  expect(listed).toMatchObject({ standing: row!.id, active: true, last: '2026-11-21', waiting: 0 })
  const wish = { active: false, copies: 2, price_limit: null, month_limit: 300, budget: null }
  expect((await desk.call('PUT', `/standing-orders/${row!.id}/`, wish)).body).toMatchObject({
    active: false,
    copies: 2,
    next: null,
  })
  expect((await desk.call('GET', `/standing-orders/?customer=${id}&active=true`)).body.items).toEqual([])
  const foreign = await budget(await library())
  expect((await desk.call('PUT', `/standing-orders/${row!.id}/`, { ...wish, budget: foreign })).status).toBe(400)
})
