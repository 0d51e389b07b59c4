import { beforeAll, describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place, pay } = buying(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const stockOf = async (product: number) =>
  Object.fromEntries(
    (await shop.sql`select store_code, quantity from stock where product_id = ${product}`).map((row) => [
      row.store_code,
      row.quantity,
    ]),
  )

async function ordered(kind: 'home' | 'store' = 'home') {
  const product = await givenProduct(shop.sql)
  const who = await signIn()
  const cart = await fill(who, [product])
  if (kind === 'store') await shop.call('PUT', `/cart/${cart}/`, { shipping_method: 'store', store_delivered: 'T013', ...who })
  const { body } = await place(who, cart)
  await pay(who, body.number)
  // The gateway tells the shop by itself, a moment later.
  await eventually('it is known to be paid', async () => {
    const [order] = await shop.sql`select payment_state from shop_order where number = ${body.number}`
    return order?.['payment_state'] !== 'pending'
  })
  return { number: body.number as string, email: `${who.id}@example.com` }
}

describe('the order desk', () => {
  it('finds orders by number, e-mail and state, and walks them in pages', { timeout: 60_000 }, async () => {
    const { call } = await hire(['order_desk'])
    const [first, second] = [await ordered(), await ordered()]
    const byEmail = (await call('GET', `/orders/?email=${encodeURIComponent(first.email)}`)).body
    expect(byEmail.items.map(({ number }: { number: string }) => number)).toEqual([first.number])
    expect(byEmail.items[0]).toMatchObject({ status: 'e1', payment_state: 'paid', num_items: 1 })
    const page = (await call('GET', '/orders/?payment=paid&limit=1')).body
    expect(page.items[0].number).toBe(second.number)
    const next = (await call('GET', `/orders/?payment=paid&limit=1&before=${page.next}`)).body
    expect(next.items[0].number).toBe(first.number)
    expect((await call('GET', `/orders/?status=e4`)).body.items).toEqual([])
    expect((await call('GET', '/orders/?status=e9')).status).toBe(400)
  })

  it('reads one order with its money and history, and leaves its name there', { timeout: 60_000 }, async () => {
    const { call, id } = await hire(['order_desk'])
    const { number, email } = await ordered()
    const { body } = await call('GET', `/orders/${number}/`)
    expect(body).toMatchObject({ number, email, lines: [{ quantity: 1, status: 'e1' }], payments: [{ outcome: 'captured' }] })
    expect(body.events.map(({ event }: { event: string }) => event)).toEqual(expect.arrayContaining(['placed', 'paid']))
    const [act] = await shop.sql`select action, subject, outcome from staff_act where staff_id = ${id} and action = 'order.read'`
    expect(act).toEqual({ action: 'order.read', subject: `order ${number}`, outcome: 'done' })
    expect((await call('GET', '/orders/none/')).status).toBe(404)
  })

  it('shows a bookseller the orders of the own store only', { timeout: 60_000 }, async () => {
    const bookseller = await hire(['bookseller'], { storeCode: 'T014' })
    const { number } = await ordered('store')
    expect((await bookseller.call('GET', '/orders/')).body.items).toEqual([])
    expect((await bookseller.call('GET', `/orders/${number}/`)).status).toBe(404)
    const here = await hire(['bookseller'])
    expect((await here.call('GET', `/orders/${number}/`)).body.number).toBe(number)
  })
})

describe('stock', () => {
  it('is set with a reason, in the own store only for a bookseller', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    await givenStore(shop.sql, 'T014')
    const { call, id } = await hire(['bookseller'])
    const set = (change: object) =>
      call('PUT', '/stock/', { product, store_code: 'T013', quantity: 7, reason: 'counted in the evening', ...change })
    expect((await set({})).body).toMatchObject({ total: 7 })
    expect((await set({ store_code: 'T014' })).body.code).toBe('staff.other_store')
    expect((await set({ quantity: -1 })).status).toBe(400)
    expect((await set({ reason: '' })).status).toBe(400)
    expect((await set({ product: 999_999 })).status).toBe(404)
    expect(await stockOf(product)).toEqual({ T013: 7 })
    const acts = await shop.sql`select outcome, input from staff_act where staff_id = ${id} and action = 'stock.set' order by id`
    expect(acts.map(({ outcome }) => outcome)).toEqual(['done', 'forbidden', 'refused', 'refused', 'refused'])
    expect(acts[0]?.input).toMatchObject({ quantity: 7, reason: 'counted in the evening' })
    expect((await shop.sql`select stock from product where id = ${product}`)[0]?.stock).toBe(7)
  })

  it('moves between stores and never below nothing, however many move at once', async () => {
    const product = await givenProduct(shop.sql, { stock: 5 })
    await givenStore(shop.sql, 'T014')
    const { call } = await hire(['catalogue'])
    const move = () =>
      call('POST', '/stock/move/', { product, from_store: 'T013', to_store: 'T014', quantity: 1, reason: 'asked for' })
    const answers = await Promise.all(Array.from({ length: 8 }, move))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'staff.stock_short')).toHaveLength(3)
    expect(await stockOf(product)).toEqual({ T013: 0, T014: 5 })
    const seen = await call('GET', `/stock/?product=${product}`)
    expect(seen.body).toMatchObject({ total: 5 })
  })
})

describe('accounts', () => {
  it('of businesses open once their tax id is there; private ones have nothing to activate', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, company, language)
      values ('biz-0', 'business', 'biz0@example.com', 'x', 'Empresa', 'ca'), ('p-1', 'private', 'p1@example.com', 'x', '', 'es')`
    const { call } = await hire(['trade_desk'])
    expect((await call('POST', '/customers/biz-0/activate/', {})).body.code).toBe('staff.nif_missing')
    await shop.sql`update customer set tax_id = 'B12345674' where id = 'biz-0'`
    expect((await call('POST', '/customers/biz-0/activate/', {})).body).toMatchObject({ activated: true })
    expect((await call('POST', '/customers/p-1/activate/', {})).body.code).toBe('staff.not_to_activate')
    const waiting = (await call('GET', '/customers/?waiting=true')).body.items.map((one: { customer: string }) => one.customer)
    expect(waiting).not.toContain('p-1')
    expect(waiting).not.toContain('biz-0')
  })
  it('show the people of a library, and close one at once', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, library, language, activated_at)
      values ('lib-2', 'library', 'lib2@example.com', 'x', 'Biblioteca', 'es', now())`
    await shop.sql`insert into account_member (id, customer_id, email, name, role, language, invited_at)
      values ('m-1', 'lib-2', 'm1@example.com', 'Pau', 'approver', 'es', now())`
    const { call } = await hire(['trade_desk'])
    expect((await call('GET', '/customers/lib-2/members/')).body.items).toMatchObject([{ pk: 'm-1', role: 'approver' }])
    expect((await call('POST', '/customers/lib-2/members/m-1/close/', {})).body.items).toMatchObject([{ state: 'closed' }])
    expect((await call('POST', '/customers/lib-1/members/m-1/close/', {})).status).toBe(404)
  })
  it('of libraries are found waiting, opened once, and every look is written down', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, library, language)
      values ('lib-1', 'library', 'lib@example.com', 'x', 'Biblioteca', 'es')`
    const { call, id } = await hire(['order_desk'])
    expect((await call('GET', '/customers/?waiting=true')).body.items.map((one: { customer: string }) => one.customer)).toContain(
      'lib-1',
    )
    expect((await call('GET', '/customers/')).status).toBe(400)
    expect((await call('POST', '/customers/lib-1/activate/', { note: 'Directorio de bibliotecas' })).body).toMatchObject({
      activated: true,
      activation_note: 'Directorio de bibliotecas',
    })
    await call('POST', '/customers/lib-1/activate/', {})
    expect(await shop.sql`select template, language from mail_outbox where recipient = 'lib@example.com'`).toEqual([
      { template: 'account-activated', language: 'es' },
    ])
    expect((await call('GET', '/customers/lib-1/')).body).toMatchObject({ activated: true, library: 'Biblioteca' })
    expect((await call('POST', '/customers/lib-9/activate/', {})).status).toBe(404)
    const acts =
      await shop.sql`select action, subject from staff_act where staff_id = ${id} and action like 'customer.%' order by id`
    expect(acts.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'customer.find customer waiting',
      'customer.find customer waiting',
      'customer.activate customer lib-1',
      'customer.activate customer lib-1',
      'customer.read customer lib-1',
      'customer.activate customer lib-9',
    ])
  })
})

describe('a business', () => {
  it('has its taxes and its invoicing kept by finance', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, company, language)
      values ('biz-1', 'business', 'biz@example.com', 'x', 'Librería', 'es'), ('c-1', 'private', 'c1@example.com', 'x', '', 'es')`
    const { call } = await hire(['finance'])
    const vies = { consultation: 'WAPI-1', checked_on: '2026-11-20' }
    expect((await call('PUT', '/customers/biz-1/tax/', { vies, surcharge_since: '2026-01-01' })).body).toEqual({ done: true })
    expect((await call('PUT', '/customers/c-1/tax/', { vies })).body.code).toBe('staff.not_business')
    const [kept] =
      await shop.sql`select vat_proof, surcharge_since, vat_verified_at is not null as proven from customer where id = 'biz-1'`
    expect(kept).toEqual({
      vat_proof: { consultation: 'WAPI-1', checkedOn: '2026-11-20' },
      surcharge_since: '2026-01-01',
      proven: true,
    })
    const dir3 = { accounting: 'L01280796', managing: '12', processing: 'LA0001234' }
    expect((await call('PUT', '/customers/biz-1/billing/', { dir3 })).body.managing).toBeDefined()
    expect((await call('PUT', '/customers/biz-1/billing/', { monthly: true })).status).toBe(200)
    expect((await call('PUT', '/customers/nobody/billing/', { monthly: true })).status).toBe(404)
  })
})

it('the settings of the shop show no secret', async () => {
  const { call } = await hire(['finance'])
  const { body } = await call('GET', '/settings/')
  expect(body).toMatchObject({ store: 'T013' })
  expect(JSON.stringify(body)).not.toContain(shop.config.SECRET)
})
